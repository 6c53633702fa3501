import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { projectFolder } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { createSeededDatabase } from "../harness/seededPostgres.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { startServer } from "../harness/startServer.ts";
import { EventReader } from "../server/EventReader.ts";
import { People } from "./peopleServer.ts";

const { postgres } = inject("servers");

/** What is changed on one node is asked of the other. */
describe.skipIf("missing" in postgres)("rights that are taken away · postgres", () => {
  const nodes: RunningServer[] = [];
  let admin = "";
  const node = (index: number): RunningServer => nodes[index] as RunningServer;
  const people = new People({ get url() { return node(0).url; }, token: () => admin });
  const there = new People({ get url() { return node(1).url; }, token: () => admin });

  beforeAll(async () => {
    const env = { DATABASE_URL: await createSeededDatabase("missing" in postgres ? "" : postgres.adminUrl, projectFolder) };
    for (let index = 0; index < 2; index += 1) nodes.push(await startServer({ project: projectFolder, env }));
    admin = (await people.login("admin", "config-admin-1")).data.access_token;
  });
  afterAll(() => Promise.all(nodes.map((one) => one.stop())));

  const readPlaces = (token: string) => call(node(1), "POST tables/{name}/rows", { params: { name: "places" }, body: {}, token });
  const ticketOf = async (token: string): Promise<string> =>
    (await call(node(1), "POST export/{resource}/ticket", { params: { resource: "table:places" }, body: { scope: "all", locale: "uz" }, token })).data.ticket;
  const redeem = async (ticket: string): Promise<number> => (await fetch(`${node(1).url}/api/export/table:places?ticket=${ticket}`)).status;
  const withinOneSecond = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 1_000, interval: 50 });

  /** A reader of places who is signed in on the other node, listens there, and holds a ticket. */
  async function settle(username: string): Promise<{ id: string; role: string; token: string; stream: EventReader; ticket: string }> {
    const role = await people.make("roles", { name: `role_${username}`, title: username, permissions: ["places.read"] });
    const id = await people.makeUser(username, { roles: [role] });
    const token = await there.tokenOf(username);
    const stream = await EventReader.open(node(1), token);
    expect((await readPlaces(token)).status).toBe(200);
    return { id, role, token, stream, ticket: await ticketOf(token) };
  }

  /** Events that tell of the table. */
  const toldOf = ({ events }: EventReader): number => events.filter((event) => event.kind === "record" && event.tables.includes("places")).length;

  const changePlace = async (name: string): Promise<void> => {
    await people.update("places", await people.idOf("places", "name", name), { people: Math.floor(Math.random() * 1e6) });
  };

  it.each([
    ["a role of the user", ({ id }: { id: string }) => people.update("users", id, { roles: [] })],
    ["a permission of the role", ({ role }: { role: string }) => people.update("roles", role, { permissions: ["places.other"] })],
    ["the role itself", ({ role }: { role: string }) => people.remove("roles", role)],
  ])("SE121 %s: within a second the other node's calls, streams and tickets know it", async (what, take) => {
    const reader = await settle(`reader${what.length}`);
    const [first] = await people.rows("places");
    await changePlace(String(first?.["name"]));
    await reader.stream.until(() => toldOf(reader.stream) > 0);
    expect((await take(reader)).status).toBe(200);
    await withinOneSecond(async () => expect((await readPlaces(reader.token)).failure?.code).toBe("forbidden"));
    expect(await redeem(reader.ticket)).toBe(403);
    const heard = toldOf(reader.stream);
    await changePlace(String(first?.["name"]));
    // A change of rights may end the stream; a new one has no more.
    const again = await EventReader.open(node(1), reader.token, reader.stream.lastId);
    await people.update("users", reader.id, { postName: "told" });
    await again.until(() => again.events.some(({ kind }) => kind === "session"));
    expect([toldOf(reader.stream), toldOf(again)]).toEqual([heard, 0]);
    reader.stream.close();
    again.close();
  });

  it("SE122 a user who is disabled on one node is out on the other within a second, and the stream ends", async () => {
    const { id, token, stream, ticket } = await settle("leaver");
    await people.update("users", id, { isDisabled: true });
    await withinOneSecond(async () => expect((await readPlaces(token)).status).toBe(401));
    await stream.ended();
    expect(await redeem(ticket)).toBe(401);
  });

  it("OR12 whose membership is taken away on one node has nothing of it on the other within a second, and no refresh gives it back", async () => {
    const role = await people.make("roles", { name: "role_member", title: "Member", permissions: ["places.read"] });
    const [left, kept] = [await people.make("organizations", { name: "Left" }), await people.make("organizations", { name: "Kept" })];
    const id = await people.makeUser("member", { organizations: [left, kept] });
    await people.make("user_roles", { userId: id, roleId: role, orgId: left });
    const login = async () => (await there.login("member")).data;
    const { access_token: token, refresh_token: refreshToken, user } = await login();
    expect([user.orgId, (await readPlaces(token)).status]).toEqual([left, 200]);
    expect((await people.update("users", id, { organizations: [kept] })).status).toBe(200);
    await withinOneSecond(async () => expect((await readPlaces(token)).failure?.code).toBe("forbidden"));
    const { data } = await call(node(1), "POST auth/refresh/token", { token: refreshToken });
    expect([(await readPlaces(data.access_token)).failure?.code, (await call(node(1), "GET user-info", { token: data.access_token })).data.orgId]).toEqual(["forbidden", kept]);
    expect((await call(node(1), "POST auth/change_user_org", { query: { org_id: left }, token: data.access_token })).status).toBe(404);
  });

  it("TK8 a token for machines that is taken back on one node is refused on the other within a second, and its stream ends", async () => {
    const { token, id } = (await call(node(0), "POST auth/tokens", { body: { name: "nightly", permissions: ["platon.admin"], days: null }, ...people.by() })).data;
    const stream = await EventReader.open(node(1), token);
    expect((await readPlaces(token)).status).toBe(200);
    expect((await call(node(0), "DELETE auth/tokens/{id}", { params: { id }, ...people.by() })).status).toBe(200);
    await withinOneSecond(async () => expect((await readPlaces(token)).status).toBe(401));
    await stream.ended();
  });

  it("SE120 an administrator ends all sessions of a user, and keeps the present one of the own", async () => {
    const { id, token } = await settle("several");
    const second = await there.tokenOf("several");
    expect((await call(node(0), "DELETE users/{id}/sessions", { params: { id }, ...people.by() })).data).toEqual({ ended: 3 });
    await withinOneSecond(async () => expect(await Promise.all([token, second].map((one) => there.permissionsOf(one)))).toEqual([401, 401]));
    const own = await people.idOf("users", "username", "admin");
    await there.login("admin", "config-admin-1");
    expect((await call(node(0), "DELETE users/{id}/sessions", { params: { id: own }, ...people.by() })).data).toEqual({ ended: 1 });
    expect(await people.permissionsOf(admin)).toContain("platon.admin");
    expect((await call(node(0), "DELETE users/{id}/sessions", { params: { id: own }, token: second })).status).toBe(401);
  });
});
