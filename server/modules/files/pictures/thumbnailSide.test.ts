import { expect, it } from "vitest";
import { thumbnailSide } from "./thumbnailSide.ts";

it.each([
  [{}, undefined],
  [{ w: "0" }, undefined],
  [{ w: "1" }, 64],
  [{ h: "64" }, 64],
  [{ w: "65", h: "10" }, 128],
  [{ w: "300", h: "700" }, 1024],
  [{ w: "99999" }, 1024],
])("FI113 %j is answered with a side of %j", (asked, side) => {
  expect(thumbnailSide(asked)).toBe(side);
});
