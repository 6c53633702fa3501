import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TextRow } from "../../text/shapes/textRows.ts";
import { mergeOrder } from "./mergeOrder.ts";
import { mergeTexts, type MergeOptions } from "./mergeTexts.ts";
import { mergeValues, type Merging } from "./mergeValues.ts";

const table = (name: string, values: Record<string, unknown> = {}): TextRow => ({ entity: "tables", object: name, key: name, parentKey: undefined, values: { title: name, pageSize: 50, ...values } });
const column = (object: string, key: string, values: Record<string, unknown> = {}, parentKey?: string): TextRow =>
  ({ entity: "table_columns", object, key, parentKey, values: { title: key, width: null, ...values } });
const menu = (key: string, parentKey?: string, values: Record<string, unknown> = {}): TextRow => ({ entity: "menus", object: key, key, parentKey, values: { name: key, ...values } });

const merge = (base: TextRow[] | undefined, mine: TextRow[], theirs: TextRow[], options: Partial<MergeOptions> = {}) =>
  mergeTexts({ base, mine, theirs } as Parameters<typeof mergeTexts>[0], { deletions: false, preferredSide: () => undefined, isDeletedThere: () => false, ...options });
const names = (rows: readonly TextRow[]): string[] => rows.map(({ key, parentKey }) => (parentKey === undefined ? key : `${parentKey}/${key}`));
const cities = [table("cities"), column("cities", "a"), column("cities", "b")];

describe("text and screen together", () => {
  it("CF650 what one side changed is as that side has it, by property; what both changed is told with both sides", () => {
    const mine = [table("cities", { title: "Шаҳарлар" }), column("cities", "a"), column("cities", "b", { width: 90 })];
    const theirs = [table("cities", { pageSize: 20 }), column("cities", "a", { title: "Номи" }), column("cities", "b")];
    const merged = merge(cities, mine, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(merged.rows.map(({ values }) => values)).toEqual([
      { title: "Шаҳарлар", pageSize: 20 }, { title: "Номи", width: null }, { title: "b", width: 90 },
    ]);
    expect(merged.taken).toEqual([{ entity: "tables", name: "cities" }]);
    const clash = merge(cities, [table("cities"), column("cities", "a", { title: "Мен" }), column("cities", "b")], theirs);
    expect(clash.conflicts).toEqual([{
      entity: "tables", name: "cities", kind: "changed", clashes: [{ path: "table_columns.a.title", base: "a", mine: "Мен", theirs: "Номи" }],
    }]);
  });

  it("CF651 whoever applies says which side stands where both changed, for all objects or some", () => {
    const [mine, theirs] = [[table("cities", { title: "Мен", pageSize: 10 })], [table("cities", { title: "Улар" })]];
    const sideOf = (side: "mine" | "theirs") => merge([table("cities")], mine, theirs, { preferredSide: () => side });
    expect(sideOf("mine")).toMatchObject({ conflicts: [], taken: [], rows: [{ values: { title: "Мен", pageSize: 10 } }] });
    expect(sideOf("theirs")).toMatchObject({ conflicts: [], taken: [{ name: "cities" }], rows: [{ values: { title: "Улар", pageSize: 10 } }] });
  });

  it("CF652 an object that was deleted on the screen is not brought back by its text: it is a conflict, with a base and without", () => {
    const isDeletedThere = (): boolean => true;
    expect(merge(cities, cities, []).conflicts).toEqual([{ entity: "tables", name: "cities", kind: "deleted", clashes: [] }]);
    expect(merge(undefined, cities, [], { isDeletedThere }).conflicts).toMatchObject([{ name: "cities", kind: "deleted" }]);
    expect(merge([], cities, [], { isDeletedThere }).conflicts).toMatchObject([{ kind: "deleted" }]);
    expect(merge(undefined, cities, []).conflicts).toEqual([]);
    const theirs = merge(undefined, [...cities, table("roads")], [], { isDeletedThere: (_entity, name) => name === "cities", preferredSide: () => "theirs" });
    expect([names(theirs.rows), theirs.taken]).toEqual([["roads"], [{ entity: "tables", name: "cities" }]]);
    expect(names(merge(cities, cities, [], { preferredSide: () => "mine" }).rows)).toEqual(["cities", "a", "b"]);
  });

  it("CF653 what was made on the screen stays and comes into the text; what left the text goes, unless the screen changed it", () => {
    const made = merge(cities, cities, [...cities, table("roads"), column("roads", "length")], { deletions: true });
    expect([names(made.rows), made.taken, made.conflicts]).toEqual([["cities", "roads", "a", "b", "length"], [{ entity: "tables", name: "roads" }], []]);
    expect(merge(cities, [], cities, { deletions: true })).toEqual({ rows: [], conflicts: [], taken: [] });
    const changed = [table("cities", { pageSize: 9 }), ...cities.slice(1)];
    expect(merge(cities, [], changed, { deletions: true }).conflicts).toMatchObject([{ kind: "gone" }]);
    expect(merge(cities, [], changed).conflicts).toEqual([]);
    expect(names(merge(cities, [], changed, { deletions: true, preferredSide: () => "theirs" }).rows)).toEqual(["cities", "a", "b"]);
  });

  it("CF653 a part that one side took away is gone, unless the other one changed it", () => {
    const without = [table("cities"), column("cities", "a")];
    expect(names(merge(cities, cities, without).rows)).toEqual(["cities", "a"]);
    expect(names(merge(cities, without, cities).rows)).toEqual(["cities", "a"]);
    const clash = merge(cities, without, [table("cities"), column("cities", "a"), column("cities", "b", { width: 5 })]);
    expect(clash.conflicts).toMatchObject([{ clashes: [{ path: "table_columns.b", mine: undefined }] }]);
  });

  it("CF650 the order is that of the side which moved something; a row whose parent went stands at the top", () => {
    const three = ["a", "b", "c"].map((key) => menu(key));
    const theirs = ["c", "a", "b", "new"].map((key) => menu(key));
    expect(names(merge(three, [...three, menu("mine")], theirs).rows)).toEqual(["c", "mine", "a", "b", "new"]);
    const both = merge(three, ["b", "a", "c"].map((key) => menu(key)), theirs);
    expect(both.conflicts).toMatchObject([{ entity: "menus", name: "b", clashes: [{ path: "sortOrder", mine: ["b", "a", "c"], theirs: ["c", "a", "b", "new"] }] }]);
    const under = [menu("a"), menu("b", "a")];
    const orphan = merge(under, [...under, menu("c", "a")], [menu("b")], { preferredSide: () => "theirs" });
    expect(names(orphan.rows).sort()).toEqual(["b", "c"]);
    const circle = merge(under.map(({ key }) => menu(key)), [menu("a", "b"), menu("b")], [menu("a"), menu("b", "a")]);
    expect(names(circle.rows).sort()).toEqual(["a", "a/b"]);
  });

  it("CF650 whatever the sides are, one that changed nothing leaves the other as it is, and equal changes are no conflict", () => {
    const rows = fc.uniqueArray(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.nat(3)), { selector: ([key]) => key }).map((list) =>
      [table("t"), ...list.map(([key, width]) => column("t", key, { width }))]);
    fc.assert(fc.property(rows, rows, (base, other) => {
      const plain = (list: readonly TextRow[]): string => JSON.stringify(list);
      for (const merged of [merge(base, other, base), merge(base, base, other), merge(base, other, other)]) {
        expect([merged.conflicts, plain(merged.rows)]).toEqual([[], plain(other)]);
      }
    }));
  });
});

describe("merging values", () => {
  const merged = (base: unknown, mine: unknown, theirs: unknown): { value: unknown; clashes: string[] } => {
    const merging: Merging = { prefers: "mine", clashes: [] };
    const value = mergeValues({ base, mine, theirs }, "", merging);
    return { value, clashes: merging.clashes.map(({ path }) => path) };
  };

  it("CF650 lists of named things are merged by name, other lists are one value", () => {
    const [name, area] = [{ name: "name", type: "text" }, { name: "area", type: "number" }];
    const people = { name: "people", type: "int" };
    expect(merged([name], [name, area], [people, name])).toEqual({ value: [people, name, area], clashes: [] });
    expect(merged([name], [{ ...name, maxLength: 5 }], [{ ...name, title: "Номи" }])).toEqual({ value: [{ ...name, maxLength: 5, title: "Номи" }], clashes: [] });
    expect(merged([name, area], [name], [name, { ...area, scale: 2 }]).clashes).toEqual([".area"]);
    expect(merged(["a"], ["a", "b"], ["a", "c"])).toEqual({ value: ["a", "b"], clashes: [""] });
  });

  it("CF650 two orders become one in which each side's new ones stand behind their neighbours", () => {
    expect(mergeOrder({ base: ["a", "b"], mine: ["a", "x", "b"], theirs: ["y", "a", "b", "z"] })).toEqual({ order: ["y", "a", "x", "b", "z"], isClash: false });
    expect(mergeOrder({ base: ["a", "b", "c"], mine: ["b", "a", "c"], theirs: ["a", "c", "b"] }, "theirs")).toEqual({ order: ["a", "c", "b"], isClash: true });
  });
});
