import { createHash } from "node:crypto";
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { restoreBackup } from "../../../server/database/backup/restoreBackup.ts";
import { writeBackup } from "../../../server/database/backup/writeBackup.ts";
import type { Database } from "../../../server/database/Database.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { queryLimits } from "../../../server/database/QueryClass.ts";
import { projectFolder } from "../config/configServer.ts";
import { copySeededData } from "../harness/seededData.ts";
import { TestDatabases } from "./TestDatabases.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const limits = { ...queryLimits, maintenance: { run: 3_600_000, wait: 60_000 } };
const heldId = "00000000-0000-7000-8000-00000000000a";
const long = "Узун матн \u2028 “қўштирноқ” \\ \" \t \n".repeat(700_000);

const newFile = (): string => {
  const folder = databases.newFolder();
  mkdirSync(folder, { recursive: true });
  return join(folder, "platon.backup");
};
const restoredAs = async (kind: Database["kind"], path: string): Promise<Database> => {
  const database = await databases.openNew(kind, { limits });
  await restoreBackup(database, path);
  return database;
};

/** Every row that there is, as text, by its table. */
async function everything(database: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname = 'platon' or n.nspname ~ '^(p|held)_') order by 1, 2`.execute(database.sql);
  const all: Record<string, string[]> = {};
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`select md5(t::text) as row from ${sql.id(schema, name)} t order by md5(t::text) collate "C"`.execute(database.maintenance);
    all[`${schema}.${name}`] = rows.map(({ row }) => row);
  }
  return all;
}

/** Columns, keys and indexes, as the catalogue says them. */
async function structure(database: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select n.nspname || '.' || c.relname || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull
      || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and (n.nspname = 'platon' or n.nspname ~ '^(p|held)_')
    union all select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_opclass o on o.oid = i.indclass[0]
      where (n.nspname = 'platon' or n.nspname ~ '^(p|held)_') and o.opcname <> 'gin_trgm_ops'
    union all select k.conrelid::regclass || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid) from pg_constraint k join pg_namespace n on n.oid = k.connamespace
      where k.contype <> 'n' and (n.nspname = 'platon' or n.nspname ~ '^(p|held)_')
    order by 1`.execute(database.sql);
  return rows.map(({ line }) => line);
}

const passing = ["sessions", "refresh_tokens", "secrets", "login_attempts", "call_counts", "call_histograms", "call_minutes", "nodes", "idempotency_keys", "password_links", "export_tickets", "unnumbered_events", "resumable_uploads",
  "api_tokens", "oauth_flows", "oauth_tickets", "otp_pending", "passkey_questions", "signature_challenges", "cron_states", "bad_import_rows", "import_rows", "imports", "task_problems", "tasks"]
  .map((name) => `platon.${name}`);
const withoutPassing = (all: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !passing.includes(name)));

describe("a backup", () => {
  let source: Database;
  let path: string;
  beforeAll(async () => {
    const folder = databases.newFolder();
    await copySeededData(folder, projectFolder);
    source = await databases.openFolder(folder);
    await sql`create table p_project.values_of_all_kinds (id uuid primary key, n numeric(30,2), d double precision, b bytea, j jsonb, t timestamptz, at date,
      l text[], s smallint default 7, flag boolean not null default true, long text, number bigint generated always as identity)`.execute(source.sql);
    await sql`insert into p_project.values_of_all_kinds (id, n, d, b, j, t, at, l, flag, long) values
      (gen_random_uuid(), 12345678901234567890.12, 0.1, '\\x00ff', 'null', '1908-02-29T23:59:59.123456Z', 'infinity', array['a,b', null, '"'], false, ${long}),
      (gen_random_uuid(), null, 'NaN', null, '{"a": [1.10, "ў"]}', null, null, '{}', true, '')`.execute(source.maintenance);
    await sql`insert into platon.sessions (id, project_id, user_id, device_id, expires_at)
      select gen_random_uuid(), project_id, id, 'device', now() + interval '1 day' from platon.users`.execute(source.sql);
    // A field that was dropped: its values wait for whoever takes that back.
    await sql.raw(`insert into platon.held_values (id, project_id, dataset_id, field_id, definition, held_at)
      values ('${heldId}', 'project', '${heldId}', '${heldId}', '{"name": "size", "type": "numeric"}', '2026-01-02T03:04:05Z');
      create schema "held_${heldId}"; create table "held_${heldId}"."values" (id uuid, value numeric);
      insert into "held_${heldId}"."values" values (gen_random_uuid(), 7.50)`).execute(source.sql);
    path = newFile();
    await writeBackup(source, createWriteStream(path));
  });

  it("DB220, DB221, DB236 goes to PostgreSQL and back with every row, column, key and index, rows of tens of megabytes and held values too", async () => {
    const there = await restoredAs("postgres", path);
    const second = newFile();
    await writeBackup(there, createWriteStream(second));
    const back = await restoredAs("embedded", second);
    const wanted = withoutPassing(await everything(source));
    expect(Object.keys(wanted)).toEqual(expect.arrayContaining(["p_project.places", `held_${heldId}.values`]));
    expect(wanted["platon.held_values"]).toHaveLength(1);
    expect(withoutPassing(await everything(there))).toEqual(wanted);
    expect(withoutPassing(await everything(back))).toEqual(wanted);
    expect(await structure(there)).toEqual(await structure(source));
    expect(await structure(back)).toEqual(await structure(source));
  });

  it("DB222 numbers that the database gives go on above those that were given, also of rows that are gone", async () => {
    const last = async (database: Database): Promise<number> =>
      Number((await sql<{ id: number }>`insert into platon.events (project_id, kind, payload) values ('project', 'menu', '{}') returning id`.execute(database.sql)).rows[0]?.id);
    await sql`delete from platon.events`.execute(source.sql);
    await last(source);
    const given = await last(source);
    await sql`delete from platon.events`.execute(source.sql);
    const file = newFile();
    await writeBackup(source, createWriteStream(file));
    const there = await restoredAs("postgres", file);
    expect(await last(there)).toBe(given + 1);
    const { rows } = await sql<{ number: number }>`insert into p_project.values_of_all_kinds (id) values (gen_random_uuid()) returning number`.execute(there.sql);
    expect(rows[0]?.number).toBe(3);
  });

  it("DB223 sessions, what opens something once, and keys that sign are in no backup", async () => {
    const text = gunzipSync(readFileSync(path)).toString("utf8");
    for (const table of passing) expect(text).not.toContain(`"table":"${table.slice(7)}"`);
    const there = await restoredAs("postgres", path);
    const all = await everything(there);
    for (const table of passing) expect([table, all[table]]).toEqual([table, []]);
    // Whoever adds such a table says whether it passes.
    const { rows } = await sql<{ name: string }>`select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'platon' and c.relkind = 'r'
      and (a.attname in ('expires_at', 'until', 'locked_until', 'lock_until') or (a.attname = 'session_id' and a.attnotnull))`.execute(there.sql);
    expect(rows.map(({ name }) => `platon.${name}`).filter((name) => !passing.includes(name))).toEqual(["platon.files"]);
  });

  it("DB224 a file that is cut off, was changed or is none is refused before anything is written", async () => {
    const bytes = readFileSync(path);
    const plain = gunzipSync(bytes);
    const database = await databases.openNew("postgres", { limits });
    const refused = async (content: Buffer, reason: RegExp): Promise<void> => {
      const file = newFile();
      writeFileSync(file, content);
      await expect(restoreBackup(database, file)).rejects.toThrow(reason);
      const { rows } = await sql`select 1 from pg_namespace where nspname in ('platon', 'p_project')`.execute(database.sql);
      expect(rows).toEqual([]);
    };
    await refused(bytes.subarray(0, bytes.length / 2), /cut off/);
    await refused(gzipSync(plain.subarray(0, plain.lastIndexOf(`{"sha256"`))), /cut off/);
    const place = plain.indexOf("places") + 1;
    const changed = Buffer.concat([plain.subarray(0, place), Buffer.from("Z"), plain.subarray(place + 1)]);
    await refused(gzipSync(changed), /checksum/);
    await refused(Buffer.concat([bytes.subarray(0, 2_000), Buffer.from("....."), bytes.subarray(2_005)]), /changed/);
    await refused(gzipSync(Buffer.from(`{"name": "something"}\n`)), /no backup/);
    await refused(Buffer.from("PK something"), /no backup/);
    await expect(restoreBackup(database, `${path}.gone`)).rejects.toThrow("is not there");
  });

  it("DB225 a database that holds a project is left as it is", async () => {
    const before = await everything(source);
    await expect(restoreBackup(source, path)).rejects.toThrow(`holds project "project"`);
    expect(await everything(source)).toEqual(before);
  });

  it("DB226 a restore that fails in the middle leaves nothing", async () => {
    const database = await databases.openNew("postgres", { limits });
    await sql`create schema p_project`.execute(database.sql);
    await sql`create table p_project.values_of_all_kinds (id int)`.execute(database.sql);
    await expect(restoreBackup(database, path)).rejects.toThrow("already exists");
    const { rows } = await sql`select 1 from pg_namespace where nspname = 'platon'`.execute(database.sql);
    expect(rows).toEqual([]);
  });

  it("DB227 a backup of an older version is brought up to date, one of a newer version and a newer database are refused and both versions named", async () => {
    const older = await databases.openNew("postgres");
    await migrate(older, migrations.slice(0, 12), silent);
    await sql`insert into platon.projects (id, title, seeded_at) values ('old', 'Old', now())`.execute(older.sql);
    const file = newFile();
    await sql`insert into platon.audit (project_id, event) values ('old', 'insert')`.execute(older.sql);
    await writeBackup(older, createWriteStream(file));
    const there = await restoredAs("postgres", file);
    expect((await there.sql.selectFrom("platon.migrations").select("id").execute()).length).toBe(migrations.length);
    expect(await there.sql.selectFrom("platon.audit").select("event").execute()).toEqual([{ event: "insert" }]);

    await sql`insert into platon.migrations (id, checksum) values ('9999-later', '')`.execute(older.sql);
    const both = new RegExp(`9999-later.*${migrations.at(-1)?.id}`);
    await expect(writeBackup(older, createWriteStream(newFile()))).rejects.toThrow(both);
    await expect(migrate(older, migrations, silent)).rejects.toThrow(both);
    expect((await older.sql.selectFrom("platon.migrations").select("id").execute()).length).toBe(13);
    const text = gunzipSync(readFileSync(file)).toString("utf8").replace('"migrations":[', '"migrations":[{"id":"9999-later","checksum":""},');
    await expect(restoreBackup(await databases.openNew("postgres"), await sealed(text))).rejects.toThrow(both);
  });

  it("DB228 others go on while a backup is made, and it has the rows of its beginning", async () => {
    const file = newFile();
    let added = 0;
    const manifest = await writeBackup(source, createWriteStream(file), {
      onProgress: () => {
        added += 1;
        void sql`insert into platon.audit (project_id, event) values ('project', 'meanwhile')`.execute(source.sql);
      },
    });
    expect(added).toBeGreaterThan(3);
    await vi.waitFor(async () => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from platon.audit where event = 'meanwhile'`.execute(source.sql);
      expect(rows[0]?.count).toBe(added);
    });
    const there = await restoredAs("postgres", file);
    const { rows } = await sql<{ count: number }>`select count(*) as count from platon.audit`.execute(there.sql);
    expect(rows[0]?.count).toBe(manifest.tables.find(({ name }) => name === "platon.audit")?.rows);
  });
});

/** The text as a file with the checksum that is right for it. */
async function sealed(text: string): Promise<string> {
  const file = newFile();
  const body = text.slice(0, text.lastIndexOf(`{"sha256"`));
  writeFileSync(file, gzipSync(`${body}{"sha256":"${createHash("sha256").update(body).digest("hex")}"}\n`));
  return await Promise.resolve(file);
}
