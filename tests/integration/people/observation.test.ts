import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import type { EndpointShape } from "#contract/endpoint.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useConfigServer } from "../config/configServer.ts";
import { EventReader } from "../server/EventReader.ts";
import { People } from "./peopleServer.ts";

/** What an administrator may call who looks as another user; whatever else the contract has is refused. */
const readingCalls: readonly string[] = [
  "POST logout", "DELETE observation", "POST tables/{name}/rows", "POST tables/{name}/count", "POST tables/{name}/ids", "POST files/{id}/ticket", "POST endpoints/{name}",
  // Of the product's own fault.
  "POST error-reports",
];
/** What is read by GET and is the person's own, leaves the product, or changes something. */
const closedReads: readonly string[] = [
  "GET auth/change_user_org", "GET auth/sessions", "GET user-locale/", "GET user/draft-key",
  "GET export/{resource}/ticket", "GET export/{resource}", "GET database/backup/ticket", "GET database/backup",
];
/** Their bearer is no access token. */
const refreshes: readonly string[] = ["GET auth/refresh/token", "POST auth/refresh/token"];
const calls = (Object.keys(endpoints) as EndpointName[]).filter((name) => !refreshes.includes(name));
const isOpen = (name: string): boolean => readingCalls.includes(name) || (name.startsWith("GET ") && !closedReads.includes(name));

forEachDatabase("an administrator who looks as another user", (database) => {
  const server = useConfigServer(database);
  const people = new People(server);
  let clerk = "";
  let token = "";
  beforeAll(async () => {
    clerk = await people.idOf("users", "username", "clerk");
    await people.makeUser("boss", { roles: [await people.idOf("roles", "name", "admin")] });
    token = await people.tokenOf("boss");
  });

  const start = (id: string, by = token) => call(server, "POST users/{id}/observation", { params: { id }, token: by, locale: "en" });
  const stop = (by = token) => call(server, "DELETE observation", { token: by });
  const who = async (by = token) => (await call(server, "GET user-info", { token: by })).data;
  const placesRead = (by: string) => call(server, "POST tables/{name}/rows", { params: { name: "places" }, body: {}, token: by });
  const records = async () => (await people.rows("user_logs", { pageSize: 500 })).map((row) => JSON.stringify(row));

  it("US20 the session has the user's name, permissions and menu, and rows, columns and configuration as the user has them", async () => {
    const own = await who();
    const begun = await start(clerk);
    expect([begun.status, begun.data.fullName]).toEqual([201, "boss"]);
    expect(Math.round((Date.parse(begun.data.until) - Date.now()) / 60_000)).toBe(30);
    const { observer, ...seen } = await who();
    expect([observer, seen]).toEqual([begun.data, await who(server.token("clerk"))]);
    for (const name of ["GET menus", "GET places", "GET plugins", "GET user-refresh"] as const) {
      const [mine, theirs] = await Promise.all([token, server.token("clerk")].map(async (by) => (await call(server, name, { token: by })).data));
      expect([name, { ...mine, observer: undefined }]).toEqual([name, { ...theirs, observer: undefined }]);
    }
    expect((await placesRead(token)).data).toEqual((await placesRead(server.token("clerk"))).data);
    for (const name of ["GET config/outline", "GET config/export", "GET revisions"] as const) expect((await call(server, name, { token })).failure?.code).toBe("forbidden");
    await stop();
    expect(await who()).toEqual(own);
  });

  it("US21 nobody is looked at by who is no administrator, nor oneself, nor a disabled user, nor somebody who is not there", async () => {
    const gone = await people.makeUser("gone");
    await people.update("users", gone, { isDisabled: true });
    const own = (await who()).id;
    const codes = await Promise.all([
      start(await people.idOf("users", "username", "boss"), server.token("clerk")), start(own), start(gone), start("00000000-0000-7000-8000-000000000000"), start("nobody"),
    ]);
    expect(codes.map(({ failure }) => failure?.code)).toEqual(["forbidden", "forbidden", "not_found", "not_found", "not_found"]);
    expect((await who()).observer).toBeUndefined();
  });

  it("US46 what is asked below public/ is answered as to a guest", async () => {
    await start(clerk);
    const ask = async (headers: Record<string, string>) => {
      const response = await fetch(`${server.url}/api/public/tables/places`, { headers });
      return [response.status, (await response.json() as { data: { code?: string } }).data.code];
    };
    expect(await ask({ authorization: `Bearer ${token}` })).toEqual(await ask({}));
    expect((await placesRead(token)).status).toBe(200);
    await stop();
  });

  it("US22 the user and the administrator's other sessions have nothing of it", async () => {
    const other = await people.tokenOf("boss");
    const before = await people.read("users", clerk);
    const stream = await EventReader.open(server, server.token("clerk"));
    await start(clerk);
    expect([(await who(other)).username, (await who(server.token("clerk"))).observer]).toEqual(["boss", undefined]);
    expect(await people.read("users", clerk)).toEqual(before);
    expect((await call(server, "GET auth/sessions", { token: server.token("clerk") })).data).toHaveLength(1);
    await stop();
    await people.update("places", await people.idOf("places", "name", "Бухоро"), { people: 280_001 });
    await stream.until(() => stream.events.some(({ kind }) => kind === "record"));
    expect(stream.events.filter(({ kind }) => kind === "session")).toEqual([]);
    stream.close();
  });

  it.each(calls.filter((name) => !isOpen(name)))("US23 %s is refused in the mode, as what it is", async (name) => {
    await start(clerk);
    const { access }: EndpointShape = endpoints[name];
    const params = { id: clerk, name: "places", button: "x", entity: "tables", revision: "1", resource: "places", component: "x", element: "x", hash: "a".repeat(64) };
    const [method = "", path = ""] = name.split(" ");
    const address = `${server.url}/api/${path.replace(/\{(\w+)\}/g, (_, key: keyof typeof params) => encodeURIComponent(params[key]))}`;
    const answer = await fetch(address, { method, headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "accept-language": "en" }, ...(/GET|HEAD/.test(method) ? {} : { body: "{}" }) });
    expect([name, access, answer.status]).toEqual([name, access, 403]);
    if (method === "HEAD") return;
    const { message, data } = (await answer.json()) as { message: string; data: { code: string } };
    expect([data.code, message]).toEqual(["observing", "You look at the system as Ходим: nothing can be changed"]);
  });

  it("US23 what is read is answered in the mode, and signing out ends it with the session", async () => {
    const mine = await people.tokenOf("boss");
    await start(clerk, mine);
    expect((await placesRead(mine)).status).toBe(200);
    expect((await call(server, "POST tables/{name}/count", { params: { name: "places" }, body: {}, token: mine })).status).toBe(200);
    expect((await call(server, "POST logout", { token: mine })).status).toBe(200);
    expect((await call(server, "GET user-info", { token: mine })).status).toBe(401);
    expect((await records()).filter((row) => row.includes("observation ended") && row.includes("as clerk: signed out"))).toHaveLength(1);
  });

  it("US24 a browser that has not heard that it is over writes nothing as the administrator", async () => {
    await stop();
    const id = await people.idOf("places", "name", "Самарқанд");
    const update = (headers: Record<string, string>) => people.update("places", id, { people: 1 }, { token, headers });
    expect((await update({ "x-observed": "1" })).failure?.code).toBe("observation_ended");
    expect((await update({})).status).toBe(200);
  });

  it("US25 it ends with the administrator's role, with the user's being disabled, and with the administrator's word", async () => {
    const id = await people.makeUser("short", { roles: [await people.idOf("roles", "name", "admin")] });
    const seen = await people.makeUser("seen");
    const mine = await people.tokenOf("short");
    const isOver = (username: string) => vi.waitFor(async () => expect(await who(mine).then((user) => [user.username, user.observer])).toEqual([username, undefined]), { timeout: 5_000, interval: 50 });
    await start(seen, mine);
    expect((await who(mine)).username).toBe("seen");
    await people.update("users", seen, { isDisabled: true });
    await isOver("short");
    // One that looked as the user may end with the user.
    const stream = await EventReader.open(server, mine);
    await start(clerk, mine);
    await stream.until(() => stream.events.some((event) => event.kind === "session" && event.change === "rights"));
    await people.update("users", id, { roles: [] });
    await isOver("short");
    expect((await call(server, "GET config/outline", { token: mine })).failure?.code).toBe("forbidden");
    await vi.waitFor(async () => {
      const ends = (await records()).filter((row) => row.includes("observation ended") && row.includes("short"));
      expect(["the user is disabled", "no administrator any more"].map((why) => ends.filter((row) => row.includes(`: ${why}`)).length)).toEqual([1, 1]);
    });
    stream.close();
  });

  it("US26 events of the session are those that the user may hear, and its own", async () => {
    await start(clerk);
    const stream = await EventReader.open(server, token);
    await people.update("users", clerk, { postName: "Clerk" });
    await people.update("places", await people.idOf("places", "name", "Бухоро"), { people: 280_002 });
    await stream.until(() => stream.events.some(({ kind }) => kind === "record"));
    const told = stream.events.filter((event) => event.kind === "record").flatMap(({ tables }) => tables);
    expect(new Set(told)).toEqual(new Set(["places"]));
    await stop();
    await stream.until(() => stream.events.some((event) => event.kind === "session" && event.sessionId !== ""));
    stream.close();
  });

  it("US27 beginning and end stand in the audit record, and what was read names the administrator and the user", async () => {
    const mine = await people.tokenOf("boss");
    await placesRead(mine);
    await start(clerk, mine);
    await placesRead(mine);
    await stop(mine);
    const told = async () => (await people.rows("user_logs", { pageSize: 500, filters: { userName: "boss" } })).map(({ event, actionTitle, object }) => `${event} ${object} ${actionTitle}`);
    await vi.waitFor(async () => expect(await told()).toEqual(expect.arrayContaining([
      "table read table:places null", "custom user observation begun as clerk", "table read table:places as clerk", "custom user observation ended as clerk: ended by the administrator",
    ])), { timeout: 5_000, interval: 200 });
    expect((await people.rows("user_logs", { pageSize: 500, filters: { userName: "clerk" } })).filter(({ actionTitle }) => actionTitle !== null)).toEqual([]);
  });
  afterAll(() => stop());
});
