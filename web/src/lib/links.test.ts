import { expect, test } from "vitest";
import { rootOf } from "./links.svelte";

const HERE = "http://127.0.0.1:8765/match/kq7f2m?join=abc";
const NETWORK = { address: "http://192.168.1.5:8765", given: false };
const PUBLIC = { address: "https://table.example.org", given: true };
const ALONE = { address: null, given: false };

test("links have the address the keeper of the server gave, wherever the page was opened", () => {
  for (const page of [HERE, "http://192.168.1.5:8765/", "https://table.example.org/match/kq7f2m"]) {
    expect(rootOf(page, PUBLIC)).toEqual({ address: "https://table.example.org", onlyHere: false });
  }
});

test("opened on the server's own machine, they have its address in the network", () => {
  for (const host of ["127.0.0.1", "localhost", "[::1]"]) {
    expect(rootOf(`http://${host}:8765/`, NETWORK)).toEqual({ address: "http://192.168.1.5:8765", onlyHere: false });
  }
});

test("opened from elsewhere, that address works: it may be another than the server knows", () => {
  expect(rootOf("http://table.lan:8765/", NETWORK)).toEqual({ address: "http://table.lan:8765", onlyHere: false });
  expect(rootOf("https://tunnel.example/", ALONE)).toEqual({ address: "https://tunnel.example", onlyHere: false });
});

test("if only this computer can come, that is known; and not said before the server was asked", () => {
  expect(rootOf(HERE, ALONE)).toEqual({ address: "http://127.0.0.1:8765", onlyHere: true });
  expect(rootOf(HERE, null)).toEqual({ address: "http://127.0.0.1:8765", onlyHere: false });
});
