import { X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LoginResponse } from "#contract/auth.ts";
import { individual, legalEntity, signContent, TestAuthority, type IssuedKey } from "../../../server/modules/signatures/testing/TestAuthority.ts";
import { edited, readJson, useConfigServer } from "../config/configServer.ts";
import { call, readAnswer, type Answer } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { People } from "./peopleServer.ts";

forEachDatabase("sign-in by electronic signature", (database) => {
  const root = TestAuthority.root();
  const authority = root.below();
  const lists = join(root.folder, "lists.pem");
  writeFileSync(lists, authority.lists());
  const server = useConfigServer(database, { env: { EIMZO_ROOTS: root.certificate, EIMZO_CRLS: lists, EIMZO_DETAILS: "https://keys.example.org/why" } });
  const people = new People(server);
  const [own, company] = [authority.issue(), authority.issue({ subject: legalEntity })];
  let userId = "";
  afterAll(() => authority.remove());
  beforeAll(async () => {
    const organizations = [await people.make("organizations", { name: "Ali LLC", tin: "300000001" }), await people.make("organizations", { name: "Else", tin: "300000002" })];
    userId = await people.makeUser("ali", { fullName: "Ali Aliyev", pinfl: "31234567890123", organizations });
  });

  const device = "signature-device-0001";
  const ask = async (deviceId = device) => (await call(server, "GET auth/e-imzo", { headers: { "device-id": deviceId } })).data.challenge;
  const send = async (body: string, { deviceId = device, query = "" }: { deviceId?: string; query?: string } = {}): Promise<Answer<LoginResponse>> =>
    readAnswer(await fetch(`${server.url}/api/auth/e-imzo${query}`, { method: "POST", body, headers: { "content-type": "text/plain", "device-id": deviceId } }));
  const signInBy = async (key: IssuedKey, query = "") => send(signContent(await ask(), key), { query });
  const told = ({ status, body, failure }: Answer<unknown>) => [status, failure?.code, body.message];
  const change = (values: object) => people.update("users", userId, { ...values });
  const rule = (imzoSerial: string, type: boolean) => call(server, "POST whitelist/add", { body: { userId, imzoSerial: [imzoSerial], type }, ...people.by() });
  const forget = (imzoSerial: string) => call(server, "POST whitelist/delete", { body: { userId, imzoSerial: [imzoSerial] }, ...people.by() });
  const serialOf = ({ certificate }: IssuedKey): string => new X509Certificate(readFileSync(certificate)).serialNumber;

  it("SG2 a key or an ID card whose certificate names the user's personal number signs in; both ways are on offer", async () => {
    const info = (await call(server, "GET info")).data;
    expect(info.signInMethods).toEqual(["password", "e_imzo", "id_card", "passkey"]);
    expect(info.eimzo).toMatchObject({ details: "https://keys.example.org/why", apiKeys: expect.arrayContaining(["localhost"]) as string[] });
    const signed = await signInBy(own);
    expect([signed.status, signed.data.user]).toMatchObject([200, { id: userId, registeredWithEimzo: true, eimzoAllowToLogin: "all", pinfl: "31234567890123" }]);
    expect(await people.permissionsOf(signed.data.access_token)).toEqual([]);
    expect((await signInBy(own, "?method=id_card")).status).toBe(200);
    const methods = (await people.rows("user_logs", { pageSize: 500, filters: { userName: "ali", event: "logged in" } }));
    expect(methods.length).toBeGreaterThanOrEqual(2);
  });

  it("SG3 an individual's key makes the own organisation, once; a legal entity's leads into it where the user works", async () => {
    const { data } = await signInBy(own);
    const mine = data.user.organizations.filter(({ pinfl }) => pinfl === "31234567890123");
    expect(mine).toMatchObject([{ name: "Ali Aliyev", tin: null }]);
    const there = await signInBy(company);
    expect(there.data.user.organizations.find(({ id }) => id === there.data.user.orgId)?.tin).toBe("300000001");
    expect(there.data.user.organizations).toHaveLength(3);
  });

  it("SG4 a challenge signs in once, the browser that was given it, within 120 seconds, and no other text does", async () => {
    const signed = signContent(await ask(), own);
    const answers = await Promise.all([send(signed), send(signed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(told(await send(signed))).toEqual([403, "invalid_signer", "Invalid signer certificate"]);
    const ofOther = signContent(await ask("signature-device-0002"), own);
    expect(told(await send(ofOther))[1]).toBe("invalid_signer");
    expect((await send(ofOther, { deviceId: "signature-device-0002" })).status).toBe(200);
    expect(told(await send(signContent("b".repeat(43), own)))[1]).toBe("invalid_signer");
  });

  it("SG5 each refusal has the words of the specification and stands in the log", async () => {
    expect(told(await signInBy(authority.issue({ from: -9, to: -1 })))).toEqual([403, "invalid_signer", "Invalid signer certificate"]);
    expect(told(await signInBy(TestAuthority.root().issue()))[1]).toBe("invalid_signer");
    const lost = authority.issue();
    expect((await signInBy(lost)).status).toBe(200);
    authority.revoke(lost);
    writeFileSync(lists, authority.lists());
    expect(told(await signInBy(lost))).toEqual([403, "revoked_signer", "Revoked signer certificate"]);
    expect(told(await signInBy(authority.issue({ subject: "/CN=Nobody/pinfl=39999999999999" })))).toEqual([403, "signer_not_allowed", "You're not allowed to login"]);
    await change({ eimzoAllowToLogin: "legal" });
    expect(told(await signInBy(own))).toEqual([403, "individuals_not_allowed", "Individuals are not allowed to login"]);
    expect((await signInBy(company)).status).toBe(200);
    await change({ eimzoAllowToLogin: "individuals" });
    expect(told(await signInBy(company))).toEqual([403, "legal_entities_not_allowed", "Legal entities are not allowed to login"]);
    await change({ eimzoAllowToLogin: "all" });
    expect((await people.rows("user_logs", { pageSize: 500, filters: { event: "login failed" } })).length).toBeGreaterThanOrEqual(6);
  });

  it("SG6 with an allowed serial only those sign in, a denied one never does, and an allowed one needs no personal number", async () => {
    const [mine, theirs] = [serialOf(own), serialOf(company)];
    await rule(mine, true);
    expect([(await signInBy(own)).status, told(await signInBy(company))[1]]).toEqual([200, "signer_not_allowed"]);
    await rule(mine, false);
    expect([told(await signInBy(own))[1], (await signInBy(company)).status]).toEqual(["signer_not_allowed", 200]);
    await rule(theirs, true);
    expect(told(await signInBy(own))[1]).toBe("signer_not_allowed");
    const nameless = authority.issue({ subject: "/CN=Card" });
    await rule(serialOf(nameless), true);
    expect((await signInBy(nameless)).data.user.id).toBe(userId);
    for (const serial of [mine, theirs, serialOf(nameless)]) await forget(serial);
  });

  it("SG7 what is too long, empty, no text or no package is refused with words, and never by a fault of the server", async () => {
    expect((await send("A".repeat(10 * 1024 * 1024))).status).toBe(413);
    expect((await send("A".repeat(65_000))).failure?.code).toBe("invalid_signer");
    expect((await send("%")).failure?.code).toBe("invalid_signer");
    const json = await fetch(`${server.url}/api/auth/e-imzo`, { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
    expect([json.status, (await send("")).status]).toEqual([415, 400]);
    expect((await call(server, "POST eimzo/timestamp", { body: { pkcs7: "AAAA" } })).failure?.code).toBe("invalid_signer");
    expect((await call(server, "POST eimzo/timestamp", { body: { pkcs7: signContent("x", own) } })).failure?.code).toBe("unavailable");
  });

  it("SG8 a user who is disabled does not sign in by key", async () => {
    const gone = await people.makeUser("gone", { pinfl: "37777777777777" });
    const key = authority.issue({ subject: individual.replace("31234567890123", "37777777777777") });
    expect((await signInBy(key)).status).toBe(200);
    await people.update("users", gone, { isDisabled: true });
    expect(told(await signInBy(key))[1]).toBe("signer_not_allowed");
  });

  it("SE124 a signer whom nobody knows becomes a user where the project takes new ones by this way, once, with name, numbers and roles", async () => {
    const key = authority.issue({ subject: "/CN=NEW PERSON/pinfl=35555555555555" });
    const files = await server.exported();
    const take = async (access: object | undefined) =>
      expect((await server.apply(edited(files, { "project.json": { ...readJson<Record<string, unknown>>(files, "project.json"), access } }))).status).toBe(200);
    const users = async () => (await people.rows("users", { pageSize: 500 })).length;
    const before = await users();
    await take({ newUsers: { methods: ["id_card"], roles: ["clerk"] } });
    expect([told(await signInBy(key))[1], await users()]).toEqual(["signer_not_allowed", before]);
    await take({ newUsers: { methods: ["e_imzo"], roles: ["clerk"] } });
    expect([told(await signInBy(authority.issue({ subject: "/CN=Nobody" })))[1], await users()]).toEqual(["signer_not_allowed", before]);
    const first = await signInBy(key);
    expect([first.status, first.data.user]).toMatchObject([200, { fullName: "NEW PERSON", pinfl: "35555555555555", registeredWithEimzo: true }]);
    expect(await people.permissionsOf(first.data.access_token)).toEqual(["places.read"]);
    expect([(await signInBy(key)).data.user.id, await users()]).toEqual([first.data.user.id, before + 1]);
    await people.update("users", first.data.user.id, { isDisabled: true });
    expect([told(await signInBy(key))[1], await users()]).toEqual(["signer_not_allowed", before + 1]);
    await take(undefined);
  });
});
