import { afterAll, beforeAll, expect, it } from "vitest";
import type { LoginResponse, Organization } from "#contract/auth.ts";
import { call } from "../harness/call.ts";
import { onPostgres } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { EventReader } from "./EventReader.ts";
import { startNotes } from "./startNotes.ts";

onPostgres("organizations", (database) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startNotes(database);
  });
  afterAll(async () => await server?.stop());

  const login = async (username = "roamer"): Promise<LoginResponse> => {
    const body = { username, password: `demo-${username}-1` };
    return (await call(server, "POST auth/login", { body, headers: { "device-id": "d1" } })).data;
  };
  const listOf = async (token: string): Promise<Organization[]> => (await call(server, "GET auth/user_organizations", { token })).data;
  const change = (token: string, id: string) => call(server, "POST auth/change_user_org", { query: { org_id: id }, token });
  const refresh = (token: string) => call(server, "POST auth/refresh/token", { token, headers: { "device-id": "d1" } });
  const notes = (token: string) => call(server, "POST tables/{name}/rows", { params: { name: "notes" }, body: {}, token });

  /** Signed in, and in the organisation of that name. */
  const start = async (name: "North" | "South"): Promise<{ token: string; north: string; south: string; refreshToken: string }> => {
    const { access_token: token } = await login();
    const list = await listOf(token);
    const [north = "", south = ""] = ["North", "South"].map((wanted) => list.find((one) => one.name === wanted)?.id);
    const { data } = await change(token, name === "North" ? north : south);
    return { token: data.access_token, refreshToken: data.refresh_token, north, south };
  };

  it("OR1 the user's organisations are listed by name, the present one is in the user", async () => {
    const { token, north } = await start("North");
    expect((await listOf(token)).map(({ name, tin }) => [name, tin])).toEqual([["North", "300000001"], ["South", "300000002"]]);
    expect((await call(server, "GET user-info", { token })).data).toMatchObject({ orgId: north, organizations: await listOf(token) });
    expect(await listOf((await login("clerk")).access_token)).toEqual([]);
    expect((await call(server, "GET auth/user_organizations")).status).toBe(401);
  });

  it.each(["GET auth/change_user_org", "POST auth/change_user_org"] as const)("OR2 %s answers the user as there and tokens of the same session", async (name) => {
    const { token, south } = await start("North");
    const { status, data, headers } = await call(server, name, { query: { org_id: south }, token });
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(data).toMatchObject({ user: { orgId: south, permissions: [] }, expires_in: 900 });
    const own = async (access: string) => (await call(server, "GET auth/sessions", { token: access })).data.find(({ isCurrent }) => isCurrent)?.id;
    expect(await own(data.access_token)).toBe(await own(token));
    expect((await refresh(data.refresh_token)).status).toBe(200);
  });

  it("US1 roles given in an organisation hold in it alone", async () => {
    const { token, south } = await start("North");
    expect((await call(server, "GET user-info", { token })).data.permissions).toEqual(["notes.*"]);
    await change(token, south);
    expect((await call(server, "GET user-info", { token })).data.permissions).toEqual([]);
  });

  it("OR3 what may be read follows at once, with the tokens of before too", async () => {
    const { token, south, north } = await start("North");
    expect((await notes(token)).status).toBe(200);
    await change(token, south);
    expect((await notes(token)).status).toBeGreaterThanOrEqual(403);
    await change(token, north);
    expect((await notes(token)).status).toBe(200);
  });

  it("OR4 an organisation that is not there or not the user's is 404, and changes nothing", async () => {
    const { token, south } = await start("South");
    const { access_token: clerk } = await login("clerk");
    for (const id of ["nonsense", "00000000-0000-0000-0000-000000000000", "' or 1=1 --"]) expect((await change(token, id)).status).toBe(404);
    expect((await change(clerk, south)).failure?.code).toBe("not_found");
    expect((await call(server, "POST auth/change_user_org", { query: {} as { org_id: string }, token })).status).toBe(400);
    expect((await call(server, "GET user-info", { token })).data.orgId).toBe(south);
  });

  it("OR5 all sessions of the user hear of the change, other users do not", async () => {
    const { token, south } = await start("North");
    // Their only organisation is chosen as they come first.
    await login("clerk");
    const [other, stranger] = await Promise.all([login(), login("clerk")]);
    const [heard, unheard] = await Promise.all([EventReader.open(server, other.access_token), EventReader.open(server, stranger.access_token)]);
    await change(token, south);
    const isTold = ({ events }: EventReader): boolean => events.some((event) => event.kind === "session" && event.change === "organization");
    // Other rights are another audience: the server may end the stream, and the browser comes back with what it knows.
    await Promise.race([heard.until(() => isTold(heard)).catch(() => undefined), heard.ended()]);
    const again = isTold(heard) ? heard : await EventReader.open(server, other.access_token, heard.lastId);
    await again.until(() => isTold(again));
    expect((await call(server, "GET user-info", { token: other.access_token })).data.orgId).toBe(south);
    // A stream that heard later things has passed the change by.
    await call(server, "POST logout", { token: stranger.access_token });
    await unheard.ended();
    expect(isTold(unheard)).toBe(false);
    heard.close();
    again.close();
  });

  it("OR6 the refresh token that the session had is used up, and works a while longer", async () => {
    const { refresh_token: first, access_token: token } = await login();
    const [one] = await listOf(token);
    await change(token, one?.id ?? "");
    expect((await refresh(first)).status).toBe(200);
  });

  it("OR7 of two changes at once each ends with tokens that hold", async () => {
    const { token, north, south } = await start("North");
    const answers = await Promise.all([north, south, north, south].map((id) => change(token, id)));
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect((await refresh(data.refresh_token)).status).toBe(200);
    }
  });
});
