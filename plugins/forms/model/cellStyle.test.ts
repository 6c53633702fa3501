import { describe, expect, it } from "vitest";
import { cellStyle } from "./cellStyle.ts";
import { linesOf } from "../view/linesOf.ts";

describe("cellStyle", () => {
  it("F11 a width is columns of twelve, percent, or pixels", () => {
    const part = (share: number): string => `calc((100% + var(--field-gap)) * ${share} - var(--field-gap) - 0.02px)`;
    expect(cellStyle(3)).toEqual({ "--width": part(0.25), "--width-medium": part(0.5) });
    expect(cellStyle(12)).toEqual({ "--width": part(1), "--width-medium": part(1) });
    expect(cellStyle(40)).toEqual({ "--width": part(0.4), "--width-medium": part(0.5) });
    expect(cellStyle(240)).toEqual({ "--width": "240px", "--width-medium": "240px" });
    expect(cellStyle(undefined)).toEqual({});
  });
});

describe("linesOf", () => {
  it("F11 widths make the lines on which labels and marks are lined up", () => {
    const lines = (...widths: (number | undefined)[]): (number | undefined)[][] =>
      linesOf(widths.map((width) => ({ ...(width !== undefined && { width }) }))).map((line) => line.map(({ width }) => width));
    expect(lines(6, 6, 4, 4)).toEqual([[6, 6], [4, 4]]);
    expect(lines(33, 33, 34, 12, undefined, 3)).toEqual([[33, 33, 34], [12], [undefined], [3]]);
    expect(lines(240, 9, 3, 1)).toEqual([[240, 9, 3], [1]]);
    expect(lines()).toEqual([]);
  });
});
