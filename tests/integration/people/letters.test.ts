import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { signIn } from "../harness/signIn.ts";
import { startNotes } from "../server/startNotes.ts";
import { MailCatcher } from "./MailCatcher.ts";
import { People, refusedFields } from "./peopleServer.ts";

forEachDatabase("letters", (database) => {
  let mail: MailCatcher;
  let server: RunningServer;
  let people: People;
  beforeAll(async () => {
    mail = await MailCatcher.start();
    server = await startNotes(database, { MAIL_URL: mail.url, MAIL_FROM: "Platon <no-reply@example.org>", PUBLIC_URL: "https://platon.example.org" });
    const tokens = { admin: await signIn(server, "admin"), clerk: await signIn(server, "clerk") };
    people = new People({ url: server.url, token: (who) => tokens[who] });
  });
  afterAll(async () => {
    await server?.stop();
    await mail?.close();
  });
  beforeEach(() => void mail.letters.splice(0));

  const ask = (username: string, headers = {}) => call(server, "POST auth/reset", { body: { username }, headers });
  const letter = async (): Promise<string> => {
    await expect.poll(() => mail.letters.length, { timeout: 10_000 }).toBe(1);
    return mail.letters[0]?.text ?? "";
  };
  const linkIn = (text: string): string => /#link=([\w-]+)/.exec(text)?.[1] ?? "";
  const choose = (link: string, newPassword: string) => call(server, "POST auth/password", { body: { link, newPassword } });

  it("ML2 whoever has forgotten a password gets a letter in their language with a one-time link, and is in by it", async () => {
    const id = await people.makeUser("ali", { email: "ali@example.org", locale: "en" });
    expect((await ask(" ALI ")).data).toBeNull();
    const text = await letter();
    expect([mail.letters[0]?.from, mail.letters[0]?.to]).toEqual(["no-reply@example.org", ["ali@example.org"]]);
    expect(text).toContain("Hello ali,");
    expect((await choose(linkIn(text), "another-1")).data.user.id).toBe(id);
    expect((await choose(linkIn(text), "another-2")).failure?.code).toBe("link_expired");
  });

  it("ML3 the answer is the same for nobody, for a user without address and for one who was disabled, and none gets a letter", async () => {
    const id = await people.makeUser("gone", { email: "gone@example.org" });
    await people.makeUser("mute");
    await people.update("users", id, { isDisabled: true });
    for (const name of ["nobody", "mute", "gone", "gone@example.org"]) expect([(await ask(name)).status, name]).toEqual([200, name]);
    await people.makeUser("last", { email: "last@example.org" });
    await ask("last@EXAMPLE.org");
    await letter();
    expect(mail.letters.map(({ to }) => to)).toEqual([["last@example.org"]]);
  });

  it("ML4 within five minutes nobody gets a second letter", async () => {
    await people.makeUser("busy", { email: "busy@example.org" });
    await Promise.all([ask("busy"), ask("busy"), ask("busy")]);
    await people.makeUser("other", { email: "other@example.org" });
    await ask("other");
    await expect.poll(() => mail.letters.map(({ to }) => to[0]).sort(), { timeout: 10_000 }).toEqual(["busy@example.org", "other@example.org"]);
  });

  it("ML5 what a request says of its host shapes no link: it leads to the host name of the project", async () => {
    await people.makeUser("host", { email: "host@example.org" });
    await ask("host", { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" });
    const text = await letter();
    expect(text).toContain("https://notes.example.org/auth/user#link=");
    expect(text).not.toContain("evil");
  });

  it("ML6 another address, being disabled, and a newer link end a link that is on its way (P27)", async () => {
    const id = await people.makeUser("moved", { email: "old@example.org" });
    const send = async (): Promise<string> => {
      mail.letters.splice(0);
      const { data } = await call(server, "POST users/{id}/link", { params: { id }, query: { send: "1" }, ...people.by() });
      expect(data.sentTo).toMatch(/@example\.org$/);
      return linkIn(await letter());
    };
    const first = await send();
    const second = await send();
    expect((await choose(first, "another-1")).failure?.code).toBe("link_expired");
    await people.update("users", id, { email: "new@example.org" });
    expect((await choose(second, "another-1")).failure?.code).toBe("link_expired");
    const third = await send();
    await people.update("users", id, { isDisabled: true });
    await people.update("users", id, { isDisabled: false });
    expect((await choose(third, "another-1")).failure?.code).toBe("link_expired");
  });

  it("ML7 an administrator sends a link, and is told where no letter leaves", async () => {
    const id = await people.makeUser("plain");
    const make = (query: { send?: "1" }) => call(server, "POST users/{id}/link", { params: { id }, query, ...people.by() });
    expect([(await make({ send: "1" })).data.sentTo, (await make({})).data.sentTo, mail.letters.length]).toEqual([null, null, 0]);
    expect((await call(server, "POST users/{id}/link", { params: { id }, query: { send: "1" }, ...people.by("clerk") })).failure?.code).toBe("forbidden");
  });

  it("ML1 an address that is not one plain one is refused at its field", async () => {
    for (const email of ["a@x.uz,b@y.uz", "\"x@evil.uz y\"@corp.uz", "a@x.uz\nBcc: b@y.uz"]) {
      expect(refusedFields(await people.insert("users", { fullName: "X", username: "hostile", email }))["email"]).toHaveLength(1);
    }
  });
});
