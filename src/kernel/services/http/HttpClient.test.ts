// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlatonError } from "#sdk/errors/PlatonError.ts";
import { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { callAddress } from "./callAddress.ts";
import { HttpClient, type HttpClientOptions } from "./HttpClient.ts";
import type { RunExclusively } from "./runExclusively.ts";

interface Seen {
  readonly line: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

type Answer = (request: Seen) => { status: number; data?: unknown; message?: string; errors?: object; headers?: Record<string, string> };

let server: Server;
let seen: Seen[];
let answer: Answer;
/** Keeps an answer back until it resolves. */
let hold: (request: Seen) => Promise<void>;
let base: string;

beforeEach(async () => {
  localStorage.clear();
  seen = [];
  answer = () => ({ status: 200, data: "done" });
  hold = async () => await Promise.resolve();
  server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader("access-control-allow-origin", "*").setHeader("access-control-allow-headers", "*, authorization");
  response.setHeader("access-control-expose-headers", "*").setHeader("access-control-allow-methods", "*");
  if (request.method === "OPTIONS") return void response.writeHead(204).end();
  let body = "";
  for await (const piece of request) body += String(piece);
  const one: Seen = { line: `${request.method} ${request.url?.slice("/api/".length)}`, headers: request.headers, body };
  seen.push(one);
  await hold(one);
  const { status, data = null, message = "", errors = {}, headers = {} } = answer(one);
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ statusCode: status, message, data, errors }));
}

/** As Web Locks do it, for clients that stand for tabs. */
function makeLock(): RunExclusively {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (_, work) => {
    const hasWaited = waiting > 0;
    waiting += 1;
    const run = () => work({ hasWaited }).finally(() => (waiting -= 1));
    const turn = last.then(run, run);
    last = turn;
    return await turn;
  };
}

function makeClient(more: Partial<HttpClientOptions> = {}): HttpClient {
  return new HttpClient({
    settings: { api: base, auth: `${base}auth/` },
    storage: new BrowserStorage(),
    runExclusively: makeLock(),
    language: () => "uz-Cyrl",
    transferMethod: () => undefined,
    onSessionLost: async () => await Promise.resolve(false),
    ...more,
  });
}

/** A client whose session nobody brings back, and what it was told when it was lost. */
function makeWatchedClient(): { http: HttpClient; told: boolean[] } {
  const told: boolean[] = [];
  const onSessionLost = async (isRefused: boolean): Promise<boolean> => {
    told.push(isRefused);
    return await Promise.resolve(false);
  };
  return { http: makeClient({ onSessionLost }), told };
}

const signIn = (token = "old"): void => {
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.refreshToken, "refresh-1");
};

/** Takes `new` only; gives it for the first refresh token. */
const expiredAnswer: Answer = ({ line, headers }) => {
  if (line === "POST auth/refresh/token") {
    const isGood = headers.authorization === "Bearer refresh-1";
    return isGood ? { status: 200, data: { access_token: "new", refresh_token: "refresh-2", expires_in: 900 } } : { status: 401, data: { code: "refresh_reused" } };
  }
  return headers.authorization === "Bearer new" ? { status: 200, data: "welcome" } : { status: 401, data: { code: "token_expired" } };
};

const lines = (): string[] => seen.map((one) => one.line);
const failureOf = async (call: Promise<unknown>): Promise<PlatonError> =>
  (await call.then(() => undefined, (reason: unknown) => reason)) as PlatonError;

describe("http client", () => {
  it("K11 every call has a language; a token goes with all but public, sign-in and refresh calls", async () => {
    signIn();
    const http = makeClient();
    await http.call("GET menus", {});
    await http.call("GET tables/{name}", { params: { name: "cities" }, isPublic: true });
    await http.call("GET public/main", {});
    await http.call("POST auth/login", { body: { username: "a", password: "b" } });
    expect(lines()).toEqual(["GET menus", "GET public/tables/cities", "GET public/main", "POST auth/login"]);
    expect(seen.map((one) => one.headers["accept-language"])).toEqual(Array(4).fill("uz-Cyrl"));
    expect(seen.map((one) => one.headers.authorization)).toEqual(["Bearer old", undefined, undefined, undefined]);
  });

  it("K12 with transfer_method base64 a body is the base64 of its UTF-8 text and says so in a header", async () => {
    const http = makeClient({ transferMethod: () => "base64" });
    await http.call("POST auth/login", { body: { username: "Нодира", password: "ў" } });
    const [one] = seen;
    expect(one?.headers).toMatchObject({ "content-type": "text/plain", "x-transfer-method": "base64" });
    expect(JSON.parse(Buffer.from(one?.body ?? "", "base64").toString("utf8"))).toEqual({ username: "Нодира", password: "ў" });
  });

  it("K13 an answer's data is returned; a failing one is an error with code, words and fields", async () => {
    const http = makeClient();
    expect(await http.call("GET menus", {})).toBe("done");
    answer = () => ({ status: 422, data: { code: "invalid_values" }, message: "Қийматлар нотўғри", errors: { name: ["Майдонни тўлдириш керак"] } });
    const failure = await failureOf(http.call("POST forms/{name}", { params: { name: "cities" }, body: { values: {} } }));
    expect(failure).toMatchObject({ code: "invalid_values", family: "expected", message: "Қийматлар нотўғри" });
    expect(failure.details).toMatchObject({ status: 422, fields: { name: ["Майдонни тўлдириш керак"] } });
  });

  it("K14 after a 401 the token is refreshed once and the call is sent once more", async () => {
    signIn();
    answer = expiredAnswer;
    expect(await makeClient().call("GET menus", {})).toBe("welcome");
    expect(lines()).toEqual(["GET menus", "POST auth/refresh/token", "GET menus"]);
    expect(seen[1]?.headers["device-id"]).toMatch(/^[0-9a-f]{32}$/);
    expect(localStorage.getItem(storageKeys.refreshToken)).toBe("refresh-2");
  });

  it("K15 tabs that get a 401 at once make one refresh between them", async () => {
    signIn();
    answer = expiredAnswer;
    const runExclusively = makeLock();
    const tabs = [makeClient({ runExclusively }), makeClient({ runExclusively }), makeClient({ runExclusively })];
    const calls = tabs.flatMap((tab) => [tab.call("GET menus", {}), tab.call("GET user-info", {})]);
    expect(await Promise.all(calls)).toEqual(Array(6).fill("welcome"));
    expect(lines().filter((line) => line === "POST auth/refresh/token")).toHaveLength(1);
  });

  it("K981 of 20 calls that get a 401 at once over a slow network, in several tabs, all are answered with one refresh", async () => {
    signIn();
    answer = expiredAnswer;
    hold = async ({ line }) => await new Promise((resolve) => setTimeout(resolve, line.includes("refresh") ? 200 : 20));
    const runExclusively = makeLock();
    const [one, other] = [makeClient({ runExclusively }), makeClient({ runExclusively })];
    const calls = Array.from({ length: 20 }, async (_, index) => await (index % 2 ? one : other).call("GET menus", {}));
    expect(await Promise.all(calls)).toEqual(Array(20).fill("welcome"));
    expect(lines().filter((line) => line === "POST auth/refresh/token")).toHaveLength(1);
    expect([localStorage.getItem(storageKeys.token), localStorage.getItem(storageKeys.refreshToken)]).toEqual(["new", "refresh-2"]);
  });

  it("SE186 where tokens are in cookies their mark goes with a call, in a header; tabs that get a 401 make one refresh by it, and nothing comes into the storage", async () => {
    document.cookie = "platon_mark=m.s1.old; Path=/";
    answer = ({ line, headers }) => {
      const mark = headers["x-session-mark"];
      if (line !== "POST auth/refresh/token") return mark === "m.s1.new" && headers.authorization === undefined ? { status: 200, data: "welcome" } : { status: 401, data: { code: "token_expired" } };
      // As the answer's cookie does.
      document.cookie = "platon_mark=m.s1.new; Path=/";
      return { status: mark === "m.s1.old" ? 200 : 401, data: { access_token: "", refresh_token: "", expires_in: 900 } };
    };
    const runExclusively = makeLock();
    const tabs = [makeClient({ runExclusively }), makeClient({ runExclusively })];
    expect(await Promise.all(tabs.flatMap((tab) => [tab.call("GET menus", {}), tab.call("GET user-info", {})]))).toEqual(Array(4).fill("welcome"));
    expect(lines().filter((line) => line === "POST auth/refresh/token")).toHaveLength(1);
    expect([localStorage.getItem(storageKeys.token), localStorage.getItem(storageKeys.refreshToken)]).toEqual([null, null]);
    document.cookie = "platon_mark=; Path=/; Max-Age=0";
  });

  it("SE186 a session goes over to cookies by its refresh, and back, and the call that was refused is answered", async () => {
    signIn();
    const setMark = (mark: string, more = "") => void (document.cookie = `platon_mark=${mark}; Path=/${more}`);
    let tokens = { access_token: "", refresh_token: "" };
    answer = ({ line, headers }) => {
      if (line === "POST auth/refresh/token") return { status: 200, data: { ...tokens, expires_in: 900 } };
      return (headers["x-session-mark"] ?? headers.authorization) === (tokens.access_token ? `Bearer ${tokens.access_token}` : "m.s1.first") ? { status: 200, data: "welcome" } : { status: 401, data: { code: "token_expired" } };
    };
    const http = makeClient();
    hold = async ({ line }) => { if (line.includes("refresh") && tokens.access_token === "") setMark("m.s1.first"); await Promise.resolve(); };
    expect([await http.call("GET menus", {}), localStorage.getItem(storageKeys.token)]).toEqual(["welcome", null]);
    tokens = { access_token: "third", refresh_token: "r3" };
    hold = async ({ line }) => { if (line.includes("refresh")) setMark("", "; Max-Age=0"); await Promise.resolve(); };
    expect([await http.call("GET menus", {}), localStorage.getItem(storageKeys.token), localStorage.getItem(storageKeys.refreshToken)]).toEqual(["welcome", "third", "r3"]);
  });

  it("K983 what is asked while nobody sits there says so", async () => {
    for (const isUnattended of [true, false]) await makeClient({ isUnattended: () => isUnattended }).call("GET menus", {});
    expect(seen.map((one) => one.headers["x-unattended"])).toEqual(["1", undefined]);
  });

  it("K16 a refused refresh ends the session; a server that is away does not", async () => {
    signIn();
    let lost = 0;
    const http = makeClient({
      onSessionLost: async () => {
        lost += 1;
        return await Promise.resolve(false);
      },
    });
    answer = ({ line }) => (line.includes("refresh") ? { status: 503, data: { code: "unavailable" } } : { status: 401, data: { code: "token_expired" } });
    expect((await failureOf(http.call("POST logout", {}))).code).toBe("unavailable");
    expect(lost).toBe(0);
    answer = () => ({ status: 401, data: { code: "token_expired" } });
    expect((await failureOf(http.call("POST logout", {}))).code).toBe("token_expired");
    expect(lost).toBe(1);
  });

  it("K466 a call that is refused again with the new token ends the session, and is not sent a third time", async () => {
    signIn();
    const { http, told } = makeWatchedClient();
    answer = (request) => (request.line.includes("refresh") ? expiredAnswer(request) : { status: 401, data: { code: "token_expired" } });
    expect((await failureOf(http.call("GET menus", {}))).code).toBe("token_expired");
    expect(lines()).toEqual(["GET menus", "POST auth/refresh/token", "GET menus"]);
    expect(told).toEqual([false]);
  });

  it("K960 what the server asks about is asked, and sent once more with the answer where it is meant", async () => {
    signIn();
    answer = ({ headers }) => (headers["x-confirmed"] === "own_right_lost" ? { status: 200, data: "done" } : { status: 409, message: "Your own right goes", data: { code: "own_right_lost" } });
    const asked: string[] = [];
    const ask = (isMeant: boolean) => makeClient({ onQuestion: async (words) => (asked.push(words), await Promise.resolve(isMeant)) });
    expect(await ask(true).call("POST logout", {})).toBe("done");
    expect((await failureOf(ask(false).call("POST logout", {}))).code).toBe("own_right_lost");
    expect([asked, lines()]).toEqual([["Your own right goes", "Your own right goes"], ["POST logout", "POST logout", "POST logout"]]);
  });

  it("K961 a loss is confirmed as it was told; another one, and another question, is asked after it", async () => {
    signIn();
    const loss = (confirm: string, typed: string) => ({ status: 409, message: typed, data: { code: "destructive_change", confirm, typed } });
    const answers = new Map<string | undefined, ReturnType<Answer>>([
      [undefined, loss("destructive_change:1", "towns")], ["destructive_change:1", loss("destructive_change:2", "cities")],
      ["destructive_change:1,destructive_change:2", { status: 409, message: "own", data: { code: "own_right_lost" } }],
    ]);
    answer = ({ headers }) => answers.get(headers["x-confirmed"] as string | undefined) ?? { status: 200, data: headers["x-confirmed"] };
    const asked: unknown[] = [];
    const http = makeClient({ onQuestion: async (words, { typed }) => (asked.push([words, typed]), await Promise.resolve(true)) });
    expect(await http.call("POST logout", {})).toBe("destructive_change:1,destructive_change:2,own_right_lost");
    expect(asked).toEqual([["towns", "towns"], ["cities", "cities"], ["own", undefined]]);
    // What is confirmed and refused all the same is a refusal.
    answer = () => loss("destructive_change:1", "towns");
    expect((await failureOf(http.call("POST logout", {}))).code).toBe("destructive_change");
    expect(asked).toHaveLength(4);
  });

  it("K462 it is told whether the refresh itself was answered with 401", async () => {
    signIn();
    const { http, told } = makeWatchedClient();
    for (const status of [401, 403]) {
      answer = ({ line }) => ({ status: line.includes("refresh") ? status : 401, data: { code: "token_expired" } });
      await failureOf(http.call("POST logout", {}));
    }
    expect(told).toEqual([true, false]);
  });

  it("K17 a call whose session came back by signing in again is sent with the new token", async () => {
    signIn();
    answer = ({ line, headers }) =>
      headers.authorization === "Bearer again" && !line.includes("refresh") ? { status: 200, data: "saved" } : { status: 401, data: { code: "token_expired" } };
    const http = makeClient({
      onSessionLost: async () => {
        localStorage.setItem(storageKeys.token, "again");
        return await Promise.resolve(true);
      },
    });
    expect(await http.call("POST logout", {})).toBe("saved");
  });

  it("K441 a refused call is not sent again in the name of another person who has signed in meanwhile", async () => {
    signIn();
    localStorage.setItem(storageKeys.user, '{"id":"a"}');
    answer = ({ line }) => {
      if (line.includes("refresh")) {
        localStorage.setItem(storageKeys.token, "new");
        localStorage.setItem(storageKeys.user, '{"id":"b"}');
      }
      return { status: 401, data: { code: "token_expired" } };
    };
    expect((await failureOf(makeClient().call("POST logout", {}))).code).toBe("token_expired");
    expect(lines()).toEqual(["POST logout", "POST auth/refresh/token"]);
  });

  it("K17 a refresh that is refused after somebody signed in again meanwhile asks for nothing", async () => {
    signIn();
    let asked = 0;
    answer = ({ line, headers }) => {
      if (line.includes("refresh")) {
        // While the refusal is on its way.
        localStorage.setItem(storageKeys.token, "new");
        return { status: 401 };
      }
      return headers.authorization === "Bearer new" ? { status: 200, data: "done" } : { status: 401 };
    };
    const client = makeClient({ onSessionLost: async () => await Promise.resolve((asked += 1) < 0) });
    expect(await client.call("GET menus", {})).toBe("done");
    expect(asked).toBe(0);
  });

  it("K18 after a 503 that may pass a read is sent once more; a write and a query that ran too long are not", async () => {
    const http = makeClient();
    const away: Answer = () => ({ status: 503, data: { code: "unavailable" }, headers: { "retry-after": "0" } });
    answer = away;
    expect((await failureOf(http.call("GET menus", {}))).code).toBe("unavailable");
    expect(seen).toHaveLength(2);
    await failureOf(http.call("POST tables/{name}/rows", { params: { name: "cities" }, body: {} }));
    expect(seen).toHaveLength(4);
    await failureOf(http.call("POST logout", {}));
    expect(seen).toHaveLength(5);
    answer = () => ({ status: 503, data: { code: "query_timeout" }, headers: { "retry-after": "0" } });
    await failureOf(http.call("GET menus", {}));
    expect(seen).toHaveLength(6);
  });

  it("K19 an aborted call fails as cancelled, an unreachable server as network", async () => {
    const abort = new AbortController();
    abort.abort();
    expect(await failureOf(makeClient().call("GET menus", { signal: abort.signal }))).toMatchObject({ code: "cancelled", family: "cancelled" });
    const nowhere = makeClient({ settings: { api: "http://127.0.0.1:1/api/", auth: "http://127.0.0.1:1/api/auth/" } });
    expect(await failureOf(nowhere.call("GET menus", {}))).toMatchObject({ code: "network", family: "expected" });
  });

  it("K416 from the call of the logout to its answer what is being read is cancelled and nothing else is read; what is being written is not", async () => {
    const http = makeClient();
    let answerLogout = (): void => undefined;
    hold = async ({ line }) => {
      if (line === "POST logout") await new Promise<void>((resolve) => (answerLogout = resolve));
      else if (line !== "GET info") await new Promise<void>((resolve) => setTimeout(resolve, 100));
    };
    const caller = new AbortController();
    const reads = [failureOf(http.call("GET menus", {})), failureOf(http.call("GET menus", { signal: caller.signal }))];
    const written = http.call("POST user-locale/", { query: { locale: "uz" } });
    await expect.poll(() => seen.length).toBe(3);
    const left = http.logout();
    await expect.poll(() => seen.at(-1)?.line).toBe("POST logout");
    const late = failureOf(http.call("GET info", {}));
    expect((await Promise.all([...reads, late])).map(({ code }) => code)).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect([await written, seen.length]).toEqual(["done", 4]);
    answerLogout();
    await left;
    expect(await http.call("GET info", {})).toBe("done");
  });

  it("K20 a path part cannot climb out of its place, and calls that begin with auth/ go to the auth base", () => {
    const settings = { api: "/api/", auth: "https://auth.example.org/" };
    expect(callAddress("GET tables/{name}", { params: { name: "../user-info?x#y" } }, settings).url).toBe("/api/tables/..%2Fuser-info%3Fx%23y");
    expect(callAddress("POST auth/login", {}, settings)).toEqual({ method: "POST", url: "https://auth.example.org/login", isAnonymous: true });
  });

  it("K1015 records of what people did go to the address that is configured for them, else to the API", () => {
    const settings = { api: "/api/", auth: "/api/auth/" };
    const addressed = (audit?: string): string => callAddress("POST audit", {}, { ...settings, ...(audit !== undefined && { audit }) }).url;
    expect([addressed(), addressed("https://log.example.org/records")]).toEqual(["/api/audit", "https://log.example.org/records"]);
  });
});
