import { expect, it } from "vitest";
import type { IdsQuery, TableRow } from "#sdk/wire.ts";
import { HeldRows } from "./HeldRows.ts";
import type { LineSource } from "./lines.ts";
import { RowRanges } from "./RowRanges.ts";

const linesOf = (ids: readonly (string | undefined)[], count: LineSource["count"] = { kind: "exact", rows: ids.length }): LineSource => ({
  isGrouped: false, height: ids.length, count,
  line: (at: number) => ({ kind: "row", index: at, level: 0, row: ids[at] === undefined ? undefined : ({ $id: ids[at] } as TableRow) }),
}) as unknown as LineSource;

function holding(ranges: RowRanges, lines: LineSource) {
  const asked: IdsQuery[] = [];
  const askIds = async (query: IdsQuery) => await Promise.resolve((asked.push(query), ["x", "y", "z"]));
  const options = { lines, query: {}, askIds };
  return { held: HeldRows.of(ranges, options), asked, options };
}

it("T683 what is done with selected rows is done with those that were chosen, whatever stands in their lines by then", async () => {
  const chosen = RowRanges.none.add(1, 3);
  const { held, options } = holding(chosen, linesOf(["a", "b", "c", "d"]));
  const later = linesOf(["new", "a", "b", "d", "c"]);
  expect(await held.meant({ ...options, lines: later })).toEqual({ ids: ["b", "c"] });
});

it("T684 selected rows are drawn where they stand after a change; one that is not among them any more still counts", async () => {
  const chosen = RowRanges.none.add(1, 3);
  const { held, options } = holding(chosen, linesOf(["a", "b", "c", "d"]));
  await held.meant(options);
  expect(held.moved(chosen, linesOf(["a", "b", "c", "d"]))).toBeUndefined();
  expect(held.moved(chosen, linesOf(["new", "a", "b", "d", "c"]))?.ranges).toEqual([[2, 3], [4, 5]]);
  expect(held.moved(chosen, linesOf(["new", "a", "c"]))?.ranges).toEqual([[2, 3]]);
  expect(held.count).toBe(2);
});

it("T683 which records stand in lines that are not loaded is asked when they are selected, not when something is done", async () => {
  const { held, asked, options } = holding(RowRanges.none.add(1, 4), linesOf(["a", undefined, undefined, undefined, "e"]));
  expect(asked).toMatchObject([{ from: 1, count: 3 }]);
  expect(await held.meant({ ...options, lines: linesOf(["n", "a"]) })).toEqual({ ids: ["x", "y", "z"] });
  expect(asked).toHaveLength(1);
});

it("T684 all rows stay all rows when others come", () => {
  const all = RowRanges.none.add(0, 2);
  const { held, asked } = holding(all, linesOf(["a", "b"]));
  expect(held.moved(all, linesOf(["a", "b", "c"]))?.ranges).toEqual([[0, 3]]);
  expect(asked).toEqual([]);
});

it("T685 all rows of a page, or all that are known so far, are these rows and not the others that match", async () => {
  const ids = ["a", "b"];
  for (const count of [{ kind: "exact", rows: 600 }, { kind: "counting", rows: 2 }, { kind: "about", rows: 2 }, { kind: "many", rows: 2 }] as const) {
    const { held, options } = holding(RowRanges.none.add(0, 2), linesOf(ids, count));
    expect(await held.meant(options)).toEqual({ ids });
  }
  const whole = holding(RowRanges.none.add(0, 2), linesOf(ids));
  expect(await whole.held.meant(whole.options)).toEqual({ filters: {} });
});

it("T834 under another question records stay selected, and others join and leave them; all of a question are not all of another", async () => {
  const before = holding(RowRanges.none.add(0, 2), linesOf(["a", "b", "c"]));
  await before.held.meant(before.options);
  const now = { ...before.options, query: { search: "x" }, lines: linesOf(["b", "d", "e"]) };
  const carried = before.held.carried(before.options, now);
  expect(carried?.moved(RowRanges.none, now.lines)?.ranges).toEqual([[0, 1]]);
  expect(await carried?.with(RowRanges.none.add(1, 2), now).meant(now)).toEqual({ ids: ["a", "b", "d"] });
  expect(await carried?.without(RowRanges.none.add(0, 1), now).meant(now)).toEqual({ ids: ["a"] });
  const all = HeldRows.allOf(before.options);
  expect([all.carried(before.options, now), all.carried(before.options, { ...before.options, query: { sort: [{ field: "name" }] } })]).toEqual([undefined, all]);
});
