import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, readAnswer } from "../harness/call.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { signIn } from "../harness/signIn.ts";
import { startServer } from "../harness/startServer.ts";
import { startNotes } from "./startNotes.ts";

const json = { "content-type": "application/json" };

// What is tried here does not reach the database, or is the same for both.
describe("calls", () => {
  let server: RunningServer;
  let admin: string;
  let clerk: string;
  beforeAll(async () => {
    server = await startNotes({ startServer });
    admin = await signIn(server, "admin");
    clerk = await signIn(server, "clerk");
  });
  afterAll(async () => await server?.stop());

  const raw = async (path: string, init: RequestInit = {}) => readAnswer(await fetch(`${server.url}${path}`, init));
  const post = (path: string, body: BodyInit, headers: Record<string, string> = json) => raw(path, { method: "POST", headers, body });

  /** Sent as it stands: fetch would tidy the path up. */
  const sendRaw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(server.url);
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
      let answer = "";
      socket.setEncoding("utf8").on("data", (piece: string) => (answer += piece));
      socket.on("end", () => resolve(answer)).on("error", reject);
    });

  it("H1, H13 success and failure are envelopes, and nobody keeps them", async () => {
    for (const [answer, status] of [[await raw("/api/plugins"), 200], [await raw("/api/menus"), 401]] as const) {
      expect(answer.status).toBe(status);
      expect(Object.keys(answer.body).sort()).toEqual(["data", "errors", "message", "statusCode"]);
      expect(answer.body.statusCode).toBe(status);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it.each([
    [{}, "Тизимга кириш керак"],
    [{ "accept-language": "en" }, "Please sign in"],
    [{ "accept-language": "fr, en;q=0.5" }, "Please sign in"],
    [{ "accept-language": "uz-Cyrl" }, "Тизимга кириш керак"],
  ])("H2, H17 with %j the message is %j", async (headers, message) => {
    const answer = await raw("/api/menus", { headers: headers as Record<string, string> });
    expect(answer.body.message).toBe(message);
    expect(answer.failure?.code).toBe("unauthenticated");
  });

  it.each(["/api/web/assets/translations", "/api//web/assets/translations", "/api/web/assets/translations/?locale=en"])(
    "H3 %s is found",
    async (path) => expect((await raw(path)).status).toBe(200),
  );

  it("H4 unknown paths and wrong methods", async () => {
    expect(await raw("/api/nothing")).toMatchObject({ status: 404, failure: { code: "not_found" } });
    const wrong = await raw("/api/menus", { method: "DELETE" });
    expect(wrong).toMatchObject({ status: 405, failure: { code: "method_not_allowed" } });
    expect(wrong.headers.get("allow")).toBe("GET");
  });

  it.each(["/api/../etc/passwd", "/api/tables/%2e%2e/rows", "/api/tables/..%2f..%2fx", "/api/%2e%2e%5cx"])(
    "H5 %s is refused",
    async (path) => {
      const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: en\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain("invalid_path");
    },
  );

  it("H6 50 MB are refused, and the server answers as before", async () => {
    const answer = await post("/api/auth/login", JSON.stringify({ username: "x".repeat(50 * 1_048_576), password: "" }));
    expect(answer).toMatchObject({ status: 413, failure: { code: "payload_too_large" } });
    expect((await raw("/api/ready")).status).toBe(200);
  });

  it("H7 malformed JSON", async () => {
    expect(await post("/api/auth/login", '{"username":')).toMatchObject({ status: 400, failure: { code: "malformed_json" } });
  });

  it("H8 base64 is understood", async () => {
    const body = Buffer.from(JSON.stringify({ username: "clerk", password: "demo-clerk-1" })).toString("base64");
    expect((await post("/api/auth/login", body, { "content-type": "text/plain", "x-transfer-method": "base64" })).status).toBe(200);
  });

  it("H9 a wrong shape says where", async () => {
    expect(await post("/api/auth/login", '{"username":"a","password":5}')).toMatchObject({
      status: 400, failure: { code: "bad_request", params: { where: "body.password" } },
    });
  });

  it("H10 a token that does not hold is refused where none is needed", async () => {
    const answer = await raw("/api/info", { headers: { authorization: "Bearer nonsense" } });
    expect(answer).toMatchObject({ status: 401, failure: { code: "unauthenticated" } });
  });

  it("H11 below public/ no token is looked at, and what is not public is not there", async () => {
    const answer = await raw("/api/public/tables/notes", { headers: { authorization: "Bearer nonsense" } });
    expect(answer).toMatchObject({ status: 404, failure: { code: "not_found" } });
    expect((await raw("/api/public/menus")).status).toBe(404);
  });

  it("H12, PN3 a plugin that was switched off is 404 until it is switched on again", async () => {
    const page = () => call(server, "GET pages/{name}", { params: { name: "none" }, query: {}, token: clerk });
    const turn = (state: "enabled" | "disabled") => call(server, "PUT plugins/{id}", { params: { id: "pages" }, body: { state }, token: admin });
    expect((await page()).failure?.code).toBe("not_found");
    expect((await turn("disabled")).data.state).toBe("disabled");
    expect((await page()).failure?.code).toBe("plugin_disabled");
    expect((await turn("enabled")).data.state).toBe("enabled");
    expect((await page()).failure?.code).toBe("not_found");
  });

  it("PN1, PN2 a guest sees ids and states, a user records; what nobody switched is enabled", async () => {
    const guest = await raw("/api/plugins");
    expect(guest.data).toContainEqual({ id: "project", state: "enabled" });
    const { data } = await call(server, "GET plugins", { token: clerk });
    expect(data).toContainEqual(expect.objectContaining({ id: "tables", kind: "first-party", required: true, state: "enabled" }));
  });

  it("PN4, PN5 a required plugin has no switch, and others are not for everybody", async () => {
    const turn = (id: string, token: string) => call(server, "PUT plugins/{id}", { params: { id }, body: { state: "disabled" }, token });
    const required = await turn("tables", admin);
    expect(required).toMatchObject({ status: 422, failure: { code: "invalid_values" } });
    expect(required.body.errors["state"]).toHaveLength(1);
    expect(await turn("pages", clerk)).toMatchObject({ status: 403, failure: { code: "forbidden" } });
    expect(await turn("nothing", admin)).toMatchObject({ status: 404 });
  });

  it("H16 __proto__ is refused", async () => {
    expect(await post("/api/auth/login", '{"__proto__":{},"username":"a","password":"b"}')).toMatchObject({ status: 400 });
  });

  it("H19 a call that needs a token is 401 without one", async () => {
    for (const path of ["tables/notes", "menus", "user-info", "events"]) {
      expect(await raw(`/api/${path}`)).toMatchObject({ status: 401, failure: { code: "unauthenticated" } });
    }
  });

  it("MN1 the menu is the caller's", async () => {
    const links = async (token: string) => (await call(server, "GET menus", { token })).data.map(({ link }) => link);
    expect(await links(admin)).toEqual(["/tables/notes", "/tables/secrets"]);
    expect(await links(clerk)).toEqual(["/tables/notes"]);
  });

  it("MN5 tables, forms and pages are listed to whoever may open them", async () => {
    const placesOf = async (token: string, locale?: string) => (await call(server, "GET places", { token, ...(locale && { locale }) })).data;
    const names = async (token: string) => (await placesOf(token)).map(({ kind, name }) => `${kind} ${name}`);
    const [all, some] = [await names(admin), await names(clerk)];
    expect(all).toEqual(expect.arrayContaining(["table notes", "table secrets", "form notes"]));
    expect(some).toContain("table notes");
    expect(some).not.toContain("table secrets");
    expect(all).toEqual(expect.arrayContaining(some));
    expect((await placesOf(clerk, "en")).find(({ kind, name }) => kind === "table" && name === "notes")?.title).toBe("Notes");
    expect(await raw("/api/places")).toMatchObject({ status: 401 });
  });

  it("IF1, IF2 components by source or hash, the public ones for a guest", async () => {
    const guest = await call(server, "GET info");
    expect(guest.data.components).toEqual([{ name: "Open", content: "", js: "export default () => 'open'", css: "" }]);
    const { data } = await call(server, "GET info", { query: { components: "hash" }, token: clerk });
    expect(data.components.map(({ name }) => name).sort()).toEqual(["Closed", "Open"]);
    const [first] = data.components;
    const hash = first !== undefined && "hash" in first ? first.hash : "";
    expect((await call(server, "GET components/{hash}", { params: { hash }, token: clerk })).data.scripts).toHaveLength(1);
  });

  it("IF3, TL2 what did not change is not sent again", async () => {
    for (const path of ["/api/info?components=hash", "/api/web/assets/translations?locale=en"]) {
      const first = await fetch(`${server.url}${path}`);
      await first.body?.cancel();
      expect(first.headers.get("cache-control")).toContain("no-cache");
      const again = await fetch(`${server.url}${path}`, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
      expect(again.status).toBe(304);
    }
  });

  it("IF4 what the project does not say has its default", async () => {
    expect((await call(server, "GET info")).data).toMatchObject({
      id: "notes", locales: ["uz", "la", "ru", "en", "qq"], defaultLocale: "uz", timeZone: "Asia/Tashkent", has_main: false,
      themes: expect.arrayContaining(["platon.platon"]) as unknown,
    });
  });

  it("TL1, TL3 translations come in the asked language", async () => {
    const texts = (locale: string) => call(server, "GET web/assets/translations", { query: { locale } });
    expect((await texts("en")).data).toEqual({ Эслатмалар: "Notes" });
    expect((await texts("ru")).data).toEqual({});
    expect((await texts("xx")).failure?.code).toBe("bad_request");
    expect((await call(server, "GET menus", { token: clerk, locale: "en" })).data[0]?.name).toBe("Notes");
  });

  it("AX1 a client's report is taken", async () => {
    const body = { actionTitle: "Printed", actionType: "custom", details: { page: 1 } };
    expect((await call(server, "POST audit", { body, token: clerk })).status).toBe(200);
    expect((await call(server, "POST audit", { body })).status).toBe(401);
  });
});
