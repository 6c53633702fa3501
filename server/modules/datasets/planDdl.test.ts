import { describe, expect, it } from "vitest";
import type { DatasetText } from "#contract/entities/index.ts";
import { fieldTypes } from "#core/fieldType.ts";
import { ddlText } from "./DdlStatement.ts";
import { planDdl } from "./planDdl.ts";

const plan = (before: Record<string, DatasetText>, after: Record<string, DatasetText>) => {
  const { tables, attachments, losses, conversions } = planDdl(
    "p_x", new Map(Object.entries(before)), new Map(Object.entries(after))
  );
  const named = conversions.map(({ dataset: name, now }) => `${name}.${now.name}`);
  return { tables: tables.map(ddlText), attachments: attachments.map(ddlText), losses: losses.map(({ what }) => what), ...(named.length > 0 && { conversions: named }) };
};
const dataset = (...fields: DatasetText["fields"]): DatasetText => ({ title: "А", fields });

describe("DDL of datasets", () => {
  it("DS8 every type of field has its PostgreSQL type, and every table the system columns", () => {
    const { tables } = plan({}, { things: dataset(...fieldTypes.map((type) => ({ name: `f_${type}`, type }))) });
    expect(tables).toEqual([
      'create table "p_x"."things" (id uuid primary key, "f_text" text, "f_number" numeric, "f_int" bigint, "f_boolean" boolean, ' +
        '"f_date" date, "f_datetime" timestamptz, "f_time" time, "f_uuid" uuid, "f_json" jsonb, "f_text_array" text[], "f_point" jsonb, "f_file" text[], "f_files" text[], "f_password" text, ' +
        "version integer not null default 1, created_at timestamptz not null default now(), created_by uuid, " +
        "updated_at timestamptz not null default now(), updated_by uuid, deleted_at timestamptz)",
    ]);
  });

  it("DS9 names are quoted and values are literals, whatever stands in them", () => {
    const { tables } = plan(
      {}, { order: dataset({ name: "select", type: "text", default: "'; drop table x; --", isRequired: true }) }
    );
    expect(tables[0]).toContain(
      "\"p_x\".\"order\" (id uuid primary key, \"select\" text not null default '''; drop table x; --'::text"
    );
  });

  it("DS10 text is indexed in its sorting collation, and a search index folds it", () => {
    const { attachments } = plan({}, {
      towns: {
        ...dataset({ name: "name", type: "text" }, { name: "size", type: "int" }),
        indexes: [{ fields: ["name", "size"] }, { fields: ["name"], use: "search" }],
      },
    });
    expect(attachments).toEqual([
      'create index "towns_name_size_sort" on "p_x"."towns" (left("name", 200) collate "und-x-icu", "size", "id") where deleted_at is null',
      'create index "towns_name_search" on "p_x"."towns" (platon.fold(left("name", 200)) text_pattern_ops) where deleted_at is null',
    ]);
  });

  it("DS438 a field of one file has one at most; lists and fields of files become one another without loss", () => {
    const of = (type: string): Record<string, DatasetText> => ({ papers: dataset({ name: "scan", type }) });
    expect(plan({}, of("file")).attachments).toEqual([
      'alter table "p_x"."papers" add constraint "papers_scan_one" check (cardinality("scan") <= 1)',
    ]);
    expect([plan(of("text_array"), of("files")), plan(of("file"), of("files")).losses]).toEqual([{ tables: [], attachments: [], losses: [] }, []]);
    expect(plan(of("files"), of("file"))).toMatchObject({ tables: [], losses: [], attachments: [expect.stringContaining("add constraint") as string] });
    expect([plan(of("files"), of("text")).conversions, plan(of("json"), of("files")).conversions]).toEqual([["papers.scan"], ["papers.scan"]]);
  });

  it("DS91 an index has of a text what fits: its beginning, a key whole or by its digest, three texts at most", () => {
    const text = (name: string, more: object = {}): DatasetText["fields"][number] => ({ name, type: "text", ...more });
    const { attachments } = plan({}, {
      a: {
        ...dataset(text("k", { isUnique: true }), text("l", { isUnique: true, maxLength: 5000 }), text("s", { maxLength: 300 }), text("t")),
        indexes: [{ fields: ["s", "t"], isUnique: true }, { fields: ["k", "l", "s", "t"] }],
      },
    });
    expect(attachments.map((one) => /\("?.*(?= where)/.exec(one)?.[0]).filter(Boolean)).toEqual([
      '("k")', '(md5("l"))', '("s", md5("t"))',
      '(left("k", 200) collate "und-x-icu", left("l", 200) collate "und-x-icu", left("s", 200) collate "und-x-icu")',
    ]);
  });

  it("DS92 of a field that becomes a key empty texts are no values, unless it needs one", () => {
    const fields = (isRequired: boolean, isUnique: boolean) => dataset({ name: "code", type: "text", isRequired, isUnique });
    const empties = ({ tables }: { tables: string[] }): string[] => tables.filter((one) => one.startsWith("update"));
    expect(empties(plan({ a: fields(false, false) }, { a: fields(false, true) }))).toEqual(['update "p_x"."a" set "code" = null where "code" = \'\'']);
    expect(empties(plan({ a: fields(true, false) }, { a: fields(true, true) }))).toEqual([]);
    expect(empties(plan({ a: fields(false, true) }, { a: fields(false, true) }))).toEqual([]);
  });

  it("DS5 a key that another dataset refers to is unique among deleted records too", () => {
    const countries = dataset({ name: "code", type: "text", isUnique: true });
    const cities = dataset({ name: "country", type: "text", references: { dataset: "countries", field: "code" } });
    expect(plan({}, { countries }).attachments).toEqual([
      'create unique index "countries_code_key" on "p_x"."countries" ("code") where deleted_at is null',
    ]);
    expect(plan({ countries }, { countries, cities })).toMatchObject({
      tables: [
        'drop index "p_x"."countries_code_key"', expect.stringContaining('create table "p_x"."cities"') as string
      ],
      attachments: [
        'alter table "p_x"."countries" add constraint "countries_code_key" unique ("code")',
        'alter table "p_x"."cities" add constraint "cities_country_fkey" foreign key ("country") references "p_x"."countries" ("code") on delete restrict',
      ],
      losses: [],
    });
  });

  it("CF12 what would lose values is named: dropped tables and columns, and the columns that get another type", () => {
    const before = {
      a: dataset({ name: "x", type: "number", scale: 4 }, { name: "y", type: "text" }, { name: "z", type: "int" }),
      b: dataset({ name: "x", type: "int" }),
    };
    expect(
      plan(before, { a: dataset({ name: "x", type: "number", scale: 2 }, { name: "z", type: "text" }) })
    ).toMatchObject({ losses: ["b", "a.y"], conversions: ["a.x", "a.z"] });
    expect(plan(before, { ...before, b: dataset({ name: "x", type: "number" }) })).toMatchObject({ losses: [], conversions: ["b.x"] });
    const scaled = dataset({ name: "x", type: "number", scale: 2 });
    expect(plan({ c: dataset({ name: "x", type: "number" }) }, { c: scaled }).conversions).toEqual(["c.x"]);
  });

  it("DS9 a name longer than PostgreSQL keeps ends in its digest", () => {
    const name = "n".repeat(60);
    const { attachments } = plan({}, { [name]: dataset({ name: "f".repeat(60), type: "text", isUnique: true }) });
    expect(/index "(\w+)"/.exec(attachments[0] ?? "")?.[1]).toMatch(/^n{54}_[0-9a-f]{8}$/);
  });

  const named = (name: string, id: string, more: object = {}) => ({ id, name, type: "text", ...more });
  const known = (id: string, ...fields: DatasetText["fields"]) => ({ ...dataset(...fields), id });

  it("DS441 a field and a dataset with another name are renamed, with their indexes and constraints, and nothing is lost", () => {
    const code = (name: string) => named(name, "f1", { isUnique: true, maxLength: 5 });
    const leads = (to: string, field: string) => known("d2", named("town", "f2", { references: { dataset: to, field } }));
    const { tables, attachments, losses } = plan({ towns: known("d1", code("code")), streets: leads("towns", "code") }, { cities: known("d1", code("key")), streets: leads("cities", "key") });
    expect({ tables, attachments, losses }).toEqual({
      tables: [
        'alter table "p_x"."towns" rename to "cities"',
        'alter table "p_x"."cities" rename column "code" to "key"',
        'alter table "p_x"."cities" rename constraint "towns_code_key" to "cities_key_key"',
        'alter table "p_x"."cities" rename constraint "towns_code_length" to "cities_key_length"',
      ],
      attachments: [], losses: [],
    });
  });

  it("DS441 names that move in a chain or change places are given in turn", () => {
    const { tables, losses } = plan({ a: known("d", named("x", "1"), named("y", "2")) }, { a: known("d", named("y", "1"), named("x", "2")) });
    expect({ tables, losses }).toEqual({
      tables: [["x", "moving_x"], ["y", "moving_y"], ["moving_x", "y"], ["moving_y", "x"]].map(([from, to]) => `alter table "p_x"."a" rename column "${from}" to "${to}"`),
      losses: [],
    });
  });

  it("DS442 what was removed and added again under its name is another column, another table and another index, and a loss", () => {
    const before = { a: known("d", named("x", "1", { isUnique: true }), named("z", "3")), b: known("e", named("x", "4")) };
    const { tables, attachments, losses } = plan(before, { a: known("d", named("x", "2", { type: "int", isUnique: true }), named("z", "3")), b: known("f", named("x", "5")) });
    expect({ tables, attachments, losses }).toEqual({
      tables: [
        'drop index "p_x"."a_x_key"', 'create schema "held_e"', 'alter table "p_x"."b" set schema "held_e"', 'alter table "p_x"."a" drop column "x" cascade',
        'alter table "p_x"."a" add column "x" bigint', expect.stringContaining('create table "p_x"."b"') as string,
      ],
      attachments: ['create unique index "a_x_key" on "p_x"."a" ("x") where deleted_at is null'],
      losses: ["b", "a.x"],
    });
  });
});
