import { expect, it } from "vitest";
import { moveBy } from "./cellMoves.ts";
import { goTo, nothingSelected, pressRow, rangeOf } from "./CellSelection.ts";

const bounds = { lines: 100, columns: 6, page: 10 };
const at = { line: 50, column: 2 };
const to = (key: string, ctrlKey = false): unknown => {
  const place = moveBy({ key, ctrlKey, metaKey: false }, at, bounds);
  return place && [place.line, place.column];
};

it("T602 arrows, Home, End and the page keys move as in ARIA's grid, with Ctrl to the edge, never beyond it", () => {
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => to(key))).toEqual([[49, 2], [51, 2], [50, 1], [50, 3]]);
  expect(["Home", "End", "PageUp", "PageDown"].map((key) => to(key))).toEqual([[50, 0], [50, 5], [40, 2], [60, 2]]);
  expect(["Home", "End", "ArrowDown", "ArrowLeft"].map((key) => to(key, true))).toEqual([[0, 0], [99, 5], [99, 2], [50, 0]]);
  expect(moveBy({ key: "PageDown", ctrlKey: false, metaKey: false }, { line: 95, column: 0 }, bounds)).toEqual({ line: 99, column: 0 });
  expect([to("a"), to("__proto__"), to("constructor")]).toEqual([undefined, undefined, undefined]);
});

it("T603 with Shift the range grows from where it began", () => {
  const one = goTo(nothingSelected, { line: 3, column: 2 }, false);
  const two = goTo(goTo(one, { line: 5, column: 1 }, true), { line: 1, column: 4 }, true);
  expect(rangeOf(two)).toEqual({ top: 1, bottom: 3, left: 2, right: 4 });
  expect(rangeOf(goTo(two, { line: 7, column: 0 }, false))).toEqual({ top: 7, bottom: 7, left: 0, right: 0 });
});

it("T604 a press on a number selects its row, with Ctrl one more, with Shift all from the one before, and again takes it back", () => {
  const press = (line: number, more: { isRange?: boolean; isAdditional?: boolean } = {}) => ({ line, isRange: false, isAdditional: false, ...more });
  const one = pressRow(nothingSelected, press(4));
  expect(one.rows.take(9)).toEqual([4]);
  expect(pressRow(one, press(2)).rows.take(9)).toEqual([2]);
  expect(pressRow(one, press(2, { isAdditional: true })).rows.take(9)).toEqual([2, 4]);
  expect(pressRow(one, press(7, { isRange: true })).rows.take(9)).toEqual([4, 5, 6, 7]);
  expect(pressRow(one, press(4)).rows.take(9)).toEqual([]);
});
