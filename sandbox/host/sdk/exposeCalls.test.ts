import { setTimeout as sleep } from "node:timers/promises";
import { realmLimits } from "#core/limits/realmLimits.ts";
import { wrap, type Endpoint } from "comlink";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { guestCapabilities } from "#sdk/capabilities/index.ts";
import { exposeCalls, type GuestMethods } from "./exposeCalls.ts";

/** What the application's methods were called with. */
let log: unknown[][] = [];
let refused: (string | undefined)[] = [];

const methods: GuestMethods = {
  tables: {
    rows: { accept: (args) => (typeof args[0] === "string" ? args : undefined), run: record("tables.rows", { rows: [1] }) },
    big: { accept: () => [], run: async () => "x".repeat(1024 * 1024) },
    date: { accept: () => [], run: async () => ({ at: new Date(0), run: () => 1, none: undefined }) },
    fail: {
      accept: () => [],
      run: async () => {
        throw new Error("secret of the host");
      },
    },
  },
};

function record(name: string, answer: unknown): (...args: never[]) => Promise<unknown> {
  return async (...args) => {
    log.push([name, ...args]);
    return answer;
  };
}

/** The host behind a real port; whatever is posted goes through it as the text that a guard relays. */
function connect(): { port: MessagePort; answers: unknown[]; close: () => void } {
  const { port1: host, port2: guest } = new MessageChannel();
  const answers: unknown[] = [];
  const hear = exposeCalls({ limits: realmLimits,
    methods,
    describe: () => ({ code: "call_failed", family: "bug", message: "the call failed", details: {} }),
    answer: (answer) => host.postMessage(answer === undefined ? "none" : JSON.parse(answer)),
    onRefused: (call) => refused.push(call?.path.join(".")),
  });
  host.onmessage = ({ data }) => hear(data as string);
  guest.addEventListener("message", ({ data }) => answers.push(data));
  guest.start();
  return {
    port: guest,
    answers,
    close: () => {
      host.close();
      guest.close();
    },
  };
}

describe("the filter in front of Comlink", () => {
  let connection: ReturnType<typeof connect>;
  const post = (message: unknown): void => connection.port.postMessage(JSON.stringify(message));
  const apply = (path: unknown, argumentList: unknown = [], id: unknown = "1"): void =>
    post({ id, type: "APPLY", path, argumentList });

  beforeEach(() => {
    log = [];
    refused = [];
    connection = connect();
  });

  afterEach(() => connection.close());

  it("S10 Comlink's own client calls a granted method and reads its answer", async () => {
    // Comlink's finaliser may post much later, then to this port and to no other test's.
    const { port } = connection;
    const endpoint = {
      postMessage: (message: unknown) => port.postMessage(JSON.stringify(message)),
      addEventListener: port.addEventListener.bind(port),
      removeEventListener: port.removeEventListener.bind(port),
    } as Endpoint;
    const sdk = wrap<{ tables: { rows(name: string, query: object): Promise<unknown> } }>(endpoint);
    const tables = sdk.tables as unknown as { rows(name: string, query: object): Promise<unknown> };
    expect(await tables.rows("cities", { pageSize: 1 })).toEqual({ rows: [1] });
    expect(log).toEqual([["tables.rows", "cities", { pageSize: 1 }]]);
  });

  it("S11 every type on every path but a granted call is refused, and nothing is changed", async () => {
    const paths = [
      [],
      ["tables"],
      ["tables", "rows"],
      ["tables", "rows", "constructor"],
      ["tables", "constructor"],
      ["tables", "__proto__"],
      ["constructor", "constructor"],
      ["constructor", "prototype"],
      ["__proto__", "polluted"],
      ["toString", "call"],
      ["hasOwnProperty", "call"],
      ["tables", "rows "],
      ["Tables", "rows"],
      [["tables"], "rows"],
      { length: 2, 0: "tables", 1: "rows" },
      "tables.rows",
      null,
      // Every member of every capability, none of which is granted here; subscriptions, mirrors, and what no guest may have.
      ...Object.entries(guestCapabilities).flatMap(([capability, { methods: calls, mirrors, subscriptions }]) =>
        [...calls, ...mirrors, ...subscriptions].map((member) => [capability, member]),
      ).filter(([capability, member]) => `${capability}.${member}` !== "tables.rows"),
      ["session", "signOut"],
      ["http", "call"],
      ["project", "info"],
      ["logging", "error"],
      ["subscriptions", "end"],
      ["subscriptions", "taken"],
    ];
    const types = ["GET", "SET", "CONSTRUCT", "ENDPOINT", "PROXY", "", null, 1, "apply"];
    for (const type of types) for (const path of paths) post({ id: "1", type, path, value: { type: "RAW", value: 1 }, argumentList: [] });
    for (const path of paths) if (JSON.stringify(path) !== '["tables","rows"]') apply(path);
    await sleep(20);
    expect(log).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(connection.answers).toHaveLength(types.length * paths.length + paths.length - 1);
  });

  it("S11 arguments that are not raw, or more than eight, are refused", async () => {
    const raw = { type: "RAW", value: "cities" };
    const argumentLists = [
      [{ type: "HANDLER", name: "proxy", value: {} }],
      [{ type: "HANDLER", name: "throw", value: {} }],
      [{ type: "PROXY" }],
      ["cities"],
      [null],
      Array.from({ length: 9 }, () => raw),
      { 0: raw, length: 1 },
      "cities",
    ];
    for (const argumentList of argumentLists) apply(["tables", "rows"], argumentList);
    post({ id: "1", type: "APPLY", path: ["tables", "rows"] });
    connection.port.postMessage('{"id":"1","type":"APPLY","path":["tables","rows"],"argumentList":[{"type":"RAW","value":{"__proto__":{"polluted":1}}}]}');
    await sleep(20);
    expect(log).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("S12 RELEASE is swallowed, and later calls are answered", async () => {
    post({ id: "9", type: "RELEASE" });
    post({ type: "RELEASE" });
    await sleep(20);
    expect(connection.answers).toEqual(["none", "none"]);
    apply(["tables", "rows"], [{ type: "RAW", value: "cities" }], "2");
    await sleep(20);
    expect(connection.answers.at(-1)).toEqual({ id: "2", type: "RAW", value: { rows: [1] } });
  });

  it("S13 an answer over 1 MB becomes a refusal", async () => {
    apply(["tables", "big"]);
    await sleep(20);
    expect(connection.answers[0]).toMatchObject({ id: "1", name: "throw", value: { value: { code: "answer_too_large" } } });
  });

  it("S14 arguments that a method does not accept never reach it; the refusal names the method", async () => {
    apply(["tables", "rows"], [{ type: "RAW", value: 5 }]);
    await sleep(20);
    expect(log).toEqual([]);
    expect(refused).toEqual(["tables.rows"]);
    const refusal = { code: "invalid_arguments", message: expect.stringContaining("tables.rows") };
    expect(connection.answers[0]).toMatchObject({ value: { isError: false, value: refusal } });
  });

  it("S106 the refusal of what is not granted names it", async () => {
    apply(["http", "endpoint"]);
    apply(["tables", "savePreferences"], [], "2");
    apply(["x".repeat(5_000), "y"], [], "3");
    await sleep(20);
    const missing = (capability: string) => ({
      value: { value: { code: "capability_missing", message: `capability "${capability}" is missing`, details: { params: { capability } } } },
    });
    expect(connection.answers).toMatchObject([missing("http"), missing("tables.savePreferences"), missing("x".repeat(200))]);
  });

  it("S117 a call that is not answered in 30 s fails, but a question waits for the person", async () => {
    vi.useFakeTimers();
    const answers: unknown[] = [];
    const late = async () => await new Promise((resolve) => setTimeout(() => resolve("yes"), realmLimits.callTime * 2));
    const hear = exposeCalls({ limits: realmLimits,
      methods: { dialogs: { confirm: { accept: () => [], run: late, waitsForUser: true }, late: { accept: () => [], run: late } } },
      describe: () => ({ code: "call_failed", family: "bug", message: "the call failed", details: {} }),
      answer: (answer) => answers.push(JSON.parse(answer ?? "null")),
      onRefused: () => undefined,
    });
    for (const method of ["late", "confirm"]) hear(JSON.stringify({ id: method, type: "APPLY", path: ["dialogs", method], argumentList: [] }));
    await vi.advanceTimersByTimeAsync(realmLimits.callTime + 1);
    expect(answers).toMatchObject([{ id: "late", value: { value: { code: "call_failed" } } }]);
    await vi.advanceTimersByTimeAsync(realmLimits.callTime);
    expect(answers[1]).toEqual({ id: "confirm", type: "RAW", value: "yes" });
    vi.useRealTimers();
  });

  it("S107 answers are rebuilt as plain data", async () => {
    apply(["tables", "date"]);
    await sleep(20);
    expect(connection.answers).toEqual([{ id: "1", type: "RAW", value: { at: "1970-01-01T00:00:00.000Z" } }]);
  });

  it("S15 a failure crosses without the host's stack or message", async () => {
    apply(["tables", "fail"]);
    await sleep(20);
    expect(connection.answers[0]).toMatchObject({ value: { isError: false, value: { code: "call_failed" } } });
    expect(JSON.stringify(connection.answers[0])).not.toMatch(/secret|\.ts/);
  });
});
