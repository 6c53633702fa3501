import { beforeEach, describe, expect, it } from "vitest";
import { currentRoot, enter, setEnterSender } from "../roots/currentRoot.ts";
import { createHostCalls, type HostCalls } from "./callHost.ts";
import { GuestSubscriptions } from "./GuestSubscriptions.ts";

interface Sent {
  readonly id: string;
  readonly argumentList: readonly { readonly value: unknown }[];
}

let calls: HostCalls;
let sent: Sent[];

const argumentsOf = (index: number): unknown[] | undefined => sent[index]?.argumentList.map(({ value }) => value);

function answer(index: number, content: object): void {
  calls.hear({ kind: "answer", answer: JSON.stringify({ id: sent[index]?.id, ...content }) });
}

const value = (given: unknown): object => ({ type: "RAW", value: given });
const refusal = { type: "HANDLER", name: "throw", value: { isError: false, value: { code: "network", family: "expected", message: "m", details: {} } } };

beforeEach(() => {
  sent = [];
  calls = createHostCalls((body) => sent.push(JSON.parse(body) as Sent));
});

describe("a call with a signal", () => {
  it("S539 a field that is called signal is sent like any other, an AbortSignal is not", () => {
    void calls.call("forms", "insert", ["sensors", { name: "A", signal: 42 }]);
    void calls.call("forms", "read", ["sensors", "7", { signal: new AbortController().signal, isFresh: true }]);
    expect([argumentsOf(0), argumentsOf(1)]).toEqual([["sensors", { name: "A", signal: 42 }], ["sensors", "7", { isFresh: true }]]);
  });

  it("S539 a call that is aborted before it begins is cancelled, and not sent", async () => {
    const running = calls.call("http", "endpoint", ["rates", {}, { signal: AbortSignal.abort("why") }]);
    await expect(running).rejects.toMatchObject({ name: "PlatonError", code: "cancelled", family: "cancelled", cause: "why" });
    expect(sent).toEqual([]);
  });

  it("S539 an abort on the way cancels the call at once, and its late answer is dropped", async () => {
    const abort = new AbortController();
    const running = calls.call("http", "endpoint", ["rates", {}, { signal: abort.signal }]);
    abort.abort();
    await expect(running).rejects.toMatchObject({ name: "PlatonError", code: "cancelled", family: "cancelled" });
    answer(0, refusal);
    await expect(running).rejects.toMatchObject({ code: "cancelled" });
  });

  it("S539 what is not aborted is answered, as value or as refusal", async () => {
    const { signal } = new AbortController();
    const running = [0, 1].map(() => calls.call("http", "endpoint", ["rates", {}, { signal }]));
    answer(0, value(5));
    answer(1, refusal);
    expect(await Promise.allSettled(running)).toMatchObject([{ value: 5 }, { reason: { name: "PlatonError", code: "network" } }]);
  });
});

describe("in whose name code runs behind an answer", () => {
  let log: string[];

  beforeEach(() => {
    log = [];
    setEnterSender((root) => log.push(`entered ${root}`));
  });

  for (const [what, content] of [["an answer", value("x")], ["a refusal", refusal]] as const) {
    it(`S540 who asked is entered before what goes on behind ${what}`, async () => {
      enter(1);
      const goOn = (): void => void log.push("A goes on");
      const running = calls.call("storage", "get", ["a"]).then(goOn, goOn);
      enter(2);
      log = [];
      answer(0, content);
      await running;
      expect(log).toEqual(["entered 1", "A goes on"]);
    });
  }

  it("S540 an abort by another component lets who asked go on in its own name", async () => {
    enter(1);
    const abort = new AbortController();
    const running = calls.call("storage", "get", ["a", { signal: abort.signal }]).catch(() => log.push("A goes on"));
    enter(2);
    log = [];
    abort.abort();
    await running;
    expect(log).toEqual(["entered 1", "A goes on"]);
  });

  it("S540 the realm's own words to the host enter nobody when they are answered", async () => {
    const subscriptions = new GuestSubscriptions(calls.call);
    enter(1);
    subscriptions.hear({ kind: "push", number: 1, values: "[]" });
    enter(2);
    answer(0, value(null));
    await new Promise(setImmediate);
    expect(currentRoot()).toBe(2);
  });

  it("S540 a subscription that is refused is the fault of whose it is", async () => {
    const subscriptions = new GuestSubscriptions((...given) => calls.call(...given).catch(() => undefined));
    enter(2);
    subscriptions.start({ root: 3, capability: "tables", member: "watch", args: [], listener: () => undefined });
    answer(0, refusal);
    await new Promise(setImmediate);
    expect(currentRoot()).toBe(3);
  });
});
