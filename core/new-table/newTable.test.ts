import { describe, expect, it } from "vitest";
import { composeFields, composeTable } from "./composeTable.ts";
import { keyOf } from "./keyOf.ts";
import type { PlannedChange, TablePlan } from "./TablePlan.ts";

const ids = () => {
  let number = 0;
  return () => `id-${(number += 1)}`;
};
const plan: TablePlan = {
  key: "courses", title: "Курслар",
  fields: [
    { key: "name", title: "Номи", kind: "text", isRequired: true },
    { key: "center", title: "Маркази", kind: "relation", target: { dataset: "centers", text: "title" } },
    { key: "state", title: "Ҳолати", kind: "choice", options: ["Янги", "Очиқ", "янги"] },
    { key: "is_free", title: "Бепул", kind: "boolean", isRequired: true },
  ],
  menu: { icon: "book" },
  writers: [],
};
const of = (changes: readonly PlannedChange[], entity: string) => changes.filter((one) => one.entity === entity).map(({ values }) => values);

describe("keyOf", () => {
  it.each([
    ["Ўқув марказлари", "oquv_markazlari"], ["Ҳолати", "holati"], ["Щётка № 5", "shyotka_5"], ["Oʻquv gʻoya", "oquv_goya"], ["2026 йил режаси", "yil_rejasi"],
    ["Áwladlar", "awladlar"], ["数据", "item"], ["", "item"], ["Йўл", "yol"], ["a".repeat(60), "a".repeat(40)],
  ])("C720 the key of what people call %j is %s", (title, key) => expect(keyOf(title)).toBe(key));

  it("C720 a key of what people call something that is taken gets a number", () => {
    expect(keyOf("Номи", { isTaken: (key) => ["nomi", "nomi_2"].includes(key) })).toBe("nomi_3");
  });
});

describe("composeTable", () => {
  it("C721 a plan makes dataset, fields, form, table, filters and menu item, owners before their parts", () => {
    const changes = composeTable(plan, ids());
    expect([...new Set(changes.map(({ entity }) => entity))]).toEqual([
      "datasets", "dataset_fields", "forms", "form_elements", "tables", "table_columns", "table_filters", "menus",
    ]);
    const [dataset] = changes;
    expect(of(changes, "dataset_fields")[0]).toEqual({ datasetId: dataset?.id, name: "name", title: "Номи", type: "text", maxLength: 200, isRequired: true });
    expect(of(changes, "menus")).toEqual([{ name: "Курслар", link: "tables/courses", cssClass: "book" }]);
    expect(of(changes, "tables")[0]).toMatchObject({ name: "courses", form: "courses", searchFields: ["name"], permissions: {} });
  });

  it("C722 a relation is chosen by what people know its record by, a choice stores a key, and a yes or no is never required", () => {
    const changes = composeTable(plan, ids());
    expect(of(changes, "form_elements")[1]).toMatchObject({ type: "select", optionsFrom: { dataset: "centers", value: "id", text: "title" }, allowClear: true });
    expect(of(changes, "table_columns")[1]).toMatchObject({ dataField: "center.title" });
    expect(of(changes, "dataset_fields")[2]).toMatchObject({
      options: [{ id: "yangi", name: "Янги" }, { id: "ochiq", name: "Очиқ" }, { id: "yangi_2", name: "янги" }],
    });
    expect([of(changes, "dataset_fields")[3], of(changes, "form_elements")[3]].map((one) => one?.["isRequired"])).toEqual([undefined, undefined]);
  });

  it("C723 roles that read or change are given the table's permissions once, and whoever changes reads", () => {
    const clerk = { id: "r1", version: 4, permissions: ["courses.write"] };
    const guest = { id: "r2", version: 1, permissions: [] };
    const changes = composeTable({ ...plan, readers: [guest], writers: [clerk] }, ids());
    expect(changes.slice(0, 2)).toEqual([
      { change: "update", entity: "roles", id: "r2", version: 1, values: { permissions: ["courses.read"] } },
      { change: "update", entity: "roles", id: "r1", version: 4, values: { permissions: ["courses.write", "courses.read"] } },
    ]);
    const permissions = { read: "courses.read", insert: "courses.write", update: "courses.write", delete: "courses.write" };
    expect([of(changes, "tables")[0]?.["permissions"], of(changes, "forms")[0]?.["permissions"]]).toEqual([permissions, permissions]);
    expect(of(changes, "menus")[0]).toMatchObject({ permission: "courses.read" });
  });

  it("C724 fields that are added get a column and an element in each of the tables and forms that were chosen", () => {
    const changes = composeFields({ dataset: { id: "d" }, fields: plan.fields.slice(0, 2), tables: ["t1"], forms: ["f1", "f2"] }, ids());
    expect(changes.map(({ entity, values }) => [entity, values["formId"] ?? values["tableId"] ?? values["datasetId"]])).toEqual([
      ["dataset_fields", "d"], ["dataset_fields", "d"], ["form_elements", "f1"], ["form_elements", "f1"], ["form_elements", "f2"], ["form_elements", "f2"],
      ["table_columns", "t1"], ["table_columns", "t1"],
    ]);
  });
});
