import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aColumn, aFilter, aTable } from "../testing/testTable.ts";
import { rowsQuery } from "./rowsQuery.ts";
import { readAddress, writeAddress } from "./tableAddress.ts";
import { conditionCount, readWhere, whereFields, writeWhere, type Where } from "./where.ts";
import { draftOf, whereOf } from "./whereDraft.ts";

const config = aTable({
  columns: [
    aColumn("name"), aColumn("amount", { type: "number" }), aColumn("due", { type: "date" }), aColumn("phones", { type: "text_array" }),
    aColumn("status", { options: [{ id: "new", name: "Янги" }, { id: "done", name: "Тайёр" }] }),
    aColumn("country", { type: "uuid", cellFormat: "relation:name,countries" }), aColumn("secret", { type: "password" }),
  ],
  filters: [aFilter("region.title")],
});
const where: Where = {
  kind: "and",
  members: [
    { field: "status", operator: "in", value: ["new", "done"] },
    { kind: "or", members: [{ field: "amount", operator: "ge", value: ["100.50"] }, { field: "due", operator: "relative", value: ["last 7 days"] }] },
  ],
};
const plain = { sort: [], groupBy: [], filters: {}, search: "" };

describe("conditions", () => {
  it("T660 stand in the address, nested, and come back as they were; a span of time stays a word", () => {
    const text = writeWhere(config, where);
    expect(text).toBe('["and",["status","in","new,done"],["or",["amount","ge","100.50"],["due","relative","last 7 days"]]]');
    expect(readAddress({ where: text }, config)).toEqual({ ...plain, where });
    expect(writeAddress({ ...plain, where }, config)["where"]).toBe(text);
    expect(whereOf(whereFields(config), draftOf(where) ?? { kind: "and", members: [] })).toEqual({ where, isWhole: true });
  });

  it("T661 are joined with the filters by and", () => {
    expect(rowsQuery(config, { ...plain, filters: { "region.title": ["а"] }, where }, { open: true }).filters).toEqual({
      and: [
        { open: true }, { "region.title": { op: "contains", value: "а" } },
        { and: [{ status: { op: "in", value: ["new", "done"] } }, { or: [{ amount: { op: "ge", value: 100.5 } }, { due: { op: "relative", value: "last 7 days" } }] }] },
      ],
    });
  });

  it("T886 of a parameter of a query nothing is asked, and its filter has one operator", () => {
    const since = aFilter("since", { fieldType: "date", operator: "eq", isParameter: true });
    const asked = aTable({ columns: [aColumn("name")], filters: [since] });
    expect([...whereFields(asked).keys()]).toEqual(["name"]);
    expect(readAddress({ "f.since": "2026-01-01" }, asked).filters).toEqual({ since: ["2026-01-01"] });
    expect(readAddress({ "f.since~after": "2026-01-01" }, asked).filters).toEqual({});
  });

  it("T662 ask about any column and filter of the table, a related record by its name, and never a password", () => {
    expect([...whereFields(config)].map(([field, { fieldType }]) => `${field} ${fieldType}`)).toEqual([
      "name text", "amount number", "due date", "phones text_array", "status text", "country.name text", "region.title text",
    ]);
    const chosen = aTable({ form: "cities", columns: [aColumn("country", { type: "uuid", element: "select", cellFormat: "relation:name,countries" })] });
    expect([...whereFields(chosen).keys()]).toEqual(["country"]);
  });

  it.each([
    ["no JSON", "and(", ["where"]], ["no group", '["amount","ge","1"]', ["where"]], ["an unknown field", '["and",["secret","eq","1"],["name","eq","а"]]', ["secret"]],
    ["an operator of another type", '["and",["amount","contains","1"],["name","eq","а"]]', ["amount"]], ["a wrong value", '["and",["amount","ge","кўп"]]', ["amount"]],
    ["too deep", '["and",["or",["and",["or",["name","eq","а"]]]]]', ["or"]], ["U+0000", '["and",["name","eq","\\u0000"]]', ["name"]],
    ["members that are none", '["and",1,null,{"a":1},[],["name","eq","а"]]', ["where"]], ["a text without end", `["and",${'["name","eq","а"],'.repeat(400)}["name","eq","а"]]`, ["where"]],
    ["prototypes", '["and",["__proto__","eq","1"],["name","toString","1"]]', ["__proto__", "name"]],
  ])("T663 of an address with %s what is known is kept, and the rest told by name", (_what, text, unknown) => {
    const read = readWhere(config, text);
    expect([read.unknown, conditionCount(read.where)]).toEqual([unknown, text.length < 500 && text.includes('["name","eq","а"]') && !text.includes('["or",["name"') ? 1 : 0]);
  });

  it("T663 no address makes reading fail, and what was read is written alike", () => {
    const part = fc.letrec((tie) => ({
      any: fc.oneof({ maxDepth: 4 }, fc.constantFrom("and", "or", "name", "amount", "ge", "eq", "in", "1", "а,б", "", null), fc.array(tie("any"), { maxLength: 4 })),
    })).any;
    fc.assert(fc.property(fc.oneof(fc.string(), fc.array(part).map((value) => JSON.stringify(value))), (text) => {
      const { where: read } = readWhere(config, text);
      const again = writeWhere(config, read);
      expect(readWhere(config, again)).toEqual({ where: read, unknown: [] });
    }));
  });

  it("T664 a condition without a value, or with a wrong one, is not whole", () => {
    const fields = whereFields(config);
    const read = (texts: string[]) => whereOf(fields, { kind: "and", members: [{ field: "amount", operator: "ge", texts, isChosen: false }] });
    expect([read([]).isWhole, read([" "]).isWhole, read(["кўп"]).isWhole]).toEqual([false, false, false]);
    expect(read(["1 000,5"])).toEqual({ isWhole: true, where: { kind: "and", members: [{ field: "amount", operator: "ge", value: ["1000.5"] }] } });
    expect(whereOf(fields, { kind: "and", members: [{ field: "amount", operator: "empty", texts: [], isChosen: false }] }).isWhole).toBe(true);
  });
});
