import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InstructionItem } from "#contract/instruction.ts";
import { call } from "../harness/call.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { signIn } from "../harness/signIn.ts";
import { startServer } from "../harness/startServer.ts";
import { startNotes } from "./startNotes.ts";

// Configuration alone: both databases keep it alike.
describe("instructions", () => {
  let server: RunningServer;
  let tokens: Record<"admin" | "clerk", string>;
  beforeAll(async () => {
    server = await startNotes({ startServer });
    tokens = { admin: await signIn(server, "admin"), clerk: await signIn(server, "clerk") };
  });
  afterAll(async () => await server?.stop());

  const tree = (items: readonly InstructionItem[]): unknown => items.map(({ key, title, children }) => [key, title, tree(children)]);
  const page = (name: string, who: "admin" | "clerk" = "clerk", locale = "uz") =>
    call(server, "GET instructions/{name}", { params: { name }, token: tokens[who], headers: { "accept-language": locale } });
  const find = async (q: string, who: "admin" | "clerk" = "clerk") => (await call(server, "GET found/instructions", { query: { q }, token: tokens[who] })).data;

  it("IN1 pages come as a tree; one whose permission the caller lacks is not there, and neither is what stands below it", async () => {
    const all = async (who: "admin" | "clerk") => tree((await call(server, "GET instructions", { token: tokens[who] })).data);
    const start = ["start", "Бошлаш", [["keys", "Паролни тиклаш", []]]];
    expect(await all("clerk")).toEqual([start]);
    expect(await all("admin")).toEqual([start, ["secret", "Администраторлар учун", [["deep", "Ичкариси", []]]]]);
  });

  it("IN2 a page comes in the caller's language, and in the project's default language where it has no text in it", async () => {
    expect((await page("start")).data.content).toBe("# Кириш\n\nАввал **паролни** киритинг.");
    expect((await page("start", "clerk", "en")).data.content).toBe("First enter the *password*.");
    expect((await page("keys", "clerk", "en")).data.content).toBe("Администраторга мурожаат қилинг.");
  });

  it("IN3 a page that there is not, and one that the caller may not read, are answered alike", async () => {
    const answers = await Promise.all(["nosuch", "secret", "deep"].map((name) => page(name)));
    expect(answers.map(({ status, failure }) => [status, failure?.code])).toEqual(Array.from({ length: 3 }, () => [404, "not_found"]));
    expect((await page("secret", "admin")).status).toBe(200);
  });

  it("IN4 search finds pages that have every word, without regard to case and diacritics; those that have them in the title come first", async () => {
    expect((await find("ПАРОЛНИ")).map(({ key }) => key)).toEqual(["keys", "start"]);
    expect(await find("киритинг аввал")).toEqual([{ key: "start", titles: ["Бошлаш"], excerpt: "Кириш Аввал паролни киритинг." }]);
    expect(await find("парол махфий")).toEqual([]);
    expect((await find("парол махфий", "admin")).map(({ key }) => key)).toEqual(["secret"]);
    expect(await find("киритинг йўқсўз")).toEqual([]);
  });
});
