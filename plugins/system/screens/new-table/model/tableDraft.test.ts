import { describe, expect, it } from "vitest";
import type { ProjectOutline } from "#sdk/wire.ts";
import { faultsOf, hasFaults } from "./faultsOf.ts";
import { fieldPlansOf, planOf, tableKeyOf } from "./planOf.ts";
import { addField, emptyDraft, emptyField, moveField, type FieldDraft } from "./TableDraft.ts";

const outline: ProjectOutline = {
  datasets: [{ id: "d1", name: "centers", title: "Марказлар", fields: [{ name: "code", title: "Код", type: "int" }, { name: "title", title: "Номи", type: "text" }] }],
  tables: [{ id: "t1", name: "courses", title: "Курслар", dataset: "centers" }],
  forms: [], menus: [], counts: {},
  roles: [{ id: "r1", name: "clerk", title: "Ходим", version: 3, permissions: ["a.b"] }],
  elementTypes: [], reserved: { names: ["users"], fields: ["id", "version"] },
};
const field = (more: Partial<FieldDraft>): FieldDraft => ({ ...emptyField(1), ...more });
const draft = { ...emptyDraft, title: "Курслар", fields: [field({ title: "Номи" })] };

describe("a table that is described", () => {
  it("SY232 the key follows the title, past names that are taken, until it is typed", () => {
    expect([tableKeyOf(draft, outline), tableKeyOf({ title: "users", key: undefined }, outline), tableKeyOf({ title: "Х", key: "mine" }, outline)]).toEqual(["kurslar", "users_2", "mine"]);
    expect(fieldPlansOf([field({ title: "Id" }), field({ title: "номи" }), field({ title: "Номи!" }), field({ title: " " })], outline, ["nomi"]).map(({ key }) => key)).toEqual(["id_2", "nomi_2", "nomi_3"]);
  });

  it("SY233 what is missing is said at its place: a title, a key that is taken or none, fields, options, what a relation leads to", () => {
    expect(hasFaults(faultsOf(draft, outline))).toBe(false);
    const fields = [field({ id: 4, title: "Ҳолати", kind: "choice", options: " \n" }), field({ id: 5, title: "Маркази", kind: "relation" })];
    const { title, fields: faults } = faultsOf({ ...draft, title: " ", fields }, outline);
    expect([title, [...faults]]).toEqual(["system.newTable.faults.title", [[4, "system.newTable.faults.options"], [5, "system.newTable.faults.dataset"]]]);
    const keys = ["courses", "users", "Ж", "1a", "fine"].map((key) => faultsOf({ ...draft, key }, outline).key?.split(".").at(-1));
    expect(keys).toEqual(["taken", "taken", "key", "key", undefined]);
    expect(faultsOf({ ...draft, fields: [field({})] }, outline).list).toBe("system.newTable.faults.fields");
  });

  it("SY234 a relation is known by the first text of what it leads to, and roles go with the version that was seen", () => {
    const plan = planOf({ ...draft, fields: [field({ title: "Маркази", kind: "relation", dataset: "centers" }), field({ id: 2, title: "Тури", kind: "choice", options: "А\n\nБ\nА" })], writers: ["r1"] }, outline);
    expect([plan.fields[0]?.target, plan.fields[1]?.options]).toEqual([{ dataset: "centers", text: "title" }, ["А", "Б"]]);
    expect([plan.readers, plan.writers, plan.menu]).toEqual([undefined, [{ id: "r1", version: 3, permissions: ["a.b"] }], { parentId: undefined, icon: "table" }]);
  });

  it("SY235 rows are added at the end and moved by one place, never beyond the ends", () => {
    const fields = addField(addField([field({ id: 7 })]));
    expect(fields.map(({ id }) => id)).toEqual([7, 8, 9]);
    const ids = (id: number, by: -1 | 1): number[] => moveField(fields, id, by).map((one) => one.id);
    expect([ids(9, -1), ids(7, 1), ids(7, -1), ids(9, 1)]).toEqual([[7, 9, 8], [8, 7, 9], [7, 8, 9], [7, 8, 9]]);
  });
});
