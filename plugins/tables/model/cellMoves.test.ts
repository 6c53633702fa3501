import { expect, it } from "vitest";
import { moveBy, type Bounds } from "./cellMoves.ts";
import type { CellPlace } from "./CellSelection.ts";

const key = (name: string, more: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => ({ key: name, ctrlKey: false, metaKey: false, ...more });

/** Ten records of three parts each, which column 2 shows one by one. */
const bounds: Bounds = { lines: 10, columns: 4, page: 8, parts: ({ column }) => (column === 2 ? 3 : 1) };
const walk = (from: CellPlace, ...keys: string[]): CellPlace | undefined =>
  keys.reduce<CellPlace | undefined>((at, name) => at && moveBy(key(name), at, bounds), from);

it("T743 Down and Up go from part to part in the column of the list, and from record to record elsewhere", () => {
  expect(walk({ line: 0, column: 2, part: 0 }, "ArrowDown", "ArrowDown")).toEqual({ line: 0, column: 2, part: 2 });
  expect(walk({ line: 0, column: 2, part: 2 }, "ArrowDown")).toEqual({ line: 1, column: 2, part: 0 });
  expect(walk({ line: 1, column: 2, part: 0 }, "ArrowUp")).toEqual({ line: 0, column: 2, part: 2 });
  expect(walk({ line: 0, column: 1 }, "ArrowDown")).toEqual({ line: 1, column: 1 });
});

it("T743 sideways one comes to the first part, and leaves the parts behind", () => {
  expect(walk({ line: 0, column: 1 }, "ArrowRight")).toEqual({ line: 0, column: 2, part: 0 });
  expect(walk({ line: 0, column: 2, part: 1 }, "ArrowRight")).toEqual({ line: 0, column: 3 });
});

it("T743 with Shift or Ctrl whole records are gone over", () => {
  expect(moveBy(key("ArrowDown", { shiftKey: true }), { line: 0, column: 2, part: 0 }, bounds)).toEqual({ line: 1, column: 2, part: 0 });
  expect(moveBy(key("ArrowDown", { ctrlKey: true }), { line: 0, column: 2, part: 0 }, bounds)).toEqual({ line: 9, column: 2, part: 0 });
});
