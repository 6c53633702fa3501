import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { projectFolder } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { copySeededData } from "../harness/seededData.ts";
import { startWithClock, type ServerWithClock } from "../harness/startWithClock.ts";

// Half an hour is long: the server runs in this process, with a clock of the test's.
let server: ServerWithClock;
let clerk = "";
beforeAll(async () => {
  server = await startWithClock({ fill: (dataDir) => copySeededData(dataDir, projectFolder) });
  clerk = (await call(server, "GET user-info", { token: (await signIn("clerk")).access_token })).data.id;
});
afterAll(async () => await server?.close());

const device = { "device-id": "observer" };
const signIn = async (username: "admin" | "clerk") =>
  (await call(server, "POST auth/login", { body: { username, password: `config-${username}-1` }, headers: device })).data;
const refreshed = async (token: string) => (await call(server, "POST auth/refresh/token", { token, headers: device })).data;
const observe = (token: string) => call(server, "POST users/{id}/observation", { params: { id: clerk }, token });

it("US25 it ends after 30 minutes, whatever tokens the session gets meanwhile, and the record says why", async () => {
  const first = await signIn("admin");
  await observe(first.access_token);
  server.forward(29 * 60);
  const second = await refreshed(first.refresh_token);
  expect((await call(server, "GET user-info", { token: second.access_token })).data.username).toBe("clerk");
  server.forward(61);
  const user = (await call(server, "GET user-info", { token: second.access_token })).data;
  expect([user.username, user.observer]).toEqual(["admin", undefined]);
  const { database } = server.server.services;
  await vi.waitFor(async () => {
    const rows = await database.sql.selectFrom("platon.audit").select(["user_name", "details"]).where("event", "=", "custom").orderBy("id", "desc").limit(1).execute();
    expect(rows).toEqual([{ user_name: "admin", details: { actionTitle: "observation ended as clerk: time is over" } }]);
  });
});

it("US28 the file of an export that was begun before is not handed out, nor one for a token in the address", async () => {
  const { access_token: token } = await signIn("admin");
  const issue = async (): Promise<string> =>
    (await call(server, "POST export/{resource}/ticket", { params: { resource: "table:places" }, body: { scope: "all", locale: "uz", format: "csv" }, token })).data.ticket;
  const [before, other] = [await issue(), await issue()];
  const download = async (ticket: string): Promise<number> => (await fetch(`${server.url}/api/export/table:places?ticket=${ticket}`)).status;
  expect(await download(before)).toBe(200);
  await observe(token);
  expect(await download(other)).toBe(401);
  expect((await fetch(`${server.url}/api/export/table:places?_bearer_token=${token}`)).status).toBe(403);
});
