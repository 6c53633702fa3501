import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { copySeededData } from "../harness/seededData.ts";
import { startWithClock, type ServerWithClock } from "../harness/startWithClock.ts";
import { exportsProject } from "./exportsServer.ts";

// The record is read by nobody's call, and a minute is long: the server runs in this process, with a clock of the test's.
let server: ServerWithClock;
let token = "";
const resource = "table:flat";
beforeAll(async () => {
  server = await startWithClock({ fill: (dataDir) => copySeededData(dataDir, exportsProject) });
  token = (await call(server, "POST auth/login", { body: { username: "clerk", password: "exports-clerk-1" }, headers: { "device-id": "record" } })).data.access_token;
});
afterAll(async () => await server?.close());

const issue = async (): Promise<string> =>
  (await call(server, "POST export/{resource}/ticket", { params: { resource }, body: { scope: "all", locale: "uz", format: "csv" }, token })).data.ticket;
const download = (ticket: string): Promise<Response> => fetch(`${server.url}/api/export/${resource}?ticket=${ticket}`);

it("DA691 a ticket is good for a minute", async () => {
  const ticket = await issue();
  server.forward(61);
  expect((await download(ticket)).status).toBe(401);
  const fresh = await download(await issue());
  expect([fresh.status, (await fresh.text()).split("\r\n").length]).toEqual([200, 42]);
});

it("DA695 an export stands in the audit record at its beginning and its end, with the rows that were counted and written", async () => {
  const { database } = server.server.services;
  const { last } = await database.sql.selectFrom("platon.audit").select(({ fn }) => fn.max("id").as("last")).executeTakeFirstOrThrow();
  await (await download(await issue())).text();
  const rows = await database.sql.selectFrom("platon.audit").selectAll().where("id", ">", last ?? 0).where("event", "=", "custom").orderBy("id").execute();
  expect(rows.map(({ object }) => object)).toEqual(["export:table:flat", "export:table:flat"]);
  expect(rows.map(({ details }) => details)).toEqual([
    { action: "export", state: "begun", scope: "all", format: "csv", counted: 40 },
    { action: "export", state: "done", counted: 40, written: 40, shortened: 0 },
  ]);
});
