import { expect, test } from "vitest";

test("the tests have a page to draw on", () => {
  expect(document.body).toBeInstanceOf(HTMLElement);
});
