import { GridCellKind, type TextCell } from "@glideapps/glide-data-grid";
import { expect, it } from "vitest";
import { textRenderer, type FoundCell } from "./textRenderer.ts";

/** A letter is 7 px wide. */
function draw(texts: readonly string[], width: number): { drawn: string[]; measured: number; cells: TextCell[] } {
  const drawn: string[] = [];
  let measured = 0;
  const ctx = {
    measureText: (text: string) => {
      measured += 1;
      return { width: 7 * text.length, actualBoundingBoxAscent: 10, actualBoundingBoxDescent: 2 };
    },
    fillText: (text: string) => void drawn.push(text),
    save: () => undefined,
    restore: () => undefined,
  };
  const theme = { baseFontFull: "13px Inter", cellHorizontalPadding: 10 };
  const cells = texts.map((text): TextCell => ({ kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: false }));
  const args = { ctx, theme, rect: { x: 0, y: 0, width, height: 36 }, hoverAmount: 0 };
  const once = (): void => cells.forEach((cell) => textRenderer.draw({ ...args, cell } as never, cell));
  once();
  const before = measured;
  once();
  return { drawn: drawn.slice(0, drawn.length / 2), measured: measured - before, cells };
}

it("UI260 a text that has no room in its cell ends with an ellipsis; copying and screen readers have the whole of it", () => {
  // There is room for fourteen letters, and for thirteen within the padding.
  const { drawn, cells } = draw(["fourteen chars", "tables/applications", "tables to be cut", "1 234 567 890 123", "one\ntwo", "eleven char😀 more"], 112);
  expect(drawn).toEqual(["fourteen chars", "tables/appli…", "tables to be…", "1 234 567 89…", "one", "eleven char…"]);
  expect(textRenderer.getAccessibilityString(cells[1]!)).toBe("tables/applications");
  expect(cells[1]?.data).toBe("tables/applications");
});

it("UI260 a text that has no room in its cell ends with an ellipsis: it is measured once, however often it is drawn", () => {
  expect(draw(["a".repeat(10_000), "short"], 112).measured).toBe(0);
});

it("T55 a text that reads from right to left stands where the other texts of its column stand, in its own order", () => {
  // A mark makes the line one of the other direction, and what is between the next two keeps its own.
  const { drawn, cells } = draw(["اليمن", "(العراق) 7", "Iraq العراق", "العراقالعراقالعراق"], 112);
  expect(drawn).toEqual(["\u200e\u2067اليمن\u2069", "\u200e\u2067(العراق) 7\u2069", "Iraq العراق", "\u200e\u2067العراقالعراق…\u2069"]);
  expect(textRenderer.getAccessibilityString(cells[0]!)).toBe("اليمن");
});

it("T666 behind what search found a mark is drawn, where the text stands and as far as it is drawn", () => {
  const rects: number[][] = [];
  const drawing: string[] = [];
  const ctx = {
    measureText: (text: string) => ({ width: 7 * text.length, actualBoundingBoxAscent: 10, actualBoundingBoxDescent: 2 }),
    fillText: (text: string) => void drawing.push(text),
    fillRect: (...rect: number[]) => (drawing.push("mark"), void rects.push(rect)),
    save: () => undefined, restore: () => undefined,
  };
  const theme = { baseFontFull: "13px Inter", cellHorizontalPadding: 10 };
  const show = (text: string, parts: [number, number][], contentAlign: "left" | "right" = "left"): number[][] => {
    rects.length = 0;
    const cell: FoundCell = { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: false, contentAlign, found: { parts, colour: "#ff0" } };
    textRenderer.draw({ ctx, theme, rect: { x: 100, y: 0, width: 112, height: 36 }, hoverAmount: 0, cell } as never, cell);
    return rects.map(([x = 0, , width = 0]) => [x, width]);
  };
  expect(show("Нукус Нукус", [[0, 3], [6, 9]])).toEqual([[110, 21], [152, 21]]);
  expect(drawing).toEqual(["mark", "mark", "Нукус Нукус"]);
  expect(show("Нукус", [[3, 5]], "right")).toEqual([[100 + 112 - 10 - 14, 14]]);
  // Thirteen letters are drawn, the last of which is an ellipsis.
  expect(show("tables/applications", [[10, 15], [16, 19]])).toEqual([[180, 14]]);
});
