import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { StageRequest } from "#contract/entities/index.ts";
import { edited, readJson, refusal, useConfigServer } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";

/** Another server, which the operator has named. */
let outside: Server;
let answering: (request: IncomingMessage) => { status?: number; body?: string; headers?: Record<string, string> } | Promise<{ body: string }> = () => ({ body: "{}" });
const asked: { method?: string; url?: string; headers: IncomingMessage["headers"]; body: string }[] = [];
const port = await new Promise<number>((resolve) => {
  outside = createServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += piece.toString())).on("end", () => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers, body });
      void Promise.resolve(answering(request)).then((answer) => {
        const { status = 200, headers: said, body: text } = { status: undefined, headers: {}, ...answer };
        response.writeHead(status, said).end(text);
      });
    });
  }).listen(0, "127.0.0.1", () => resolve((outside.address() as AddressInfo).port));
});
const address = `http://127.0.0.1:${port}`;

const endpoint = (request: Partial<StageRequest>, more: object = {}) => ({
  method: "GET", isPublic: true, parameters: [{ name: "code", type: "string" }],
  stages: [{ name: "asked", kind: "http", request: { method: "GET", url: `${address}/rates/{$param.code}`, ...request } }], ...more,
});

onEmbedded("stages that ask another server", (database) => {
  const server = useConfigServer(database, { env: { ALLOW_PRIVATE_HOSTS: "127.0.0.1 10.0.0.7", OUTGOING_HOSTS: `127.0.0.1:${port} 10.0.0.7` } });
  afterAll(() => outside.closeAllConnections());
  beforeEach(() => void (asked.length = 0));

  const secrets = [{ name: "rates", host: `127.0.0.1:${port}`, secret: "only-for-rates" }];
  beforeAll(async () => {
    const files = await server.exported();
    const answer = await server.apply(edited(files, {
      "project.json": { ...readJson<object>(files, "project.json"), secrets },
      "endpoints/rates.json": endpoint({ headers: [{ name: "Authorization", value: "Bearer {$secret.rates}" }] }),
      "endpoints/full.json": endpoint({ url: `${address}/full`, withStatus: true, answer: "text" }),
      "endpoints/slow.json": endpoint({ url: `${address}/slow`, timeout: 1 }),
      "endpoints/small.json": endpoint({ url: `${address}/small`, maxKilobytes: 1 }),
      "endpoints/elsewhere.json": endpoint({ url: "https://example.org/" }),
      "endpoints/inner.json": endpoint({ url: "http://10.0.0.7:6379/" }),
      "endpoints/loop.json": endpoint({ url: `${address}/back/loop` }),
      "endpoints/program.json": endpoint({}, {
        method: "POST",
        stages: [
          { name: "asked", kind: "http", request: { method: "POST", url: `${address}/post`, body: { code: "$param.code", of: ["{$param.code}!"] } } },
          { name: "told", kind: "program", source: "export default ({ stages }) => stages.asked.list.length" },
        ],
      }),
    }));
    expect([answer.status, answer.failure]).toEqual([200, undefined]);
  });

  const get = (name: string, { who, query = {} }: { who?: "admin" | "clerk"; query?: Record<string, string> } = {}) =>
    call(server, "GET endpoints/{name}", { params: { name }, query, locale: "en", ...(who ? { token: server.token(who) } : { isPublic: true }) });

  it("EP30, EP35 its answer is what the next stage has, and what a call says is encoded in the address and a value in the body", async () => {
    answering = () => ({ body: JSON.stringify({ list: [1, 2, 3] }) });
    expect((await get("rates", { query: { code: "a/../b?c" } })).data).toEqual({ list: [1, 2, 3] });
    expect(asked[0]).toMatchObject({ method: "GET", url: "/rates/a%2F..%2Fb%3Fc" });
    const { data } = await call(server, "POST endpoints/{name}", { params: { name: "program" }, body: { code: "USD" }, isPublic: true });
    expect([data, JSON.parse(asked[1]?.body ?? "")]).toEqual([3, { code: "USD", of: ["USD!"] }]);
  });

  it("EP36 a secret of the settings goes to its host and is in no answer, no export and no log; for another host it has to be entered anew", async () => {
    answering = () => ({ status: 500 });
    const admin = await get("rates", { who: "admin", query: { code: "USD" } });
    expect(asked[0]?.headers["authorization"]).toBe("Bearer only-for-rates");
    expect([admin.status, admin.failure]).toEqual([503, expect.objectContaining({ code: "outside_failed", program: { stage: "asked", kind: "status", status: 500 } })]);
    const files = await server.exported();
    expect(readJson<{ secrets: unknown }>(files, "project.json").secrets).toEqual([{ ...secrets[0], secret: { $secret: "secrets.rates.secret" } }]);
    const settings = await call(server, "POST tables/{name}/rows", { params: { name: "project_settings" }, body: {}, token: server.token("admin") });
    expect([JSON.stringify(files), JSON.stringify(settings.body), server.running.output()].filter((text) => text.includes("only-for-rates"))).toEqual([]);
    const moved = await server.apply(edited(files, { "project.json": { ...readJson<object>(files, "project.json"), secrets: [{ name: "rates", host: "example.org", secret: { $secret: "secrets.rates.secret" } }] } }));
    expect(moved.data.warnings.map(({ path }) => path)).toEqual(["$.secrets.rates.secret"]);
    await server.apply(edited(files, { "project.json": { ...readJson<object>(files, "project.json"), secrets } }));
  });

  it("EP37 another server's failure is told by a code to the caller, and what it was to administrators", async () => {
    const failure = async (name: string) => {
      const [guest, admin] = [await get(name), await get(name, { who: "admin" })];
      expect(guest.failure).not.toHaveProperty("program");
      return [guest.failure?.code, (admin.failure as unknown as { program?: object }).program];
    };
    answering = () => ({ body: "<html>" });
    expect((await get("full")).data).toEqual({ status: 200, body: "<html>" });
    expect(await failure("small")).toEqual(["outside_failed", { stage: "asked", kind: "notJson" }]);
    answering = () => ({ status: 404, body: "gone" });
    expect((await get("full")).data).toEqual({ status: 404, body: "gone" });
    answering = () => ({ body: JSON.stringify("a".repeat(2_000)) });
    expect(await failure("small")).toEqual(["outside_failed", { stage: "asked", kind: "answerTooLarge", kilobytes: 1 }]);
    answering = () => ({ status: 302, headers: { location: "http://169.254.169.254/latest" } });
    expect(await failure("small")).toEqual(["program_failed", { stage: "asked", kind: "notAsked", message: expect.stringContaining("169.254.169.254") }]);
    expect(await failure("elsewhere")).toEqual(["program_failed", expect.objectContaining({ kind: "notAsked" })]);
    expect(await failure("inner")).toEqual(["program_failed", expect.objectContaining({ kind: "notAsked" })]);
    answering = async () => await new Promise((resolve) => setTimeout(() => resolve({ body: "{}" }), 3_000));
    expect((await get("slow", { who: "admin" })).failure).toMatchObject({ code: "outside_failed", program: { kind: "slow", seconds: 1 } });
  });

  it("EP38, EP47 an endpoint that comes back to itself by way of others is cut, with the chain in the log, and others are answered as ever", async () => {
    answering = async (request) => {
      const chain = String(request.headers["platon-chain"]);
      if (request.url !== "/back/loop") return { body: JSON.stringify("others") };
      const back = await fetch(`${server.url}/api/public/endpoints/loop`, { headers: { "platon-chain": chain } });
      return { body: await back.text() };
    };
    const [loop, other] = await Promise.all([get("loop"), get("rates", { query: { code: "a" } })]);
    expect([loop.status, other.data]).toEqual([200, "others"]);
    expect(JSON.stringify(loop.data)).toContain("call_loop");
    expect(asked.map(({ headers }) => headers["platon-chain"]).filter((mark) => !/^[0-9a-f]{24}( [0-9a-f]{24})*$/.test(String(mark)))).toEqual([]);
    expect(asked.filter(({ url }) => url === "/back/loop")).toHaveLength(5);
    expect(server.running.output()).toContain('"chain":["project/loop","project/loop","project/loop","project/loop","project/loop","project/loop"]');
  });

  it("EP39 an address whose host is not written out, an unknown parameter or stage, and what the kind does not have are refused with their place, and of an unknown secret it warns", async () => {
    const files = await server.exported();
    const told = async (request: object, more: object = {}) => {
      const answer = await server.apply(edited(files, { "endpoints/wrong.json": { ...endpoint(request as Partial<StageRequest>), ...more } }), { dryRun: true });
      return refusal(answer).problems?.map(({ path }) => path);
    };
    for (const url of ["https://{$param.code}.example.org/", "https://example.org{$param.code}/", "example.org", "ftp://a/", "https://a@b/", "https://a/#b", "//a", "https://a/{$secret.rates}"]) expect([url, await told({ url })]).toEqual([url, ["$.stages[0].request.url"]]);
    expect(await told({ url: "https://a/{$param.gone}", headers: [{ name: "Host", value: "b" }] })).toEqual(["$.stages[0].request.headers[0].name", "$.stages[0].request.url"]);
    const { data } = await server.apply(edited(files, { "endpoints/wrong.json": endpoint({ headers: [{ name: "A", value: "{$secret.gone}" }] }) }), { dryRun: true });
    expect(data.warnings).toEqual([{ file: "endpoints/wrong.json", path: "$.stages[0].request.headers[0].value", reason: "there is no secret “gone” (there are: rates)" }]);
    expect(await told({ method: "POST", body: { a: "$stage.gone.b" } })).toEqual(["$.stages[0].request.body"]);
    expect(await told({ body: {} })).toEqual(["$.stages[0].request.body"]);
    expect(await told({}, { stages: [{ name: "one", kind: "http", source: "export default () => 1" }] })).toEqual(["$.stages[0]", "$.stages[0]"]);
  });
});
