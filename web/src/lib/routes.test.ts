import { expect, test } from "vitest";
import { PLACES } from "./places";
import { routeOf } from "./routes";

test("every place in the bar has a page", () => {
  for (const place of PLACES) expect(routeOf(place.href), place.href).not.toBeNull();
});

test("a page is told what its address names", () => {
  expect(routeOf("/match/kq7f2mab")?.props).toEqual({ match: "kq7f2mab" });
  expect(routeOf("/match/a%20b/")?.props).toEqual({ match: "a b" });
  expect(routeOf("/replay")?.props).toEqual({ id: null });
});

test("what is no address of ours has no page", () => {
  for (const path of ["/nothing", "/match", "/match/a/b", "/match/%E0%A4%A"]) expect(routeOf(path), path).toBeNull();
});
