import { expect, it, vi } from "vitest";
import type { MadeApiToken } from "#contract/apiToken.ts";
import type { EndpointName } from "#contract/endpoints.ts";
import { useConfigServer } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { People, refusedFields } from "./peopleServer.ts";

forEachDatabase("tokens for machines", (database) => {
  const server = useConfigServer(database);
  const people = new People(server);

  /** A user with these permissions, signed in. */
  async function owner(username: string, permissions: string[]): Promise<{ id: string; role: string; token: string }> {
    const role = await people.make("roles", { name: `role_${username}`, title: username, permissions });
    const id = await people.makeUser(username, { roles: [role] });
    return { id, role, token: await people.tokenOf(username) };
  }
  const make = (token: string, permissions: string[], more: { name?: string; days?: number | null } = {}) =>
    call(server, "POST auth/tokens", { body: { name: "nightly", permissions, days: 30, ...more }, token, locale: "en" });
  const made = async (token: string, permissions: string[]): Promise<MadeApiToken> => (await make(token, permissions)).data;
  const list = (token: string) => call(server, "GET auth/tokens", { token });
  const places = async (token: string): Promise<number> => (await call(server, "POST tables/{name}/rows", { params: { name: "places" }, body: {}, token })).status;
  /** Audit records with their details, the newest first. */
  const logged = async (filters: object): Promise<object[]> => {
    const records = await Promise.all((await people.rows("user_logs", { filters })).map((row) => people.read("user_logs", String(row["$id"]))));
    return records.map(({ values: { userName, details } }) => ({ userName, ...(details as object) }));
  };
  const permissionsOf = (token: string) => people.permissionsOf(token);

  it("TK3, TK13 a token is made by who may have tokens, with permissions of its maker's and no other", async () => {
    const maker = await owner("maker", ["platon.tokens", "places.*"]);
    expect((await list(maker.token)).data.permissions).toEqual(expect.arrayContaining(["places.*", "places.read", "platon.tokens"]));
    const foreign = await make(maker.token, ["places.read", "platon.admin", "*"]);
    expect([foreign.status, refusedFields(foreign)]).toEqual([422, { permissions: ["You do not have this permission: platon.admin, *"] }]);
    expect(refusedFields(await make(maker.token, [], { name: "  " }))).toEqual({ name: ["This field is required"] });
    expect((await make(maker.token, ["places.read"])).status).toBe(201);
    const plain = await owner("plain", ["places.*"]);
    for (const answer of [await make(plain.token, ["places.read"]), await list(plain.token)]) expect(answer.failure?.code).toBe("forbidden");
  });

  it("TK4 its secret is told once, and kept as a hash: in no list, no audit record", async () => {
    const { token } = await owner("secretive", ["platon.tokens", "places.read"]);
    const { token: secret, ...rest } = await made(token, ["places.read"]);
    expect(secret).toMatch(/^plt_[\w-]{65}$/);
    expect((await list(token)).data.tokens).toEqual([rest]);
    expect(JSON.stringify([await people.rows("user_logs", { pageSize: 500 }), (await list(token)).data])).not.toContain(secret.slice(26));
  });

  it("TK1, TK5, TK7 it may what both it and its owner may now: less when the owner may less, nothing once the owner is disabled", async () => {
    const { id, role, token } = await owner("shrinking", ["platon.tokens", "places.*"]);
    const { token: machine } = await made(token, ["places.read", "places.update"]);
    expect([await places(machine), await permissionsOf(machine)]).toEqual([200, ["places.read", "places.update"]]);
    await people.update("roles", role, { permissions: ["platon.tokens", "places.update"] });
    await vi.waitFor(async () => expect([await places(machine), await permissionsOf(machine)]).toEqual([403, ["places.update"]]));
    await people.update("users", id, { isDisabled: true });
    expect(await permissionsOf(machine)).toBe(401);
  });

  it("TK6 a token without permissions may ask whose it is, and nothing else, also in an export's address", async () => {
    const { token } = await owner("careful", ["platon.tokens", "places.read"]);
    const { token: machine } = await made(token, []);
    expect([await permissionsOf(machine), await places(machine)]).toEqual([[], 403]);
    for (const name of ["GET menus", "GET places", "GET events"] as const) expect((await call(server, name, { token: machine })).status).toBe(403);
    expect((await fetch(`${server.url}/api/export/table:places?_bearer_token=${machine}`)).status).toBe(403);
  });

  it("TK9 it signs nobody in, changes no way of signing in, and looks as nobody, whatever it may", async () => {
    const id = await people.idOf("users", "username", "admin");
    const { token: machine } = await made(server.token("admin"), ["platon.admin"]);
    expect(await permissionsOf(machine)).toContain("platon.admin");
    const calls: [EndpointName, object][] = [
      ["GET auth/sessions", {}], ["DELETE auth/sessions", {}], ["GET auth/tokens", {}], ["POST auth/tokens", { body: { name: "n", permissions: [], days: null } }],
      ["DELETE auth/tokens/{id}", { params: { id } }], ["POST logout", {}], ["POST users/{id}/observation", { params: { id } }], ["POST users/{id}/password", { params: { id } }],
      ["POST users/{id}/link", { params: { id } }], ["DELETE users/{id}/sessions", { params: { id } }], ["GET user/draft-key", {}],
    ];
    for (const [name, options] of calls) expect([name, (await call(server, name, { ...options, token: machine })).status]).toEqual([name, 403]);
    expect((await call(server, "POST auth/refresh/token", { token: machine })).status).toBe(401);
    const other = await people.makeUser("kept");
    expect((await people.update("users", other, { password: "taken-over-1" }, { token: machine })).failure?.code).toBe("forbidden");
    expect((await people.login("kept")).status).toBe(200);
  });

  it("TK8, TK12 it is good for nothing from the moment it is taken back; making, taking back and trying it are in the audit record", async () => {
    const { id, token } = await owner("audited", ["platon.tokens", "places.read"]);
    const { id: tokenId, token: machine } = await made(token, ["places.read"]);
    expect(await places(machine)).toBe(200);
    const end = (by: string) => call(server, "DELETE auth/tokens/{id}", { params: { id: tokenId }, token: by });
    const stranger = await owner("stranger", ["platon.tokens"]);
    expect([(await end(stranger.token)).status, (await list(stranger.token)).data.tokens]).toEqual([404, []]);
    expect((await list(server.token("admin"))).data.tokens.map((one) => one.owner.username)).toContain("audited");
    expect((await end(server.token("admin"))).status).toBe(200);
    expect([await places(machine), await places(machine), (await end(token)).status, (await list(token)).data.tokens]).toEqual([401, 401, 404, []]);
    for (const wrong of ["plt_", `${machine.slice(0, -1)}${machine.endsWith("A") ? "B" : "A"}`]) expect(await permissionsOf(wrong)).toBe(401);
    expect(await logged({ object: "api token", recordId: tokenId })).toEqual([
      expect.objectContaining({ userName: "admin", action: "API token taken back", ownerId: id }),
      expect.objectContaining({ userName: "audited", action: "API token made", name: "nightly" }),
    ]);
    // Tried three times within a minute.
    expect(await logged({ event: "login failed", userName: "audited" })).toEqual([expect.objectContaining({ method: "api_token", apiToken: "nightly" })]);
  });

  it("TK11 when it was used last and from where is told, TK12 and what was done by it says so", async () => {
    const token = server.token("admin");
    const { token: machine } = await made(token, ["platon.admin"]);
    const recordId = String((await people.rows("places"))[0]?.["$id"]);
    expect((await people.update("places", recordId, { people: 12 }, { token: machine })).status).toBe(200);
    await vi.waitFor(async () => expect((await list(token)).data.tokens[0]).toMatchObject({ lastUsedAt: expect.any(String), lastUsedAddress: expect.any(String) }));
    expect(await logged({ event: "update", recordId })).toEqual([expect.objectContaining({ apiToken: "nightly" })]);
  });
});
