import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fold, foldFrom } from "#core/filters/foldTable.ts";
import type { Database } from "../../../server/database/Database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { fold as foldMigration } from "../../../server/database/migrations/0000-fold.ts";
import { textIndexes } from "../../../server/database/migrations/0008-text-indexes.ts";
import { trigrams } from "../../../server/database/migrations/0012-trigrams.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(databases.kinds)("values on %s", (kind) => {
  let database: Database;
  beforeAll(async () => void (database = await databases.openNew(kind)));
  afterAll(() => database.close());

  const value = async (expression: ReturnType<typeof sql>): Promise<unknown> => {
    const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(database.sql);
    return rows[0]?.value;
  };

  it("DB1 numbers, as far as a double holds them; else text", async () => {
    expect(await value(sql`1::int2`)).toBe(1);
    expect(await value(sql`-7::int4`)).toBe(-7);
    expect(await value(sql`0.1::float8`)).toBe(0.1);
    expect(await value(sql`'NaN'::float8`)).toBeNaN();
    expect(await value(sql`count(*)`)).toBe(1);
    expect(await value(sql`9007199254740991::int8`)).toBe(9_007_199_254_740_991);
    expect(await value(sql`9007199254740992::int8`)).toBe("9007199254740992");
    expect(await value(sql`12345678901234567890.120::numeric`)).toBe("12345678901234567890.120");
  });

  it("DB2 dates and instants, whatever zone they were written in", async () => {
    expect(await value(sql`'2026-02-28'::date`)).toBe("2026-02-28");
    expect(await value(sql`'2026-01-31 09:30:00.25+05'::timestamptz`)).toBe("2026-01-31T04:30:00.25Z");
    expect(await value(sql`'2026-01-31 09:30+05'::timestamptz`)).toBe("2026-01-31T04:30:00Z");
    expect(await value(sql`'infinity'::timestamptz`)).toBe("infinity");
    expect(await value(sql`'0044-03-15 BC'::date`)).toBe("0044-03-15 BC");
  });

  it("DB3 text, json, booleans and bytes", async () => {
    expect(await value(sql`'ўқғҳ'::text`)).toBe("ўқғҳ");
    expect(await value(sql`'5D9B0D6E-0000-4000-8000-00000000000A'::uuid`)).toBe("5d9b0d6e-0000-4000-8000-00000000000a");
    expect(await value(sql`'09:30'::time`)).toBe("09:30:00");
    expect(await value(sql`'2026-01-31 09:30'::timestamp`)).toBe("2026-01-31T09:30:00");
    expect(await value(sql`'1 day 2 hours'::interval`)).toBe("P1DT2H");
    expect(await value(sql`'{"a":[1,null]}'::jsonb`)).toEqual({ a: [1, null] });
    expect(await value(sql`'"text"'::json`)).toBe("text");
    expect(await value(sql`true`)).toBe(true);
    expect(await value(sql`null::int`)).toBeNull();
    const bytes = await value(sql`'\\x00ff10'::bytea`);
    expect(bytes).toEqual(new Uint8Array([0, 255, 16]));
    expect(Buffer.isBuffer(bytes)).toBe(false);
  });

  it("DB4 arrays arrive as arrays of their elements' values", async () => {
    expect(await value(sql`array[[1,2],[3,null]]`)).toEqual([[1, 2], [3, null]]);
    expect(await value(sql`array['a,b', 'c"d', null, '', 'NULL', '\\ {e}']`)).toEqual(["a,b", 'c"d', null, "", "NULL", "\\ {e}"]);
    expect(await value(sql`array['2026-01-31 00:00Z'::timestamptz]`)).toEqual(["2026-01-31T00:00:00Z"]);
    expect(await value(sql`array['{"a":1}'::jsonb]`)).toEqual([{ a: 1 }]);
    expect(await value(sql`'[0:1][2:3]={{1,2},{3,4}}'::int[]`)).toEqual([[1, 2], [3, 4]]);
    expect(await value(sql`array[1.50::numeric]`)).toEqual(["1.50"]);
    expect(await value(sql`array[true, false]`)).toEqual([true, false]);
  });

  it("DB5 parameters are taken as they are", async () => {
    const instant = new Date("2026-01-31T09:30:00.250Z");
    expect(await value(sql`${instant}::timestamptz`)).toBe("2026-01-31T09:30:00.25Z");
    expect(await value(sql`${[instant]}::timestamptz[]`)).toEqual(["2026-01-31T09:30:00.25Z"]);
    expect(await value(sql`${["a,b", 'c"d\\', null]}::text[]`)).toEqual(["a,b", 'c"d\\', null]);
    expect(await value(sql`${[]}::int[]`)).toEqual([]);
    expect(await value(sql`${new Uint8Array([0, 255])}::bytea`)).toEqual(new Uint8Array([0, 255]));
    expect(await value(sql`${JSON.stringify([1, { a: "б" }])}::jsonb`)).toEqual([1, { a: "б" }]);
    expect(await value(sql`${false}::bool`)).toBe(false);
    expect(await value(sql`${null}::int`)).toBeNull();
    expect(await value(sql`${undefined}::int`)).toBeNull();
    expect(await value(sql`${9_007_199_254_740_993n}::int8`)).toBe("9007199254740993");
  });

  it("DB6 Uzbek words order alike, by the language and not by code", async () => {
    const words = "яна ўт ёш қор қиш гул ғоз ҳаво хат бор Анор анор йўл илм Ўрик о'рик oʻtin otin shamol sariq чой".split(" ");
    const { rows } = await sql<{ word: string }>`
      select word from unnest(${words}::text[]) word order by word collate "und-x-icu", word collate "C"`.execute(database.sql);
    expect(rows.map(({ word }) => word).join(" ")).toBe(
      "oʻtin otin sariq shamol анор Анор бор гул ғоз ёш илм йўл қиш қор о'рик Ўрик ўт хат ҳаво чой яна",
    );
  });

  it("DB7 platon.fold is the fold of core", async () => {
    await migrate(database, [foldMigration, textIndexes, trigrams], log);
    const texts = [foldFrom, "Жўраев Йўлдош É за́мок ё".normalize("NFD"), "é\u0302\u0306\u036f", "Ўзбекистон, ЁҚИЛҒИ — Oʻzbekiston’da ÇİĞŞ", "й ў қ ғ ҳ Й Ў Қ Ғ Ҳ", "👩‍👩‍👧 ǅ ﬁ 北京", ""];
    for (const text of texts) expect(await value(sql`platon.fold(${text}::text)`)).toBe(fold(text));
    expect(await value(sql`platon.fold(null)`)).toBeNull();
    await sql`create table folded (name text)`.execute(database.sql);
    await sql`create index on folded (platon.fold(name))`.execute(database.sql);
  });

  it("DB110 indexes over whole texts of datasets are built anew over what fits, and serve their queries", async () => {
    const old = await databases.openNew(kind);
    await migrate(old, [foldMigration], log);
    const statements = [
      `create schema p_x`, `create table p_x.towns (id uuid primary key, name text, "order" text, size int, deleted_at timestamptz)`,
      `create index towns_name_sort on p_x.towns (name collate "und-x-icu", size, "order" collate "und-x-icu", id) where deleted_at is null`,
      `create index towns_order_search on p_x.towns (platon.fold("order") text_pattern_ops) where deleted_at is null`,
      `create unique index towns_name_key on p_x.towns (name) where deleted_at is null`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(old.sql);
    await migrate(old, [foldMigration, textIndexes], log);
    const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes where schemaname = 'p_x' order by indexname`.execute(old.sql);
    expect(rows.map(({ indexdef }) => indexdef.replace(/^.* btree /, ""))).toEqual([
      "(name) WHERE (deleted_at IS NULL)",
      '("left"(name, 200) COLLATE "und-x-icu", size, "left"("order", 200) COLLATE "und-x-icu", id) WHERE (deleted_at IS NULL)',
      '(platon.fold("left"("order", 200)) text_pattern_ops) WHERE (deleted_at IS NULL)',
      "(id)",
    ]);
    await sql`insert into p_x.towns (id, name, "order", size) select gen_random_uuid(), 'шаҳар ' || n, 'кўча ' || n, n from generate_series(1, 5000) n`.execute(old.sql);
    await sql`analyze p_x.towns`.execute(old.sql);
    const planOf = async (query: string): Promise<string> => JSON.stringify((await sql.raw(`explain ${query}`).execute(old.sql)).rows);
    expect(await planOf(`select * from p_x.towns as t where t.deleted_at is null order by left(t.name, 200) collate "und-x-icu" asc, t.size limit 50`)).toContain("towns_name_sort");
    expect(await planOf(`select * from p_x.towns as t where t.deleted_at is null and platon.fold(left(t."order", 200)) like platon.fold(cast('Кўча 77%' as text))`)).toContain("towns_order_search");
    await old.close();
  });
});
