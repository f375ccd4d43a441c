// A part that is fetched later: nothing stands there before, it comes once, and a failure can be mended.
import { render, screen, fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import Legend from "../parts/Legend.svelte";
import Late from "../parts/Late.svelte";
import { Later } from "./later.svelte";
import { LATE } from "./words/first";

const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  await tick();
};

test("a part is fetched once, when it is wanted", async () => {
  let fetched = 0;
  const part = new Later(async () => { fetched += 1; return { default: Legend }; });
  expect(fetched).toBe(0);
  const { container } = render(Late, { part });
  expect(container.textContent).toBe("");
  await settled();
  expect(container.textContent).not.toBe("");
  render(Late, { part });
  await part.load();
  expect(fetched).toBe(1);
});

test("what could not be fetched says so, and can be tried again", async () => {
  let there = false;
  const part = new Later(async () => { if (!there) throw new Error("away"); return { default: Legend }; });
  const { container } = render(Late, { part });
  await settled();
  expect(screen.getByRole("alert").textContent).toContain(LATE.failed);
  there = true;
  await fireEvent.click(screen.getByRole("button", { name: LATE.again }));
  await settled();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(container.textContent).not.toBe("");
});
