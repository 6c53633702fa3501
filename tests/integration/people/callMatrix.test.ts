import { beforeAll, expect, it } from "vitest";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import type { EndpointShape } from "#contract/endpoint.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { answerAt, statusAt } from "../harness/answerAt.ts";
import { useConfigServer } from "../config/configServer.ts";
import { notesProject } from "../server/startNotes.ts";
import { callRows, type CallRow } from "./callRows.ts";
import { People } from "./peopleServer.ts";

const names = Object.keys(callRows) as EndpointName[];
const nobody = "00000000-0000-7000-8000-000000000000";

/** Whose bearer is a refresh token, and what ends the session of whoever asks. */
const apart: readonly EndpointName[] = ["GET auth/refresh/token", "POST auth/refresh/token", "GET logout", "POST logout"];

const isAdministrators = (row: CallRow): row is Exclude<CallRow, string> => typeof row === "object";
const rowOf = (name: EndpointName): CallRow => callRows[name];
/** Where the other project answers. */
const elsewhere = "notes.example.org";
const asked = (name: EndpointName): EndpointShape => endpoints[name];

forEachDatabase("who may make which call", (database) => {
  // Another project is set up beside the first.
  const server = useConfigServer(database, { env: { PROJECT_DIR: notesProject } });
  const people = new People(server);
  let ended: string;
  let disabled: string;
  let machine: string;
  let foreign: { access_token: string; refresh_token: string };
  beforeAll(async () => {
    const login = JSON.stringify({ username: "admin", password: "demo-admin-1" });
    foreign = (await answerAt(`${server.url}/api/auth/login`, { method: "POST", host: elsewhere, headers: { "content-type": "application/json" }, body: login })).data as typeof foreign;
    await people.makeUser("leaver");
    ended = await people.tokenOf("leaver");
    await call(server, "POST logout", { token: ended });
    const id = await people.makeUser("former");
    disabled = await people.tokenOf("former");
    await people.update("users", id, { isDisabled: true });
    machine = (await call(server, "POST auth/tokens", { body: { name: "till", permissions: [], days: null }, ...people.by() })).data.token;
  });

  /** The status and code of each call by that bearer, with what the call needs to get past its shape where that is known. */
  const outcomes = async (among: readonly EndpointName[], token?: string, host?: string): Promise<ReadonlyMap<EndpointName, string>> => {
    const found = new Map<EndpointName, string>();
    for (const name of among) {
      const row = rowOf(name);
      const { query, body } = isAdministrators(row) ? row : {};
      const path = name.slice(name.indexOf(" ") + 1).replaceAll(/\{(\w+)\}/g, (_, key: string) => (key === "revision" ? "1" : key === "language" ? "uz" : key === "id" ? nobody : "places"));
      const search = new URLSearchParams(query).toString();
      const outcome = await statusAt(`${server.url}/api/${path}${search && `?${search}`}`, {
        method: name.split(" ")[0] ?? "GET",
        host,
        headers: { "x-forwarded-proto": "http", ...(token !== undefined && { authorization: `Bearer ${token}` }), ...(body !== undefined && { "content-type": "application/json" }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      found.set(name, outcome);
    }
    return found;
  };
  const those = (found: ReadonlyMap<EndpointName, string>, isWrong: (outcome: string, name: EndpointName) => boolean): string[] =>
    [...found].flatMap(([name, outcome]) => (isWrong(outcome, name) ? [`${name}: ${outcome}`] : []));

  it("SE125 each call says who may make it, and what the contract says of guests agrees with that", () => {
    const isForGuests = (name: EndpointName): boolean => asked(name).access === "anonymous" || asked(name).access === "open";
    expect(names.filter((name) => isForGuests(name) !== (rowOf(name) === "guest"))).toEqual([]);
    expect(names.filter((name) => (asked(name).access === "public") !== (rowOf(name) === "shared"))).toEqual([]);
  });

  it("SE126 whoever brings no token, one of an ended session or one of a disabled user is refused with 401 wherever one is needed, and a token that does not hold everywhere", async () => {
    const calls = names.filter((name) => !apart.includes(name));
    expect(those(await outcomes(calls), (outcome, name) => (rowOf(name) === "guest" ? outcome.startsWith("500") : outcome !== "401 unauthenticated" && outcome !== "401"))).toEqual([]);
    for (const token of [ended, disabled, "plt_x", "x.y.z"]) {
      // Below `public/` no token is looked at.
      expect(those(await outcomes(calls.filter((name) => name !== "GET public/main"), token), (outcome) => !outcome.startsWith("401"))).toEqual([]);
    }
  });

  it("SE179 a token of another project is refused at every call, in either direction, an access token as well as one to refresh with", async () => {
    const calls = names.filter((name) => !apart.includes(name) && name !== "GET public/main");
    expect(foreign.access_token).toMatch(/^ey/);
    const isWrong = (outcome: string): boolean => !outcome.startsWith("401");
    expect(those(await outcomes(calls, foreign.access_token), isWrong)).toEqual([]);
    expect(those(await outcomes(calls, server.token("admin"), elsewhere), isWrong)).toEqual([]);
    expect(those(await outcomes(apart, foreign.refresh_token), isWrong)).toEqual([]);
    expect((await outcomes(["GET user-info"], foreign.access_token, elsewhere)).get("GET user-info")).toBe("200");
  });

  it("SE180 what a user may do in one organisation counts for nothing in another", async () => {
    const [here, there] = [await people.make("organizations", { name: "Here" }), await people.make("organizations", { name: "There" })];
    const id = await people.makeUser("traveller", { organizations: [here, there] });
    await people.make("user_roles", { userId: id, roleId: await people.idOf("roles", "name", "admin"), orgId: here });
    const token = await people.tokenOf("traveller");
    const work = async (org_id: string) => (await call(server, "POST auth/change_user_org", { query: { org_id }, token })).data.user.permissions;
    const calls = names.filter((name) => isAdministrators(rowOf(name)));
    const rows = async () => (await call(server, "POST tables/{name}/rows", { params: { name: "places" }, body: {}, token })).status;
    expect(await work(there)).toEqual([]);
    expect(those(await outcomes(calls, token), (outcome) => !/^403|^404 (not_found|plugin_disabled)$/.test(outcome))).toEqual([]);
    expect(await rows()).toBe(403);
    expect(await work(here)).toEqual(["platon.admin"]);
    expect(await rows()).toBe(200);
    expect(those(await outcomes(["GET config/outline", "GET database"], token), (outcome) => outcome !== "200")).toEqual([]);
  });

  it("SE127 a token for machines without permissions does nothing but say whose it is", async () => {
    const calls = names.filter((name) => !apart.includes(name) && name !== "GET events" && rowOf(name) !== "guest");
    const found = await outcomes(calls, machine);
    expect(found.get("GET user-info")).toBe("200");
    expect(those(found, (outcome, name) => name !== "GET user-info" && !/^(403|404)/.test(outcome) && rowOf(name) !== "shared" && rowOf(name) !== "object")).toEqual([]);
    expect(those(found, (outcome, name) => name !== "GET user-info" && /^(2|5)/.test(outcome))).toEqual([]);
  });

  it("SE128 what administrators do is refused to a plain user before anything is looked at, and not to an administrator", async () => {
    const calls = names.filter((name) => isAdministrators(rowOf(name)));
    expect(calls.length).toBeGreaterThan(30);
    expect(those(await outcomes(calls, server.token("clerk")), (outcome) => !/^403|^404 (not_found|plugin_disabled)$/.test(outcome))).toEqual([]);
    // Only an administrator is told what is wrong with the rest.
    const found = await outcomes(calls.filter((name) => !name.startsWith("DELETE users") && !name.startsWith("POST users")), server.token("admin"));
    expect(those(found, (outcome, name) => /^(401|5)/.test(outcome) || (outcome.startsWith("403") && !name.includes("database")))).toEqual([]);
  });
});
