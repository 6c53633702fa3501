import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { edited, projectFolder, readJson } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { onEmbedded, onPostgres } from "../harness/onDatabases.ts";
import { createSeededDatabase } from "../harness/seededPostgres.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { startServer } from "../harness/startServer.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const password = randomBytes(8).toString("hex");
const role = `reader_${randomBytes(4).toString("hex")}`;

async function tokenOf(server: RunningServer, username: string): Promise<string> {
  const body = { username, password: `config-${username}-1` };
  return (await call(server, "POST auth/login", { body, headers: { "device-id": `sql-${username}-0001` } })).data.access_token;
}

onPostgres("reading by SQL", () => {
  let server: RunningServer;
  let token = "";
  let owner: pg.Client;
  const ask = async (text: string) => await call(server, "POST database/sql", { body: { text }, token, locale: "en" });
  const rowsOf = async (text: string) => (await ask(text)).data?.rows;
  const state = async () => (await call(server, "GET database", { token })).data.sql;
  const told = async (text: string): Promise<string> => {
    const { status, failure, body } = await ask(text);
    return status === 422 && failure?.code === "sql_refused" ? String(body.message) : `NOT REFUSED ${status}: ${JSON.stringify(body).slice(0, 200)}`;
  };
  const applyText = async (changes: Readonly<Record<string, unknown>>) => {
    const { data: files } = await call(server, "GET config/export", { token });
    const changed = Object.fromEntries(Object.entries(changes).map(([path, values]) => [path, { ...readJson(files, path), ...(values as object) }]));
    expect((await call(server, "POST config/apply", { body: { files: edited(files, changed) }, token })).failure).toBeUndefined();
  };

  beforeAll(async () => {
    const { postgres } = inject("servers");
    if ("missing" in postgres) throw new Error(postgres.missing);
    const DATABASE_URL = await createSeededDatabase(postgres.adminUrl, projectFolder);
    owner = new pg.Client({ connectionString: DATABASE_URL });
    await owner.connect();
    await owner.query(`create role ${role} login noinherit password '${password}'`);
    await owner.query("create schema p_other; create table p_other.secrets (name text); insert into p_other.secrets values ('x')");
    const reader = new URL(DATABASE_URL);
    [reader.username, reader.password] = [role, password];
    server = await startServer({ project: projectFolder, env: { DATABASE_URL, SQL_READERS: `project=${reader.href}` } });
    token = await tokenOf(server, "admin");
  });
  afterAll(async () => {
    await owner?.end();
    await server?.stop();
  });

  it("DB233 reading by SQL needs platon.sql, for administrators too", async () => {
    expect([await state(), (await ask("select 1")).failure?.code]).toEqual([{ state: "noPermission" }, "forbidden"]);
    const clerk = await tokenOf(server, "clerk");
    expect((await call(server, "POST database/sql", { body: { text: "select 1" }, token: clerk })).failure?.code).toBe("forbidden");
    await applyText({ "roles/admin.json": { permissions: ["platon.admin", "platon.sql"] } });
    await vi.waitFor(async () => expect(await state()).toEqual({ state: "ready" }), 10_000);
  });

  it("DB230 the project's tables are read as text with the types of their columns, 1,000 rows or 5 MB of them, and the audit record has the text", async () => {
    const { data } = await ask("select code, null::int as nothing, true as yes, now() > '2020-01-01' from provinces order by code limit 1;\n ; -- end\n");
    expect(data).toMatchObject({ columns: [{ name: "code", type: "text" }, { name: "nothing", type: "integer" }, { name: "yes", type: "boolean" }, { name: "?column?" }], isCut: false });
    expect(data.rows).toEqual([[expect.any(String), null, "t", "t"]]);
    const many = (await ask("select n from generate_series(1, 5000) n")).data;
    expect([many.rows.length, many.rows.at(-1), many.isCut]).toEqual([1_000, ["1000"], true]);
    expect((await ask("select n from generate_series(1, 1000) n")).data).toMatchObject({ isCut: false });
    const long = (await ask("select repeat('ў', 250000) from generate_series(1, 500)")).data;
    expect([long.rows.length, long.isCut]).toEqual([10, true]);
    expect(await told("select repeat('x', 100000000)")).toContain("a value is larger than can be shown");
    const { rows } = await owner.query<{ text: string; user_name: string }>("select details->>'text' as text, user_name from platon.audit where object = 'database:sql' order by at desc limit 1");
    expect(rows).toEqual([{ text: "select repeat('x', 100000000)", user_name: "admin" }]);
  });

  it("DB230 what PostgreSQL refuses is told in its words with line and column, and a long one is ended", async () => {
    const { failure, body } = await ask("select 'ўқ',\n  colour\nfrom places");
    expect([body.message, failure]).toEqual([
      "The database refused the query: column \"colour\" does not exist", expect.objectContaining({ code: "sql_refused", line: 2, column: 3, sqlState: "42703" }),
    ]);
    const begun = performance.now();
    expect(await told("select pg_sleep(60)")).toContain("statement timeout");
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  it("DB231 the role reads, writes, makes and ends nothing else, whatever the text says", async () => {
    const { rows: [before] } = await owner.query<{ count: string }>("select count(*) from p_project.places");
    const reads: Record<string, RegExp> = {
      "select * from platon.users": /permission denied for schema platon/,
      "select value from platon.secrets": /permission denied for schema platon/,
      "select * from p_other.secrets": /permission denied for schema p_other/,
      "select pg_read_file('/etc/passwd')": /permission denied for function pg_read_file/,
      "select pg_ls_dir('.')": /permission denied/,
      "select lo_import('/etc/passwd')": /permission denied|read-only/,
      "select rolpassword from pg_authid": /permission denied/,
      "select passwd from pg_shadow": /permission denied/,
      "select * from dblink('host=localhost', 'select 1') as t(x int)": /does not exist/,
      "select query_to_xml('delete from p_project.places', true, true, '')": /permission denied|read-only|not allowed/,
      "select set_config('role', 'platon', false)": /permission denied to set role/,
      "select set_config('session_authorization', 'platon', false)": /permission denied/,
      "select set_config('transaction_read_only', 'off', false)": /read-write mode/,
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'platon'": /permission denied|must be a superuser/,
      "select nextval('platon.events_id_seq')": /permission denied|does not exist/,
      "select * from places for update": /permission denied|read-only|FOR UPDATE/,
    };
    const others = [
      "set role platon", "reset role", "set session authorization platon", "copy places to program 'id'", "copy places to stdout", "copy (select 1) to '/tmp/x'",
      "delete from places", "with gone as (delete from places returning 1) select * from gone", "update places set people = 0", "truncate places", "drop table places",
      "create table t (x int)", "create temp table t (x int)", "select 1 into t", "create function f() returns int language sql as 'select 1'", "commit", "rollback", "begin",
      "commit; drop table places", "select 1; delete from places", "select 1); delete from places; --", "select 1 from places\\; drop table places", "do $$ begin perform 1; end $$",
      "do $$ begin commit; delete from p_project.places; end $$", "call pg_catalog.x()", "notify x, 'y'", "listen x", "lock table places", "vacuum", "prepare q as select 1", "execute platon",
      "grant all on places to public", "alter role current_user superuser", "load 'x'", "declare c cursor for select 1", "fetch all from platon_rows", "explain analyze delete from places", "", " ; ", "-- nothing",
    ];
    const answers: Record<string, string> = {};
    for (const [text, expected] of Object.entries(reads)) {
      const said = await told(text);
      if (!expected.test(said)) answers[text] = said;
    }
    expect(answers).toEqual({});
    const passed: string[] = [];
    for (const text of others) if ((await ask(text)).status < 400) passed.push(text);
    expect(passed).toEqual([]);
    const { rows: [after] } = await owner.query<{ count: string }>("select count(*) from p_project.places");
    expect([after, (await owner.query("select 1 from pg_class where relname = 't'")).rowCount]).toEqual([before, 0]);
  });

  it("DB231 a notification that a query sends reaches nobody", async () => {
    const heard: string[] = [];
    owner.on("notification", ({ payload }) => heard.push(payload ?? ""));
    await owner.query("listen platon_test");
    await ask("select pg_notify('platon_test', 'from the reader')");
    await owner.query("select pg_notify('platon_test', 'from the owner')");
    await vi.waitFor(() => expect(heard).toEqual(["from the owner"]));
  });

  it("DB234 what was made since is read at once, and passwords are not", async () => {
    const { fields } = readJson<{ fields: object[] }>((await call(server, "GET config/export", { token })).data, "datasets/provinces.json");
    expect(await rowsOf("select count(*) > 0 from provinces")).toEqual([["t"]]);
    await applyText({ "datasets/provinces.json": { fields: [...fields, { name: "note", type: "text" }, { name: "pin", type: "password" }] } });
    expect(await rowsOf("select count(note), count(name), count(id) > 0 from provinces")).toEqual([["0", expect.any(String), "t"]]);
    expect(await told("select pin from provinces")).toContain("permission denied");
    expect(await told("select * from provinces")).toContain("permission denied");
  });

  it("DB232 a role that may do more is not used, and the operator is told why", async () => {
    const seen: Record<string, unknown> = {};
    const turns: [string, string][] = [
      [`alter role ${role} createrole`, `alter role ${role} nocreaterole`], [`grant pg_read_all_data to ${role}`, `revoke pg_read_all_data from ${role}`],
      [`grant insert on p_project.places to ${role}`, `revoke insert on p_project.places from ${role}`], [`grant usage on schema p_other to ${role}`, `revoke usage on schema p_other from ${role}`],
      [`grant usage on schema platon to ${role}`, `revoke usage on schema platon from ${role}`], [`grant create on schema p_project to ${role}`, `revoke create on schema p_project from ${role}`],
    ];
    for (const [more, less] of turns) {
      await owner.query(more);
      const found = await state();
      seen[more.replace(role, "")] = [found.state === "unsafe" && found.why.replace(role, ""), (await ask("select 1")).failure?.code];
      await owner.query(less);
    }
    expect(Object.values(seen)).toEqual([
      ['role "" is a superuser, or may make roles or databases', "forbidden"], ['role "" is a member of another role', "forbidden"], ['role "" may write p_project.places', "forbidden"],
      ['role "" may use p_other', "forbidden"], ['role "" may use platon', "forbidden"], ['role "" owns something, or may make tables', "forbidden"],
    ]);
    expect(await rowsOf("select 1")).toEqual([["1"]]);
  });
});

onEmbedded("no reading by SQL", (database) => {
  it("DB232 the embedded database has no role for it, and says so", async () => {
    const { data } = await call(database.server, "POST auth/login", { body: { username: "admin", password: "demo-admin-1" }, headers: { "device-id": "sql-embedded-1" } });
    const token = data.access_token;
    expect((await call(database.server, "GET database", { token })).data.sql).toEqual({ state: "embedded" });
    expect((await call(database.server, "POST database/sql", { body: { text: "select 1" }, token })).failure?.code).toBe("forbidden");
  });
});
