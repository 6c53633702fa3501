import { expect, it } from "vitest";
import { operatorsFor, type Operator } from "#core/filters/index.ts";
import { fieldTypes } from "#core/fieldType.ts";
import { useConfigServer, edited } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";

const digits = (count: number): string => "9".repeat(count);
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

/** What a field of some type may be too small for. */
const extremes: readonly unknown[] = [
  "", " ", "\u0000", "a\u0000", "\ud800", "\ufffe", "x".repeat(100_000), "ш".repeat(30_000), "😀".repeat(5_000), "%", "\\", "{", "null", "{}", "[]",
  digits(30), digits(399), digits(500), `-${digits(28)}.${digits(3)}`, `0.${digits(390)}`, "1e308", "1e-308", "1e400", "NaN", "Infinity", "-0", 1e308, 5e-324, -1, 2 ** 53, -(2 ** 63), "9223372036854775808",
  "0000-01-01", "0001-01-01", "9999-12-31", "-0001-01-01", "294277-01-01", "10000-01-01", "2026-02-30", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59-12:00", "294276-12-31T00:00:00Z",
  "00:00:00", "23:59:60", "24:00:00", "23:59:59.9999999", "00000000-0000-0000-0000-000000000000", "{00000000-0000-0000-0000-000000000000}",
  true, [], {}, [[]], [null], ["\u0000"], [""], Array(10_000).fill("ш"), Array(10_001).fill("x"), nested(90), { a: "\ud800" }, { "\u0000": 1 }, { lat: 90, lng: 180 }, { lat: 91, lng: 0 }, { lat: "1", lng: "1" }, { lat: 1e-320, lng: 0 },
];

const said = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 60);

const elementOf: Readonly<Record<string, string>> = { text_array: "multiselect", boolean: "checkbox", uuid: "text", json: "key_value", point: "geo_point", files: "file" };

forEachDatabase("values at the ends of what types hold", (database) => {
  const server = useConfigServer(database);
  const fields = fieldTypes.flatMap((type) => [{ name: `f_${type}`, type }, ...(type === "number" ? [{ name: "f_scaled", type, scale: 12 }] : [])]);
  const orderable = new Set(["text", "number", "int", "boolean", "date", "datetime", "time", "uuid"]);
  const everything = {
    "datasets/ends.json": {
      title: "Четлар", fields: [...fields, { name: "key", type: "text", isUnique: true }],
      indexes: fields.filter(({ type }) => orderable.has(type)).map(({ name }) => ({ fields: [name] })),
    },
    "forms/ends.json": { title: "Четлар", source: { dataset: "ends" }, elements: [...fields, { name: "key", type: "text" }].map(({ name, type }) => ({ type: elementOf[type] ?? type, dataField: name, label: name })) },
    "tables/ends.json": { title: "Четлар", source: { dataset: "ends" }, columns: fields.filter(({ type }) => type !== "password").map(({ name }) => ({ title: name, dataField: name, footer: "valueCount" })), searchFields: ["f_text"], form: "ends" },
  };

  it("BI90 every value of every type is kept or refused in words; what was kept is read, sorted and filtered by", async () => {
    const applied = await server.apply(edited(await server.exported(), everything));
    expect([applied.status, applied.failure]).toEqual([200, undefined]);
    const token = server.token("admin");
    const faults: string[] = [];
    const note = (status: number, what: string): void => void ([200, 201, 400, 413, 422].includes(status) || faults.push(`${status} ${what}`));
    for (const name of [...fields.map((field) => field.name), "key"]) {
      for (const value of extremes) {
        const { status } = await call(server, "POST forms/{name}", { params: { name: "ends" }, body: { values: { [name]: value } }, token });
        note(status, `insert ${name} ${said(value)}`);
      }
    }
    for (const { name, type } of fields) {
      for (const dir of orderable.has(type) ? (["asc", "desc"] as const) : []) {
        const first = await call(server, "POST tables/{name}/rows", { params: { name: "ends" }, body: { sort: [{ field: name, dir }], pageSize: 3 }, token });
        note(first.status, `sort ${name}`);
        const after = first.data.next ?? "";
        note((await call(server, "POST tables/{name}/rows", { params: { name: "ends" }, body: { sort: [{ field: name, dir }], pageSize: 1000, after }, token })).status, `page ${name}`);
      }
      // A value becomes SQL in the same way whatever it is compared by: one database hears all operators.
      for (const op of database.kind === "postgres" ? operatorsFor(type) : operatorsFor(type).slice(0, 1)) {
        for (const value of extremes) {
          const wanted: Partial<Record<Operator, unknown>> = { in: [value], notIn: [value], between: [value, value], hasAny: [value], hasAll: [value] };
          const filters = { [name]: { op, value: wanted[op] ?? value } };
          // The count and the footers would say the same condition again.
          note((await call(server, "POST tables/{name}/rows", { params: { name: "ends" }, body: { filters, pageSize: 1, count: false }, token })).status, `filter ${name} ${op} ${said(value)}`);
        }
      }
    }
    expect(faults).toEqual([]);
  }, 300_000);
});
