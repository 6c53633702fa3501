import { describe, expect, it } from "vitest";
import type { ArrangedPart, ArrangeStep } from "./ArrangedPart.ts";
import { arrangeParts } from "./arrangeParts.ts";
import { composeArrangement } from "./composeArrangement.ts";

const part = (id: string, sortOrder: number, parentId?: string): ArrangedPart => ({ id, version: 3, parentId, values: { title: id, sortOrder } });
const owner = { entity: "table_columns", field: "tableId", id: "t1" };
const columns = [part("a", 0), part("b", 1), part("group", 2), part("c", 0, "group"), part("d", 1, "group")];
const idsOf = (parts: readonly ArrangedPart[], parentId?: string): string[] => parts.filter((one) => one.parentId === parentId).map(({ id }) => id);
const changesOf = (steps: readonly ArrangeStep[], parts = columns) => composeArrangement(parts, arrangeParts(parts, steps).parts, owner);
const update = (id: string, values: Record<string, unknown>) => ({ change: "update", entity: "table_columns", id, version: 3, values });

/** As the server has them after the changes. */
function saved(parts: readonly ArrangedPart[], steps: readonly ArrangeStep[]): ArrangedPart[] {
  const rows = new Map(parts.map((one) => [one.id, one]));
  for (const change of changesOf(steps, [...parts])) {
    if (change.change === "delete") rows.delete(change.id);
    else {
      const { parentId = rows.get(change.id)?.parentId, ...values } = change.values as { parentId?: string | null };
      rows.set(change.id, { id: change.id, version: 4, parentId: parentId ?? undefined, values: { ...rows.get(change.id)?.values, ...values } });
    }
  }
  return [...rows.values()].sort((one, other) => Number(one.values["sortOrder"]) - Number(other.values["sortOrder"]));
}

describe("arrangeParts", () => {
  it("C735 parts move among their siblings and into others, are changed, added and taken away with what stands in them", () => {
    expect(idsOf(arrangeParts(columns, [{ kind: "move", id: "group", to: { before: "a" } }]).parts)).toEqual(["group", "a", "b"]);
    expect(idsOf(arrangeParts(columns, [{ kind: "move", id: "a", to: { parentId: "group", before: "d" } }]).parts, "group")).toEqual(["c", "a", "d"]);
    expect(arrangeParts(columns, [{ kind: "change", id: "a", values: { width: 90 } }]).parts[0]?.values).toEqual({ title: "a", sortOrder: 0, width: 90 });
    expect(idsOf(arrangeParts(columns, [{ kind: "add", id: "e", to: {}, values: {} }]).parts)).toEqual(["a", "b", "group", "e"]);
    expect(arrangeParts(columns, [{ kind: "remove", id: "group" }]).parts.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("C736 a step of what others took away, or into itself, comes to nothing and is told; the others are done", () => {
    const steps: ArrangeStep[] = [
      { kind: "move", id: "gone", to: {} }, { kind: "move", id: "group", to: { parentId: "group" } }, { kind: "move", id: "a", to: { parentId: "gone" } },
      { kind: "move", id: "a", to: { before: "gone" } },
    ];
    const { parts, missed } = arrangeParts(columns, steps);
    expect([missed, idsOf(parts)]).toEqual([steps.slice(0, 3), ["b", "group", "a"]]);
    const inner = arrangeParts([...columns, part("e", 0, "c")], [{ kind: "move", id: "group", to: { parentId: "e" } }]);
    expect(inner.missed).toHaveLength(1);
  });
});

describe("composeArrangement", () => {
  it("C737 only what is another is written, and nothing where a step was taken back by another", () => {
    expect(changesOf([])).toEqual([]);
    expect(changesOf([{ kind: "change", id: "a", values: { width: 90 } }])).toEqual([update("a", { width: 90 })]);
    expect(changesOf([{ kind: "move", id: "a", to: {} }])).toEqual([update("a", { sortOrder: 12 })]);
    expect(changesOf([{ kind: "move", id: "a", to: {} }, { kind: "move", id: "a", to: { before: "b" } }])).toEqual([]);
    expect(changesOf([{ kind: "move", id: "a", to: { parentId: "group" } }])).toEqual([update("a", { parentId: "group", sortOrder: 11 })]);
    expect(changesOf([{ kind: "move", id: "c", to: { before: "a" } }])).toEqual([update("c", { parentId: null, sortOrder: -10 })]);
  });

  it("C738 what is new comes before what stands in it, and what goes after what stood in it", () => {
    const added = changesOf([
      { kind: "add", id: "tab", to: { before: "b" }, values: { title: "Бўлим" } }, { kind: "add", id: "new", to: { parentId: "tab" }, values: {} }, { kind: "move", id: "a", to: { parentId: "tab", before: "new" } },
    ]);
    expect(added.map(({ change, id }) => `${change} ${id}`)).toEqual(["insert tab", "insert new", "update a"]);
    expect(added[0]).toEqual({ change: "insert", entity: "table_columns", id: "tab", values: { title: "Бўлим", tableId: "t1", sortOrder: -9 } });
    expect(changesOf([{ kind: "remove", id: "group" }]).map(({ change, id }) => `${change} ${id}`)).toEqual(["delete d", "delete c", "delete group"]);
  });

  it("C739 whatever is moved where, the saved numbers give the order that was seen", () => {
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 300; round += 1) {
      let parts: ArrangedPart[] = Array.from({ length: 12 }, (_, index) => part(`p${index}`, round % 2 ? index : index * 10));
      for (let save = 0; save < 3; save += 1) {
        const steps = Array.from({ length: 1 + random(4) }, (): ArrangeStep => ({ kind: "move", id: `p${random(12)}`, to: { before: `p${random(12)}` } }));
        const wanted = idsOf(arrangeParts(parts, steps).parts);
        parts = saved(parts, steps);
        expect(idsOf(parts)).toEqual(wanted);
      }
    }
  });
});
