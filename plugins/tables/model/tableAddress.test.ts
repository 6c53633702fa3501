import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFilterValue, writeFilterValue } from "./filterValue.ts";
import { rowsQuery } from "./rowsQuery.ts";
import { clearing, readAddress, unknownParts, withoutUnknown, writeAddress } from "./tableAddress.ts";
import { aColumn, aFilter, aTable } from "../testing/testTable.ts";

const config = aTable({
  columns: [aColumn("name"), aColumn("population", { type: "int" })],
  sort: [{ field: "population", dir: "desc" }],
  filters: [
    aFilter("name"),
    aFilter("status", { operator: "in", type: "select", defaultValue: ["new"] }),
    aFilter("population", { operator: "between", fieldType: "int", type: "int" }),
    aFilter("due", { operator: "relative", fieldType: "date" }),
    aFilter("due", { operator: "on", fieldType: "date" }),
    aFilter("owner", { fieldType: "uuid", operator: "eq" }),
    aFilter("seen", { fieldType: "datetime", operator: "after" }),
    aFilter("open", { operator: "eq", fieldType: "boolean" }),
  ],
});
const usual = { sort: config.sort, filters: { status: ["new"] }, groupBy: [], search: "" };

/** What the address says after the change, as the kernel applies it. */
const applied = (change: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(change).filter((entry): entry is [string, string] => entry[1] !== undefined));

describe("tableAddress", () => {
  it("T30 what the configuration says anyway is left out", () => {
    expect(readAddress({}, config)).toEqual(usual);
    expect(applied(writeAddress(usual, config))).toEqual({});
  });

  it("T747 page and size of a paged table stand in the address, and only what somebody may ask for is taken from it", () => {
    const paged = { ...config, isPaged: true };
    expect(applied(writeAddress({ ...usual, page: 3, size: 100 }, paged))).toEqual({ page: "3", size: "100" });
    expect(applied(writeAddress({ ...usual, page: 1, size: 50 }, paged))).toEqual({});
    expect(readAddress({ page: "3", size: "100" }, paged)).toMatchObject({ page: 3, size: 100 });
    for (const page of ["0", "-1", "1.5", "x", "", "99999999"]) expect(readAddress({ page }, paged).page).toBeUndefined();
    expect(readAddress({ size: "5000" }, paged).size).toBeUndefined();
    expect(readAddress({ page: "3" }, config).page).toBeUndefined();
  });

  it("T30 order, filters and search survive the address", () => {
    const state = {
      sort: [{ field: "name", dir: "asc" as const }],
      filters: { name: ["Тошкент, шаҳар"], status: ["a,b", "c\\d"], population: ["", "5000"], "due.relative": ["thisMonth"], "due.on": ["2026-11-01"], open: ["false"] },
      groupBy: [], search: "ҳ",
    };
    const address = applied(writeAddress(state, config));
    expect(address).toMatchObject({ sort: "name", q: "ҳ", "f.population": "..5000", "f.due.relative": "thisMonth" });
    expect(readAddress(address, config)).toEqual(state);
  });

  it("T30 no order and a cleared default are said, because they differ from the configuration", () => {
    const state = { sort: [], filters: {}, groupBy: [], search: "" };
    const address = applied(writeAddress(state, config));
    expect(address).toEqual({ sort: "", "f.status": "" });
    expect(readAddress(address, config)).toEqual(state);
  });

  it("T31 values of a wrong type are ignored", () => {
    const address = {
      "f.population": "many..", "f.due.relative": "someday", "f.due.on": "1.1.2026", "f.open": "maybe", "f.secret": "1", sort: "secret",
    };
    expect(readAddress(address, config)).toEqual({ ...usual, sort: [] });
    const almost = { "f.due.on": "2026-02-31", "f.owner": "me", "f.population": "0x10..1.5", "f.name": "\u0000", "f.seen": "2026-02-31" };
    expect(readAddress(almost, config)).toEqual(usual);
    expect(readAddress({ "f.seen": "2026-02-28", "f.population": "..15" }, config).filters).toMatchObject({ seen: ["2026-02-28"], population: ["", "15"] });
  });

  it("T31 no address makes reading fail", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("sort", "q", "f.name", "f.status", "f.population", "f.open"), fc.string()), (query) => {
        const state = readAddress(query, config);
        expect(() => rowsQuery(config, state)).not.toThrow();
        expect(readAddress(applied(writeAddress(state, config)), config)).toEqual(state);
      }),
    );
  });

  it("T33 any list of values survives the address", () => {
    const filter = aFilter("s", { operator: "in" });
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 9 }), (values) => {
        expect(readFilterValue(filter, writeFilterValue(filter, values))).toEqual(values);
      }),
    );
  });
});

describe("groups in the address", () => {
  const grouped = aTable({ columns: [aColumn("city"), aColumn("status")], groupBy: ["status"] });

  it("T622 fields stand in it in their order, and that there are none where the configuration has some", () => {
    const usual = { sort: [], filters: {}, search: "" };
    expect(writeAddress({ ...usual, groupBy: ["city", "status"] }, grouped)["group"]).toBe("city,status");
    expect(readAddress({ group: "city,status" }, grouped).groupBy).toEqual(["city", "status"]);
    expect(writeAddress({ ...usual, groupBy: [] }, grouped)["group"]).toBe("-");
    expect(readAddress({ group: "-" }, grouped).groupBy).toEqual([]);
    expect(writeAddress({ ...usual, groupBy: ["status"] }, grouped)["group"]).toBeUndefined();
    expect(readAddress({}, grouped).groupBy).toEqual(["status"]);
  });

  it("T31 unknown and repeated fields are none", () => {
    expect(readAddress({ group: "nowhere,city,__proto__,city" }, grouped).groupBy).toEqual(["city"]);
  });
});

describe("deleted rows", () => {
  const mayNot = { ...config, permissions: { ...config.permissions, delete: false } };

  it("T837 the address keeps that deleted rows are shown; of who may not see them it is told as dead", () => {
    expect(writeAddress({ ...usual, deleted: true }, config)["deleted"]).toBe("1");
    expect(rowsQuery(config, readAddress({ deleted: "1" }, config))).toMatchObject({ deleted: "only" });
    expect(unknownParts({ deleted: "1" }, config)).toEqual([]);
    expect(readAddress({ deleted: "1" }, mayNot).deleted).toBeUndefined();
    expect([unknownParts({ deleted: "1" }, mayNot), withoutUnknown({ deleted: "1" }, mayNot)]).toEqual([["deleted"], { deleted: undefined }]);
  });
});

describe("clearing", () => {
  const strict = aTable({ filters: [aFilter("region", { isRequired: true }), aFilter("name")] });

  it("T94 clearing leaves what is required, and is offered only where something goes", () => {
    const state = { sort: [], filters: { region: ["a"], name: ["b"] }, groupBy: [], search: "x" };
    expect(clearing(strict, state)).toEqual({ filters: { region: ["a"] }, search: "" });
    expect(clearing(strict, { sort: [], filters: { region: ["a"] }, groupBy: [], search: "" })).toBeUndefined();
  });
});

describe("rowsQuery", () => {
  it("T32 a range with one side open is a bound", () => {
    const ask = (value: string[]) => rowsQuery(config, { ...usual, filters: { population: value } }).filters;
    expect(ask(["10", ""])).toEqual({ and: [{ population: { op: "ge", value: 10 } }] });
    expect(ask(["", "20"])).toEqual({ and: [{ population: { op: "le", value: 20 } }] });
    expect(ask(["10", "20"])).toEqual({ and: [{ population: { op: "between", value: [10, 20] } }] });
  });

  it("T34 filters of whoever embeds hold in addition", () => {
    const { filters } = rowsQuery(config, { ...usual, filters: { open: ["true"] } }, { country: "UZ" });
    expect(filters).toEqual({ and: [{ country: "UZ" }, { open: { op: "eq", value: true } }] });
  });

  it("T30 search words and order go to the server", () => {
    expect(rowsQuery(config, { ...usual, filters: {}, groupBy: [], search: "нукус" })).toEqual({ sort: config.sort, search: "нукус" });
  });
});
