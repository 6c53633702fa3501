import { expect, it } from "vitest";
import { filterWidths, steppedWidth } from "../arrange/filterWidths.ts";
import { widthStyle } from "./widthStyle.ts";

it("T946 a filter is as wide as configured, of twelve columns, in percent or in pixels, else as its text; steps go along the columns", () => {
  expect([3, 40, 220, 0, null].map((width) => widthStyle(width)?.width)).toEqual(["calc((100% + var(--space-2)) * 0.25 - var(--space-2))", "40%", "220px", undefined, undefined]);
  expect([steppedWidth(0, 1), steppedWidth(6, 1), steppedWidth(12, 1), steppedWidth(220, -1), steppedWidth(1, -1)]).toEqual([1, 8, 12, 12, null]);
  expect(filterWidths(220, "auto").filter(({ id }) => id === 0 || id > 9)).toEqual([{ id: 0, name: "auto" }, { id: 12, name: "1/1" }, { id: 220, name: "220px" }]);
});
