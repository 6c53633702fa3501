import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { CountQuery, RowsQuery } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { createSeededDatabase } from "../harness/seededPostgres.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { startServer } from "../harness/startServer.ts";
import { dataProject, useDataServer, type Who } from "./dataServer.ts";

forEachDatabase("counts", (database) => {
  const server = useDataServer(database);
  const count = (table: string, body: CountQuery = {}, who: Who = "admin") =>
    call(server, "POST tables/{name}/count", { params: { name: table }, body, token: server.token(who) });
  const rows = async (table: string, body: RowsQuery = {}, who: Who = "admin") =>
    (await call(server, "POST tables/{name}/rows", { params: { name: table }, body, token: server.token(who) })).data;

  it("DA326 rows come without their count where that is asked for; only the last page tells it then", async () => {
    const [first, last] = [await rows("towns", { pageSize: 25, count: false }), await rows("towns", { pageSize: 25, page: 3, count: false })];
    expect([first.total, first.totalIsEstimate, first.rows.length, typeof first.next]).toEqual([null, false, 25, "string"]);
    expect([last.total, last.rows.length]).toEqual([60, 10]);
    expect((await rows("towns", { pageSize: 25 })).total).toBe(60);
  });

  it.each([
    ["town_totals", "admin", {}],
    ["town_totals", "clerk", {}],
    ["town_totals", "treasurer", { filters: { "region.title": { op: "notEmpty" } } }],
    ["north_totals", "clerk", {}],
    ["my_towns", "clerk", {}],
    ["towns", "clerk", { search: "андижон" }],
  ] as const)("DA327 the count of %s for %s is that of its rows, and so are the footers", async (table, who, query) => {
    const { total, totalIsEstimate, footers } = await rows(table, { ...query, pageSize: 1 }, who);
    expect((await count(table, query, who)).data).toEqual({ total, totalIsEstimate, footers });
  });

  it("DA327 it counts the rows of a level, under public/, and by an address", async () => {
    const region = String((await rows("regions", { filters: { code: "north" } })).rows[0]?.$id);
    expect((await count("regions", { level: 2, parent: { id: region } }, "clerk")).data.total).toBe(20);
    const open = await call(server, "POST tables/{name}/count", { params: { name: "north_towns" }, body: {}, isPublic: true });
    const byAddress = await call(server, "GET tables/{name}/count", {
      params: { name: "towns" }, query: { query: JSON.stringify({ filters: { region: "north" } }) }, token: server.token("clerk"),
    });
    expect([open.data.total, byAddress.data.total]).toEqual([20, 20]);
  });

  it("DA327 what may not be read is not counted", async () => {
    const refusals = [
      await count("budgets", {}, "clerk"), await count("nowhere"), await count("towns", { filters: { hidden: "сир" } }),
      await count("towns", { filters: { budget: { op: "ge", value: 1 } } }, "clerk"),
      await call(server, "POST tables/{name}/count", { params: { name: "towns" }, body: {}, isPublic: true }),
    ];
    expect(refusals.map(({ failure }) => failure?.code)).toEqual(["forbidden", "not_found", "unknown_field", "unknown_field", "not_found"]);
  });

  it("DA328 a record that was just saved, changed or deleted is in the next count", async () => {
    const large = async () => (await count("town_totals", { filters: { size: { op: "ge", value: 100 } } })).data;
    for (let saved = 0; saved < 10; saved += 1) {
      const before = await large();
      const { data } = await call(server, "POST forms/{name}", {
        params: { name: "towns" }, body: { values: { name: "Янги шаҳар", region: "north", size: 100 } }, token: server.token("admin"),
      });
      const after = await large();
      expect(after.total).toBe((before.total ?? 0) + 1);
      expect(after.footers).not.toEqual(before.footers);
      await call(server, "DELETE forms/{name}/{id}", { params: { name: "towns", id: data.id }, token: server.token("admin") });
      expect((await large()).total).toBe(before.total);
    }
  });
});

const { postgres } = inject("servers");

describe.runIf("adminUrl" in postgres)("counts on two nodes", () => {
  const nodes: RunningServer[] = [];
  let beside: Client;
  let token = "";
  beforeAll(async () => {
    const DATABASE_URL = await createSeededDatabase("adminUrl" in postgres ? postgres.adminUrl : "", dataProject);
    for (let node = 0; node < 2; node += 1) nodes.push(await startServer({ project: dataProject, env: { DATABASE_URL } }));
    beside = new Client({ connectionString: DATABASE_URL });
    await beside.connect();
    token = (await call(at(0), "POST auth/login", { body: { username: "admin", password: "data-admin-1" } })).data.access_token;
  });
  afterAll(async () => {
    await beside.end();
    for (const node of nodes) await node.stop();
  });
  const at = (node: number): { readonly url: string } => ({ url: nodes[node]?.url ?? "" });
  const count = async (node: number, body: CountQuery = {}) =>
    (await call(at(node), "POST tables/{name}/count", { params: { name: "towns" }, body, token })).data;

  it("DA328 what one node has saved the other counts", async () => {
    for (let saved = 0; saved < 10; saved += 1) {
      const { total } = await count(1);
      await call(at(0), "POST forms/{name}", { params: { name: "towns" }, body: { values: { name: "Янги шаҳар" } }, token });
      expect((await count(1)).total).toBe((total ?? 0) + 1);
    }
  });

  it("DA710 a table whose source is gone from the database says so by its title, and administrators are told the source", async () => {
    const clerk = (await call(at(0), "POST auth/login", { body: { username: "clerk", password: "data-clerk-1" } })).data.access_token;
    const told = async (path: "rows" | "count", by: string) => {
      const { status, failure, body } = await call(at(0), `POST tables/{name}/${path}`, { params: { name: "marks" }, body: {}, token: by, locale: "en" });
      return [status, failure?.code, body.message, (body.data as { source?: string }).source];
    };
    const message = "The data of the table “Баҳолар” was not found in the database. Tell an administrator.";
    for (const [change, back] of [["rename to marks_gone", "alter table p_project.marks_gone rename to marks"], ["rename weight to gone", "alter table p_project.marks rename gone to weight"]] as const) {
      await beside.query(`alter table p_project.marks ${change}`);
      try {
        expect(await told("rows", token)).toEqual([503, "source_missing", message, "dataset:marks"]);
        expect(await told("rows", clerk)).toEqual([503, "source_missing", message, undefined]);
      } finally {
        await beside.query(back);
      }
    }
    expect((await told("count", token))[0]).toBe(200);
  });

  it("DA329, DA330 who asks the same is answered by one statement; where it takes too long there is no total, and lists go on", async () => {
    await beside.query("begin; lock table p_project.towns in access exclusive mode");
    const waiting = Promise.all(Array.from({ length: 20 }, () => count(0, { search: "о" })));
    // In this database alone: those of other tests have the same numbers for their tables.
    const held = async (): Promise<number> => (await beside.query<{ n: number }>(`
      select count(*)::int as n from pg_locks join pg_database d on d.oid = database
      where relation = 'p_project.towns'::regclass and not granted and d.datname = current_database()`)).rows[0]?.n ?? 0;
    while ((await held()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    try {
      const list = await call(at(0), "POST tables/{name}/rows", { params: { name: "regions" }, body: { count: false }, token });
      expect([list.status, await held()]).toEqual([200, 1]);
      expect(await waiting).toEqual(Array(20).fill({ total: null, totalIsEstimate: false, footers: [] }));
    } finally {
      await beside.query("rollback");
    }
  });

  it("DA331 a search that finds no place is told the seconds, on whatever node, and lists go on", async () => {
    const rows = (node: number, body: RowsQuery) => call(at(node), "POST tables/{name}/rows", { params: { name: "towns" }, body, token });
    // All places of the database are taken by somebody else.
    await beside.query("select pg_advisory_lock(8246003, place) from generate_series(1, 4) as place");
    // Of two letters an index knows nothing, and further pages are looked for in all rows.
    const scan = { search: "ан", page: 2 };
    const searches = Promise.all([rows(0, scan), rows(1, scan)]);
    expect((await rows(0, { pageSize: 10, count: false })).status).toBe(200);
    const told = (await searches).map(({ status, failure, headers }) => [status, failure?.code, headers.get("retry-after")]);
    expect(told).toEqual(Array(2).fill([429, "too_many_requests", "5"]));
    await beside.query("select pg_advisory_unlock_all()");
    expect((await rows(1, scan)).status).toBe(200);
  });
});
