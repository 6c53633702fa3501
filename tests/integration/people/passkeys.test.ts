import { afterAll, beforeAll, expect, it } from "vitest";
import type { PasskeyQuestion } from "#contract/passkey.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { signIn } from "../harness/signIn.ts";
import { startNotes } from "../server/startNotes.ts";
import { People } from "./peopleServer.ts";
import { SoftKey } from "./SoftKey.ts";

forEachDatabase("passkeys", (database) => {
  let server: RunningServer;
  let people: People;
  let origin: string;
  let token: string;
  beforeAll(async () => {
    server = await startNotes(database);
    origin = new URL(server.url).origin;
    const tokens = { admin: await signIn(server, "admin"), clerk: await signIn(server, "clerk") };
    token = tokens.clerk;
    people = new People({ url: server.url, token: (who) => (who === "clerk" ? token : tokens.admin) });
  });
  afterAll(async () => await server?.stop());

  const device = (id = "d1") => ({ headers: { "device-id": id } });
  const askForKey = async (id?: string): Promise<PasskeyQuestion> => (await call(server, "POST auth/passkeys/question", { token, ...device(id) })).data;
  const keep = (key: SoftKey, question: PasskeyQuestion, { answering = {}, as = token, id = "d1" } = {}) =>
    call(server, "POST auth/passkeys", { body: { ticket: question.ticket, name: "Desk", answer: key.register(question, { origin, ...answering }) }, token: as, ...device(id) });
  const askForSignIn = async (id?: string): Promise<PasskeyQuestion> => (await call(server, "POST auth/passkey/question", device(id))).data;
  const enter = (key: SoftKey, question: PasskeyQuestion, { answering = {}, id = "d1" } = {}) =>
    call(server, "POST auth/passkey", { body: { ticket: question.ticket, answer: key.sign(question, { origin, ...answering }) }, ...device(id) });
  const details = async (filters: object): Promise<Record<string, unknown>[]> => {
    const rows = await people.rows("user_logs", { filters, pageSize: 20 });
    return await Promise.all(rows.map(async ({ $id }) => (await people.read("user_logs", String($id))).values["details"] as Record<string, unknown>));
  };
  const newKey = async (): Promise<SoftKey> => {
    const key = new SoftKey();
    expect((await keep(key, await askForKey())).status).toBe(201);
    return key;
  };

  it("PK1 a passkey that a signed-in user has made signs them in without password or code, and is listed with its last use", async () => {
    const key = await newKey();
    const { status, data } = await enter(key, await askForSignIn());
    expect([status, data.user.username]).toEqual([200, "clerk"]);
    const [listed] = (await call(server, "GET auth/passkeys", { token: data.access_token })).data;
    expect(listed).toMatchObject({ id: key.id, name: "Desk", lastUsedAt: expect.any(String) as string });
    expect(await details({ event: "logged in", userName: "clerk" })).toContainEqual(expect.objectContaining({ method: "passkey" }));
  });

  it("US45 an administrator sees a user's passkeys and takes one away, which opens nothing from then on, with the user's sessions; it is in the log", async () => {
    const key = await newKey();
    const id = await people.idOf("users", "username", "clerk");
    const admin = people.by("admin");
    const keys = async () => (await call(server, "GET users/{id}/keys", { params: { id }, ...admin })).data;
    expect((await keys()).passkeys.find((one) => one.id === key.id)).toMatchObject({ name: "Desk", isSynced: false });
    const remove = (as = admin) => call(server, "DELETE users/{id}/passkeys/{key}", { params: { id, key: key.id }, ...as });
    expect([(await remove(people.by("clerk"))).failure?.code, (await call(server, "GET users/{id}/keys", { params: { id }, ...people.by("clerk") })).failure?.code]).toEqual(["forbidden", "forbidden"]);
    expect([(await remove()).status, (await remove()).failure?.code]).toEqual([200, "not_found"]);
    expect((await keys()).passkeys.some((one) => one.id === key.id)).toBe(false);
    expect((await enter(key, await askForSignIn())).failure?.code).toBe("passkey_refused");
    expect((await call(server, "GET user-info", { token })).status).toBe(401);
    expect(await details({ event: "custom", recordId: id })).toContainEqual(expect.objectContaining({ action: "passkey removed", name: "Desk" }));
    token = await signIn(server, "clerk");
  });

  it("PK2 a question is answered once, by the browser that was asked, and for what it was asked", async () => {
    const key = await newKey();
    const question = await askForSignIn();
    expect((await enter(key, question, { answering: { origin: "https://evil.example" } })).failure?.code).toBe("passkey_refused");
    expect((await enter(key, question)).failure?.code).toBe("passkey_refused");
    expect((await enter(key, await askForSignIn("d2"))).failure?.code).toBe("passkey_refused");
    const forKey = await askForKey();
    expect((await enter(key, { ...forKey, options: { ...forKey.options, rpId: "localhost" } })).failure?.code).toBe("passkey_refused");
    expect((await keep(new SoftKey(), await askForKey(), { as: people.by("admin").token })).failure?.code).toBe("passkey_refused");
    expect((await enter(key, await askForSignIn())).status).toBe(200);
  });

  it("PK3 a key that has not verified its user is refused, when it is made and when it signs in", async () => {
    const unverified = { answering: { isVerified: false } };
    expect((await keep(new SoftKey(), await askForKey(), unverified)).failure?.code).toBe("passkey_refused");
    const key = await newKey();
    expect((await enter(key, await askForSignIn(), unverified)).failure?.code).toBe("passkey_refused");
  });

  it("PK4 a key of another host name, another key and an altered answer are refused", async () => {
    const key = await newKey();
    expect((await enter(key, await askForSignIn(), { answering: { rpId: "evil.example" } })).failure?.code).toBe("passkey_refused");
    expect((await enter(new SoftKey(), await askForSignIn())).failure?.code).toBe("passkey_refused");
    const question = await askForSignIn();
    const answer = new SoftKey().sign(question, { origin });
    const forged = await call(server, "POST auth/passkey", { body: { ticket: question.ticket, answer: { ...answer, id: key.id, rawId: key.id } }, ...device() });
    expect(forged.failure?.code).toBe("passkey_refused");
    for (const broken of [{}, { id: key.id }, { id: key.id, rawId: key.id, type: "public-key", response: {} }]) {
      const { ticket } = await askForSignIn();
      expect((await call(server, "POST auth/passkey", { body: { ticket, answer: broken }, ...device() })).failure?.code).toBe("passkey_refused");
    }
  });

  it("PK5 a counter that does not rise lets its owner in, and is noted", async () => {
    const key = await newKey();
    for (const counter of [7, 7, 3]) expect((await enter(key, await askForSignIn(), { answering: { counter } })).status).toBe(200);
    const noted = (await details({ event: "custom" })).filter(({ action }) => action === "passkey counter did not rise");
    expect(noted).toHaveLength(2);
  });

  it("PK6 passkeys are their user's own: nobody else lists or removes them, and a removed one lets nobody in", async () => {
    const key = await newKey();
    const remove = (as: string) => call(server, "DELETE auth/passkeys/{id}", { params: { id: key.id }, token: as });
    expect((await call(server, "GET auth/passkeys", people.by("admin"))).data).toEqual([]);
    expect((await remove(people.by("admin").token)).failure?.code).toBe("not_found");
    expect((await remove(token)).status).toBe(200);
    expect((await enter(key, await askForSignIn())).failure?.code).toBe("passkey_refused");
  });

  it("PK7 on a plain address there are no passkeys, and they are not offered", async () => {
    const byAddress = { url: server.url.replace("localhost", "127.0.0.1") };
    expect((await call(byAddress, "GET info")).data.signInMethods).not.toContain("passkey");
    expect((await call(server, "GET info")).data.signInMethods).toContain("passkey");
    expect((await call(byAddress, "POST auth/passkey/question", device())).failure?.code).toBe("method_disabled");
  });
});
