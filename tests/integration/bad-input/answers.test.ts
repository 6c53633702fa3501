import { afterAll, beforeAll, expect, it } from "vitest";
import type { RowsQuery, TableRow } from "#contract/table.ts";
import { errorInfo, type ErrorCode } from "#core/errors/errorCatalogue.ts";
import { useDataServer } from "../data/dataServer.ts";
import { call, readAnswer, type Answer } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import type { ServerWithClock } from "../harness/startWithClock.ts";
import { startClerk } from "../server/startClerk.ts";
import { sendRaw } from "./sendRaw.ts";

const cyrillic = /[А-Яа-яЎўҚқҒғҲҳЁё]/;
/** Figures are tied to their units by a space that does not break. */
const latin = /^[\x20-\x7e\u00a0“”‘’…–]+$/;
const inside = /select |insert |\bat .+:\d+|\/(home|tmp|root|work)\/|node_modules|pg_|syntax/i;

interface Refusal {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string;
}

const refusalOf = ({ status, failure, body }: Answer<unknown>): Refusal => ({ status, code: failure?.code, message: body.message });

onEmbedded("bad input", (database) => {
  const server = useDataServer(database);
  const rows = (locale: string, body: RowsQuery, table = "towns") =>
    call(server, "POST tables/{name}/rows", { params: { name: table }, body, token: server.token("clerk"), locale });
  const post = async (path: string, body: string, headers: Record<string, string>) =>
    readAnswer(await fetch(`${server.url}/api/${path}`, { method: "POST", body, headers: { "content-type": "application/json", ...headers } }));

  const first = async (): Promise<Partial<TableRow>> => (await rows("uz", { pageSize: 1 })).data.rows[0] ?? {};
  const update = async (locale: string, change: { version?: number; values: Record<string, unknown> }) => {
    const { $id: id = "", $version: version = 0 } = await first();
    return call(server, "PUT forms/{name}/{id}", {
      params: { name: "towns", id }, body: { version, ...change }, token: server.token("clerk"), locale,
    });
  };

  const token = () => server.token("clerk");
  const insert = (locale: string, name: string, values: Record<string, unknown>) =>
    call(server, "POST forms/{name}", { params: { name }, body: { values }, token: token(), locale });
  const options = (locale: string, text: string) =>
    call(server, "GET forms/{name}/options/{element}", { params: { name: "towns", element: "region" }, query: { text }, token: token(), locale });
  const login = (locale: string, username: string) => call(server, "POST auth/login", { body: { username, password: "x" }, locale });
  const prefer = async (locale: string, titles: Record<string, string>) => {
    const { data } = await call(server, "GET tables/{name}", { params: { name: "towns" }, token: token() });
    const column_config = { order: {}, titles, hidden: [] };
    return call(server, "POST user/column", { body: { tableId: data.id, level: 1, column_config }, token: token(), locale });
  };
  const report = (locale: string, details: unknown) =>
    call(server, "POST audit", { body: { actionTitle: "x", actionType: "custom", details }, token: token(), locale });
  const remove = async (locale: string, version: string) =>
    call(server, "DELETE forms/{name}/{id}", { params: { name: "towns", id: (await first()).$id ?? "" }, query: { version }, token: token(), locale });

  const inputs: Record<string, [ErrorCode, (locale: string) => Promise<Answer<unknown>>]> = {
    "a wrong password": ["bad_credentials", (locale) => call(server, "POST auth/login", { body: { username: "clerk", password: "Wrong-1" }, locale })],
    "an unknown table": ["not_found", (locale) => rows(locale, {}, "nowhere")],
    "an unknown column to filter by": ["unknown_field", (locale) => rows(locale, { filters: { nowhere: 1 } })],
    "an unknown column to sort by": ["unknown_field", (locale) => rows(locale, { sort: [{ field: "nowhere" }] })],
    "an unknown column to save": ["unknown_field", (locale) => update(locale, { values: { nowhere: 1 } })],
    "an unknown operator": ["unknown_operator", (locale) => rows(locale, { filters: { name: { op: "sounds", value: "x" } } })],
    "a page of 10⁹ rows": ["page_size", (locale) => rows(locale, { pageSize: 1e9 })],
    "a filter's value of the wrong type": ["wrong_type", (locale) => rows(locale, { filters: { size: "кўп" } })],
    "a saved value of the wrong type": ["invalid_values", (locale) => update(locale, { values: { size: "кўп" } })],
    "a body of the wrong shape": ["bad_request", (locale) => rows(locale, { sort: "name" } as unknown as RowsQuery)],
    "a stale version": ["stale_version", (locale) => update(locale, { version: 999, values: { size: 5 } })],
    "half a letter in a value": ["invalid_values", (locale) => insert(locale, "visits", { extra: { a: "\ud800" } })],
    "a number that no column holds": ["invalid_values", (locale) => insert(locale, "towns", { name: "Хива", rate: 1e30 })],
    "a parent that is no id": ["bad_request", (locale) => rows(locale, { level: 2, parent: { id: "x" } }, "town_names")],
    "a zero byte to search for": ["bad_request", (locale) => rows(locale, { search: "a\u0000" })],
    "a zero byte in options": ["bad_request", (locale) => options(locale, "\u0000")],
    "a zero byte in a user's name": ["bad_request", (locale) => login(locale, "clerk\u0000")],
    "half a letter in a user's name": ["bad_request", (locale) => login(locale, "\ud800")],
    "a zero byte in preferences": ["bad_request", (locale) => prefer(locale, { "a\u0000": "x" })],
    "a zero byte in a report": ["bad_request", (locale) => report(locale, { a: "\u0000" })],
    "a version beyond all numbers": ["bad_request", (locale) => update(locale, { version: 3_000_000_000, values: { size: 5 } })],
    "a version beyond all numbers to delete": ["bad_request", (locale) => remove(locale, "999999999999999")],
    "malformed JSON": ["malformed_json", (locale) => post("auth/login", '{"username":', { "accept-language": locale })],
    "a body of an unknown type": ["unsupported_media_type", (locale) => post("auth/login", "a=b", { "accept-language": locale, "content-type": "application/x-www-form-urlencoded" })],
    "50 MB": ["payload_too_large", (locale) => post("auth/login", `{"username":"${"x".repeat(50 * 1_048_576)}"}`, { "accept-language": locale })],
    "a token that nobody signed": ["unauthenticated", (locale) => call(server, "GET user-info", { token: "e30.e30.e30", locale })],
    "a path with ..": ["invalid_path", (locale) => callRaw(`/api/tables/../../etc/passwd`, locale)],
    "an unknown call": ["not_found", (locale) => callRaw("/api/nothing/here", locale)],
  };

  async function callRaw(path: string, locale: string): Promise<Answer<unknown>> {
    const { text } = await sendRaw(server, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: ${locale}\r\nConnection: close\r\n\r\n`);
    const json = /\{.*\}/s.exec(text)?.[0] ?? "";
    return readAnswer(new Response(json, { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]) }));
  }

  it.each(Object.entries(inputs))("BI1, BI2 %s is told in both languages", async (_, [code, send]) => {
    const uz = refusalOf(await send("uz"));
    const en = refusalOf(await send("en"));
    const { status } = errorInfo(code);
    expect([uz, en]).toMatchObject([{ status, code }, { status, code }]);
    expect(uz.message).toMatch(cyrillic);
    expect(en.message).toMatch(latin);
    for (const { message } of [uz, en]) expect(message).not.toMatch(inside);
  });

  it("BI7 what was refused has changed nothing", async () => {
    const before = await first();
    for (const [, send] of Object.values(inputs)) await send("en").catch(() => undefined);
    expect(await first()).toEqual(before);
  });

  it.each([
    ["announced", `Content-Length: ${50 * 1_048_576}`, (piece: string) => piece],
    ["not announced", "Transfer-Encoding: chunked", (piece: string) => `${piece.length.toString(16)}\r\n${piece}\r\n`],
  ])("BI3 50 MB whose length is %s are not taken", async (_, header, frame) => {
    const head = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${header}\r\n\r\n`;
    const pieces = Array.from({ length: 50 * 16 }, () => frame("x".repeat(65_536)));
    const { text, sent } = await sendRaw(server, head, pieces);
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain("payload_too_large");
    // The limit, what two sockets hold on their way, and what a slow machine sends before it has read the answer.
    expect(sent).toBeLessThan(25 * 1_048_576);
    expect((await call(server, "GET ready")).status).toBe(200);
  });
});

describeExpiry();

function describeExpiry(): void {
  let clock: ServerWithClock;
  beforeAll(async () => {
    clock = await startClerk();
  });
  afterAll(async () => await clock?.close());

  it("BI1, BI4 an expired token is told in both languages", async () => {
    const { data } = await call(clock, "POST auth/login", { body: { username: "clerk", password: "demo-clerk-1" } });
    clock.forward(901);
    for (const [locale, letters] of [["uz", cyrillic], ["en", latin]] as const) {
      const { status, failure, body } = await call(clock, "GET user-info", { token: data.access_token, locale });
      expect([status, failure?.code]).toEqual([401, "token_expired"]);
      expect(body.message).toMatch(letters);
    }
  });
}
