import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foldTo } from "#core/filters/foldTable.ts";
import type { Database } from "../../../server/database/Database.ts";
import { hasTrigram } from "../../../server/database/trigramLetters.ts";
import { planDdl, SearchIndexes } from "../../../server/modules/datasets/index.ts";
import { dataset, fillTowns, silent, townsScope } from "./searchedProject.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

const town = (column: string) => ({ schema: "p_x", table: "towns", column });
const columns = ["name", "size", "note", "founded"];

describe.each(databases.kinds)("indexes of trigrams on %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await databases.openNew(kind);
    await fillTowns(database, 5_000);
    const text = (value: unknown) => JSON.stringify(value);
    await sql`insert into platon.projects (id, title) values ('x', 'X')`.execute(database.sql);
    await sql`insert into platon.datasets (id, project_id, name, title) values (gen_random_uuid(), 'x', 'towns', 'X')`.execute(database.sql);
    for (const { name, type } of dataset.fields) await sql`insert into platon.dataset_fields (id, project_id, dataset_id, name, type)
      select gen_random_uuid(), 'x', id, ${name}, ${type} from platon.datasets`.execute(database.sql);
    await sql`insert into platon.tables (id, project_id, name, title, source, search_fields)
      values (gen_random_uuid(), 'x', 'towns', 'X', cast(${text({ dataset: "towns" })} as jsonb), '{}')`.execute(database.sql);
  });
  afterAll(() => database.close());

  const ask = async (searchFields: string[], contains: string[]): Promise<string[]> => {
    await sql`update platon.tables set search_fields = ${searchFields}`.execute(database.sql);
    await sql`delete from platon.table_filters`.execute(database.sql);
    for (const field of contains) await sql`insert into platon.table_filters (id, project_id, table_id, key, title, field, operator, type)
      select gen_random_uuid(), 'x', id, ${field}, 'X', ${field}, 'contains', 'text' from platon.tables`.execute(database.sql);
    const indexes = await SearchIndexes.open({ database, log: silent });
    await indexes.bring();
    await indexes.close();
    return columns.filter((column) => indexes.has(town(column)));
  };

  it("DS235 the columns that tables search, and those of filters contains, get one and lose it when nobody asks", async () => {
    expect(await ask(["name", "size", "founded"], ["note"])).toEqual(["name", "size", "note"]);
    expect(await ask(["name"], [])).toEqual(["name"]);
    expect(await ask([], [])).toEqual([]);
  });

  it("DS235 what another node makes is searched by this one too", async () => {
    const other = await SearchIndexes.open({ database, log: silent });
    expect(other.has(town("name"))).toBe(false);
    await ask(["name"], []);
    await expect.poll(() => other.has(town("name"))).toBe(true);
    await other.close();
  });

  it("DS236 a field that has one can change its type, and has it again where text can be had of it", async () => {
    expect(await ask(["size"], ["note"])).toEqual(["size", "note"]);
    const retyped = { ...dataset, fields: dataset.fields.map((field) => (field.name === "size" ? { ...field, type: "text" } : field)) };
    const change = async (from: typeof dataset, to: typeof dataset): Promise<void> => {
      const { tables, attachments } = planDdl("p_x", new Map([["towns", from]]), new Map([["towns", to]]));
      await database.transaction(async (tx) => {
        for (const statement of [...tables, ...attachments]) await statement.execute(tx);
      });
    };
    await change(dataset, retyped);
    expect(await ask(["size"], [])).toEqual(["size"]);
    await change(retyped, dataset);
    expect(await ask(["size"], [])).toEqual(["size"]);
  });

  it("DA307 Cyrillic text is found by the index, in whatever case it is written", async () => {
    await ask(["name"], ["note"]);
    await database.analyze(["p_x.towns"]);
    const found = async (names: string[], text: string) => {
      const condition = townsScope().mayHold({ names, text });
      const { rows } = await sql<{ id: string }>`select t.id from p_x.towns as t where ${condition}`.execute(database.sql);
      const plan = JSON.stringify((await sql`explain select t.id from p_x.towns as t where ${condition}`.execute(database.sql)).rows);
      return [rows.length, plan.includes("towns_name_trigrams") || plan.includes("towns_note_trigrams")];
    };
    expect(await found(["name"], "ШАҲАР 77")).toEqual([55, true]);
    expect(await found(["note"], "ИЗОҲ 4321")).toEqual([1, true]);
    expect(await found(["name", "note"], "қишлоқ")).toEqual([0, true]);
    const { rows } = await townsScope().countHolding({ names: ["name"], text: "шаҳар" }, 2_001).execute(database.sql);
    expect(rows[0]?.n).toBe(2_001);
  });

  it("DB172 every letter that has a trigram has one in the database, whatever its locale", async () => {
    const letters = [...new Set(foldTo.match(/[a-zа-яўқғҳәөүңі]/g))].filter((letter) => hasTrigram(letter.repeat(3)));
    expect(letters.length).toBeGreaterThan(60);
    const { rows } = await sql<{ letter: string }>`
      select letter from unnest(cast(${letters} as text[])) letter where platon.letters(letter) !~ '^[a-z0-9]$'`.execute(database.sql);
    expect(rows).toEqual([]);
    const own = [..."абвгдежзийклмнопрстуфхцчшщъыьэюяўқғҳ"];
    const { rows: [apart] } = await sql<{ n: number }>`select count(distinct platon.letters(letter)) as n from unnest(cast(${own} as text[])) letter`.execute(database.sql);
    expect(apart?.n).toBe(own.length);
  });
});

describe.runIf(databases.kinds.includes("postgres"))("a PostgreSQL whose user may not create extensions", () => {
  it("DB173 has none: nothing is made, search reads the rows, and the operator is told in one line what to do", async () => {
    const url = new URL(await databases.newUrl());
    const owner = databases.openUrl(url.href);
    const role = `searcher_${crypto.randomUUID().slice(0, 8)}`;
    await fillTowns(await owner, 10);
    for (const statement of [`create role ${role} login password 'searcher'`, `grant usage on schema platon to ${role}`, `grant select on all tables in schema platon to ${role}`])
      await sql.raw(statement).execute((await owner).sql);
    [url.username, url.password] = [role, "searcher"];
    const database = await databases.openUrl(url.href);
    const told: string[] = [];
    const indexes = await SearchIndexes.open({ database, log: { ...silent, warn: (_, message) => void told.push(message) } });
    await indexes.bring();
    expect(indexes.has(town("name"))).toBe(false);
    expect(indexes.notice).toMatch(/^Search and "contains" read whole tables, .*permission denied.*create extension pg_trgm$/);
    expect(told).toEqual([indexes.notice]);
    await indexes.close();
  });
});
