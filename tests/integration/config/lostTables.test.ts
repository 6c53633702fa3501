import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { copySeededData } from "../harness/seededData.ts";
import { startWithClock, type ServerWithClock } from "../harness/startWithClock.ts";
import { projectFolder } from "./configServer.ts";

let server: ServerWithClock;
let token = "";

beforeAll(async () => {
  server = await startWithClock({
    fill: (dataDir) => copySeededData(dataDir, projectFolder),
    prepare: async (database) => {
      await sql.raw("update p_project.places set region = null").execute(database.sql);
      await sql.raw("alter table p_project.places drop column people").execute(database.sql);
      await sql.raw("drop table p_project.provinces cascade").execute(database.sql);
    },
  });
  const { data } = await call(server, "POST auth/login", { body: { username: "admin", password: "config-admin-1" }, headers: { "device-id": "lost-admin-0001" } });
  token = data.access_token;
});
afterAll(() => server.close());

const rows = (name: string) => call(server, "POST tables/{name}/rows", { params: { name }, body: {}, token, locale: "en" });
const add = (name: string, values: Record<string, unknown>) => call(server, "POST forms/{name}", { params: { name }, body: { values }, token, locale: "en" });

it("DS461 the server starts without a column and a table that were dropped by hand, and what shows them says so", async () => {
  for (const name of ["places", "provinces"]) {
    const answer = await rows(name);
    expect([answer.status, answer.failure]).toEqual([503, expect.objectContaining({ code: "source_missing", source: `dataset:${name}`, why: expect.stringContaining("does not exist") as string })]);
  }
  const made = [await add("provinces", { code: "С", name: "Самарқанд" }), await add("places", { name: "Каттақўрғон" })];
  expect(made.map(({ status, failure }) => [status, (failure as unknown as { why: string }).why])).toEqual([
    [503, expect.stringContaining("provinces")], [503, expect.stringContaining("people")],
  ]);
  expect((await call(server, "POST tables/{name}/rows", { params: { name: "datasets" }, body: {}, token })).status).toBe(200);
  expect((await call(server, "GET tables/{name}", { params: { name: "places" }, token })).status).toBe(200);
});

it("DS462 applying the text that the server has makes them again, with their indexes and relations", async () => {
  const { data: files } = await call(server, "GET config/export", { token });
  const apply = (dryRun: boolean) => call(server, "POST config/apply", { query: dryRun ? { dryRun: "1" } : {}, body: { files }, token, locale: "en" });
  const tried = await apply(true);
  expect([tried.failure, tried.data.changes]).toEqual([undefined, []]);
  expect(tried.data.ddl).toEqual(expect.arrayContaining([
    expect.stringMatching(/^alter table "p_project"."places" add column "people" bigint not null/), expect.stringMatching(/^create table "p_project"."provinces"/),
    expect.stringMatching(/^create index "provinces_name_sort"/), expect.stringMatching(/add constraint "places_region_fkey"/),
  ]));
  expect((await rows("places")).status).toBe(503);
  expect((await apply(false)).failure).toBeUndefined();
  expect((await apply(false)).data.ddl).toEqual([]);
  expect((await add("provinces", { code: "С", name: "Самарқанд" })).status).toBe(201);
  expect((await add("places", { name: "Каттақўрғон", region: "С", people: 5 })).status).toBe(201);
  expect((await add("places", { name: "Йўқ", region: "йўқ" })).status).toBe(409);
  expect((await rows("places")).data.rows).toContainEqual(expect.objectContaining({ name: "Каттақўрғон", people: 5 }));
});
