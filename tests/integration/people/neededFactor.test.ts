import { generateSync } from "otplib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { signIn } from "../harness/signIn.ts";
import { EventReader } from "../server/EventReader.ts";
import { startNotes } from "../server/startNotes.ts";
import { People, refusedFields } from "./peopleServer.ts";
import { SoftKey } from "./SoftKey.ts";

/** What setting a second factor up needs, and leaving; whatever else the contract has is refused. */
const openCalls: readonly string[] = [
  "GET user-info", "GET user-refresh", "GET logout", "POST logout", "GET user-locale/", "POST user-locale/",
  "GET auth/enable-otp", "POST auth/enable-otp", "GET auth/pending-otp", "POST auth/verify-otp",
  "GET auth/passkeys", "POST auth/passkeys/question", "POST auth/passkeys",
];
/** Their bearer is no access token; anonymous calls are the same for everybody. */
const refreshes: readonly string[] = ["GET auth/refresh/token", "POST auth/refresh/token"];
const calls = (Object.keys(endpoints) as EndpointName[]).filter((name) => !refreshes.includes(name) && endpoints[name].access !== "anonymous");

forEachDatabase("roles that ask for a second factor", (database) => {
  let server: RunningServer;
  let people: People;
  let role = "";
  beforeAll(async () => {
    server = await startNotes(database);
    const tokens = { admin: await signIn(server, "admin"), clerk: await signIn(server, "clerk") };
    people = new People({ url: server.url, token: (who) => tokens[who] });
    role = await people.make("roles", { name: "cashier", title: "Cashier", permissions: ["notes"] });
    await demand();
  });
  afterAll(async () => await server?.stop());

  const settings = async (): Promise<string> => String((await people.rows("project_settings"))[0]?.["$id"]);
  const demand = async (roles: readonly string[] = ["cashier"]) => await people.update("project_settings", await settings(), { access: { secondFactorRoles: roles } });
  const who = async (token: string) => (await call(server, "GET user-info", { token })).data;
  const menus = (token: string) => call(server, "GET menus", { token, locale: "en" });
  const verify = async (token: string) => {
    await call(server, "POST auth/enable-otp", { token });
    const { data: { secret } } = await call(server, "GET auth/pending-otp", { token });
    return await call(server, "POST auth/verify-otp", { token, body: { otp: generateSync({ secret }) } });
  };

  it("SE170 a living session is closed as soon as its user gets such a role or a role asks, its event stream too, and open again without", async () => {
    const id = await people.makeUser("living");
    const token = await people.tokenOf("living");
    const stream = await EventReader.open(server, token);
    expect((await menus(token)).status).toBe(200);
    await people.update("users", id, { roles: [role] });
    await expect.poll(async () => (await menus(token)).failure?.code).toBe("second_factor_needed");
    expect((await menus(token)).body.message).toBe("Switch two-step sign-in on first");
    await stream.ended();
    expect((await who(token)).mustSetUpFactor).toBe(true);
    await demand([]);
    await expect.poll(async () => (await menus(token)).status).toBe(200);
    expect((await who(token)).mustSetUpFactor).toBeUndefined();
    await demand();
    await expect.poll(async () => (await menus(token)).failure?.code).toBe("second_factor_needed");
    await people.update("users", id, { roles: [] });
    await expect.poll(async () => (await menus(token)).status).toBe(200);
  });

  it("SE171 such a session is answered nothing but what a second factor needs, and leaving", async () => {
    await people.makeUser("closed", { roles: [role] });
    const { data } = await people.login("closed");
    expect(data.user.mustSetUpFactor).toBe(true);
    const refused = await Promise.all(calls.map(async (name) => {
      const params = Object.fromEntries([...name.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, "x1"]));
      if (name.endsWith("logout")) return [];
      // A HEAD has no words, only its status.
      if (name.startsWith("HEAD ")) return (await fetch(`${server.url}/api/${name.slice(5).replaceAll(/\{\w+\}/g, "x1")}`, { method: "HEAD", headers: { authorization: `Bearer ${data.access_token}` } })).status === 403 ? [name] : [];
      const answer = await call(server, name, { params, token: data.access_token } as never);
      return answer.failure?.code === "second_factor_needed" ? [name] : [];
    }));
    expect(calls.filter((name) => !refused.flat().includes(name)).sort()).toEqual([...openCalls].sort());
    expect((await call(server, "POST auth/refresh/token", { token: data.refresh_token })).status).toBe(200);
    expect((await call(server, "POST logout", { token: data.access_token })).status).toBe(200);
  });

  it("OT20 once a code is verified everything is open at once, in all sessions of the user, and closed again once it is switched off", async () => {
    await people.makeUser("coder", { roles: [role] });
    const [token, other] = [await people.tokenOf("coder"), await people.tokenOf("coder")];
    expect((await menus(other)).failure?.code).toBe("second_factor_needed");
    const { data: { verified, recoveryCodes: [code = ""] } } = await verify(token);
    expect([verified, (await menus(token)).status, (await menus(other)).status]).toEqual([true, 200, 200]);
    expect((await call(server, "POST auth/disable-otp", { token, body: { otp: code } })).status).toBe(200);
    await expect.poll(async () => (await menus(other)).failure?.code).toBe("second_factor_needed");
  });

  it("OT21 a passkey is a second factor of the session in which it was made, and of those that it begins, and of no other", async () => {
    await people.makeUser("keyed", { roles: [role] });
    const [token, other] = [await people.tokenOf("keyed"), await people.tokenOf("keyed")];
    const [key, origin, device] = [new SoftKey(), new URL(server.url).origin, { headers: { "device-id": "d1" } }];
    const { data: question } = await call(server, "POST auth/passkeys/question", { token, ...device });
    expect((await call(server, "POST auth/passkeys", { token, body: { ticket: question.ticket, name: "Desk", answer: key.register(question, { origin }) }, ...device })).status).toBe(201);
    expect([(await menus(token)).status, (await menus(other)).failure?.code]).toEqual([200, "second_factor_needed"]);
    const { data: asked } = await call(server, "POST auth/passkey/question", device);
    const { data } = await call(server, "POST auth/passkey", { body: { ticket: asked.ticket, answer: key.sign(asked, { origin }) }, ...device });
    expect([data.user.mustSetUpFactor, (await menus(data.access_token)).status]).toEqual([undefined, 200]);
    expect((await people.login("keyed")).data.user.mustSetUpFactor).toBe(true);
  });

  it("SE175 whoever has a passkey and has signed in without it sets up no other second factor in its place", async () => {
    await people.makeUser("doubled", { roles: [role] });
    const token = await people.tokenOf("doubled");
    const [key, origin, device] = [new SoftKey(), new URL(server.url).origin, { headers: { "device-id": "d1" } }];
    const { data: question } = await call(server, "POST auth/passkeys/question", { token, ...device });
    await call(server, "POST auth/passkeys", { token, body: { ticket: question.ticket, name: "Desk", answer: key.register(question, { origin }) }, ...device });
    const other = await people.tokenOf("doubled");
    const tries = [
      await call(server, "POST auth/enable-otp", { token: other }), await call(server, "POST auth/verify-otp", { token: other, body: { otp: "123456" } }),
      await call(server, "POST auth/passkeys/question", { token: other, ...device }),
    ];
    expect(tries.map(({ failure }) => failure?.code)).toEqual(["second_factor_needed", "second_factor_needed", "second_factor_needed"]);
    expect((await call(server, "POST auth/enable-otp", { token })).status).toBe(200);
  });

  it("SE176 a role that the rules of signing in name is not renamed or deleted under them", async () => {
    expect([(await people.update("roles", role, { name: "teller" })).failure?.code, (await people.remove("roles", role)).failure?.code]).toEqual(["referenced", "referenced"]);
    expect((await people.read("roles", role)).values["name"]).toBe("cashier");
  });

  it("SE172 a token for machines is refused while its owner lacks the second factor", async () => {
    const maker = await people.make("roles", { name: "maker", title: "Maker", permissions: ["platon.tokens", "notes"] });
    const id = await people.makeUser("robot", { roles: [maker] });
    const token = await people.tokenOf("robot");
    const { data: { token: secret } } = await call(server, "POST auth/tokens", { token, body: { name: "till", permissions: ["notes"], days: null } });
    const ask = () => call(server, "GET user-info", { token: secret });
    expect((await ask()).status).toBe(200);
    await people.update("users", id, { roles: [maker, role] });
    await expect.poll(async () => (await ask()).failure?.code).toBe("second_factor_needed");
    expect((await verify(token)).data).toMatchObject({ verified: true });
    expect((await ask()).failure?.code).toBeUndefined();
  });

  it("SE173 a role that there is not is refused, where it stands", async () => {
    expect(refusedFields(await demand(["cashier", "cashir"]))["access"]?.[0]).toContain("cashir");
  });
});
