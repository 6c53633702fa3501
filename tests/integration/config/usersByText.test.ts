import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { ApplyAnswer, ApplyBody } from "#contract/config.ts";
import { openServerGate, readCommandLine, runCommand } from "../../../server/modules/config/index.ts";
import { call, type Answer } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { edited, readJson, refusal, useConfigServer, type Edits } from "./configServer.ts";

forEachDatabase("users by text", (database) => {
  const server = useConfigServer(database);
  const folder = mkdtempSync(join(tmpdir(), "platon-users-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const apply = async (users: Edits, options: Partial<ApplyBody> & { dryRun?: boolean } = {}): Promise<Answer<ApplyAnswer>> =>
    server.apply(edited(await server.exported(), users), options);
  const signIn = async (username: string, password: string) => {
    const { status, failure } = await call(server, "POST auth/login", { body: { username, password }, headers: { "device-id": "users-by-text-01" } });
    return status === 200 ? "in" : failure?.code;
  };
  const exported = async () => (await call(server, "GET config/export", { query: { users: "1" }, token: server.token("admin") })).data.filter(({ path }) => path.startsWith("users/"));
  const organizations = [{ name: "Ҳокимлик", tin: "123456789", roles: ["clerk"] }];

  it("CF667 apply makes the users who are new; a password that the text does not say is told once, and holds until the first sign-in", async () => {
    const users = { "users/lola.json": { fullName: "Лола", roles: ["clerk"], organizations }, "users/bek.json": { fullName: "Бек", password: "first-of-bek-1", roles: [] } };
    expect((await apply(users, { dryRun: true })).data.users).toEqual([{ username: "lola", change: "create" }, { username: "bek", change: "create" }]);
    expect(await signIn("bek", "first-of-bek-1")).toBe("bad_credentials");
    const { data: { users: made } } = await apply(users);
    expect(made).toEqual([{ username: "lola", change: "create", password: expect.stringMatching(/^[\w-]{12,}$/) }, { username: "bek", change: "create" }]);
    expect(await signIn("lola", made[0]?.password ?? "")).toBe("password_change_required");
    expect(await signIn("bek", "first-of-bek-1")).toBe("password_change_required");
    expect((await apply(users)).data.users).toEqual([]);
    expect(readJson(await exported(), "users/lola.json")).toEqual({ $schema: "../schemas/users.json", fullName: "Лола", roles: ["clerk"], organizations });
  });

  it("CF668 users who are there change only when that is asked, their passwords never", async () => {
    const clerk = { "users/clerk.json": { fullName: "Янги ходим", postName: "Мутахассис", password: "another-clerk-1", roles: ["admin"], organizations } };
    expect((await apply(clerk)).data.users).toEqual([]);
    expect(readJson(await exported(), "users/clerk.json")).toMatchObject({ fullName: "Ходим", roles: ["clerk"] });
    expect((await apply(clerk, { users: true })).data.users).toEqual([{ username: "clerk", change: "update" }]);
    expect((await apply(clerk, { users: true })).data.users).toEqual([]);
    expect(readJson(await exported(), "users/clerk.json")).toEqual({ $schema: "../schemas/users.json", fullName: "Янги ходим", postName: "Мутахассис", roles: ["admin"], organizations });
    expect([await signIn("clerk", "config-clerk-1"), await signIn("clerk", "another-clerk-1")]).toEqual(["in", "bad_credentials"]);
    // What they may do holds for the session that they have.
    expect((await call(server, "GET config/base", { token: server.token("clerk") })).status).toBe(200);
    await apply({ "users/clerk.json": { fullName: "Ходим", roles: ["clerk"] } }, { users: true });
    expect((await call(server, "GET config/base", { token: server.token("clerk") })).status).toBe(403);
  });

  it("CF668 a text that would leave nobody to administer is refused, and changes nothing", async () => {
    const refused = await apply({ "users/admin.json": { fullName: "Админ", roles: [] }, "users/late.json": { fullName: "Кеч", roles: [] } }, { users: true });
    expect([refused.status, refusal(refused).code]).toEqual([409, "last_administrator"]);
    expect((await exported()).map(({ path }) => path)).not.toContain("users/late.json");
  });

  it("CF669 pull writes users only when that is asked, without passwords, and leaves one that the folder has", async () => {
    const pull = async (words: string): Promise<number> => {
      const command = readCommandLine(words.split(" "), folder);
      const gate = await openServerGate(server.url, { token: server.token("admin"), ask: undefined });
      if (typeof command === "string" || gate === undefined) throw new Error("no command, or no server");
      return runCommand(command, { print: () => undefined, open: () => Promise.resolve(gate) });
    };
    const text = (name: string): string => readFileSync(join(folder, `users/${name}.json`), "utf8");
    mkdirSync(join(folder, "users"));
    writeFileSync(join(folder, "users/clerk.json"), JSON.stringify({ fullName: "Эски", password: "config-clerk-1", roles: [] }));
    expect(await pull("pull")).toBe(0);
    expect(text("clerk")).toContain("Эски");
    expect(() => text("admin")).toThrow("ENOENT");
    expect(await pull("pull --users")).toBe(0);
    expect(JSON.parse(text("clerk"))).toEqual({ $schema: "../schemas/users.json", fullName: "Ходим", password: "config-clerk-1", roles: ["clerk"] });
    expect(text("admin")).not.toContain("password");
  });
});
