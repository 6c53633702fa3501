import { expect, it } from "vitest";
import { seenRows } from "./seenRows.ts";

const box = { first: 10, offset: 0, height: 360, rowHeight: 36, rows: 1_000 };

it.each([
  ["whole rows", box, [10, 20]],
  ["a last row that shows less than its half", { ...box, height: 377 }, [10, 20]],
  ["a last row that shows its half", { ...box, height: 378 }, [10, 21]],
  ["a first row that shows less than its half", { ...box, offset: -19 }, [11, 21]],
  ["a first row that shows more than its half", { ...box, offset: -17 }, [10, 20]],
  ["fewer rows than there is room", { ...box, first: 0, rows: 3 }, [0, 3]],
  ["no room for a row", { ...box, height: 0 }, [10, 10]],
])("T113 the count of rows in sight names those of which at least half is seen: %s", (_, given, expected) => {
  expect(seenRows(given)).toEqual(expected);
});
