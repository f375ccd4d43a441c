import { expect, test } from "vitest";
import { captionOf } from "./caption";

test("every sentence of a caption begins with a capital", () => {
  expect(captionOf(null, "end of the turn. half 2 begins")).toBe("End of the turn. Half 2 begins");
});
