import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Relay } from "./Relay.ts";
import { ActiveRealm } from "./ActiveRealm.ts";
import { TestedRelay } from "./testing/TestedRelay.ts";

describe("what a relay passes on", () => {
  let live: TestedRelay["live"];
  let tested: TestedRelay;
  let relay: Relay;
  let reports: TestedRelay["reports"];
  let toGuest: TestedRelay["toGuest"];
  let dead: TestedRelay["dead"];
  let messages: TestedRelay["messages"];
  let calls: TestedRelay["calls"];
  let say: TestedRelay["say"];
  let tick: TestedRelay["tick"];
  let ready: TestedRelay["ready"];

  beforeEach(() => {
    // At the beginning of a second: what is counted by seconds must not depend on when the test runs.
    vi.useFakeTimers({ now: 1_000_000 });
    tested = new TestedRelay((time) => void vi.advanceTimersByTime(time));
    ({ live, relay, reports, toGuest, dead, messages, calls, say, tick, ready } = tested);
  });

  afterEach(() => {
    relay.end("killed");
    vi.useRealTimers();
  });

  it("S23 at most 64 calls are in flight, and answers make room", () => {
    for (let at = 0; at < 100; at += 1) say("s", "{}");
    expect(calls()).toBe(64);
    relay.fromHost({ kind: "relay", message: { kind: "answer" } });
    expect(calls()).toBe(65);
  });

  it("S23 in the long run 200 calls are made in a second, and of those beyond 1,000 that wait each is refused", () => {
    const call = (id: string): void => say("s", { id, type: "APPLY", path: ["toasts", "show"], argumentList: [] });
    const answered = (): void => relay.fromHost({ kind: "relay", message: { kind: "answer" } });
    const askAnswered = (id: string): void => {
      call(id);
      answered();
    };
    for (let at = 0; at < 1_064; at += 1) call(`call-${at}`);
    expect(toGuest).toEqual([]);
    call("late");
    vi.advanceTimersByTime(1);
    expect(toGuest).toMatchObject([{ kind: "answer", answer: expect.stringMatching(/"id":"late".*"throw".*"code":"too_many"/) }]);
    expect(dead()).toBeUndefined();
    for (let second = 0; second < 60; second += 1) {
      for (let at = 0; at < 500; at += 1) askAnswered(`${second}-${at}`);
      live(1);
    }
    expect(dead()).toBeUndefined();
    const before = calls();
    for (let at = 0; at < 500; at += 1) askAnswered(`more-${at}`);
    live(10);
    for (let at = 0; at < 3_000; at += 1) answered();
    expect(calls() - before).toBeLessThanOrEqual(2_200);
  });

  it("S23 5,001 calls in one second end the realm, however quickly they are answered", () => {
    for (let at = 0; at < 5_001; at += 1) {
      say("s", "{}");
      relay.fromHost({ kind: "relay", message: { kind: "answer" } });
    }
    expect(dead()).toMatchObject({ why: "calls" });
  });

  it("S525 calls beyond the room are merely counted until their flood ends its realm, and refused where it is over before", () => {
    const refused = (): number => toGuest.filter((message) => "kind" in message && message.kind === "answer").length;
    const call = (at: number): void => say("s", { id: `call-${at}`, type: "APPLY", path: ["toasts", "show"], argumentList: [] });
    for (let at = 0; at < 1_364; at += 1) call(at);
    expect(refused()).toBe(0);
    vi.advanceTimersByTime(20);
    expect(refused()).toBe(300);
    for (let at = 1_364; at < 5_001; at += 1) call(at);
    expect(dead()).toMatchObject({ why: "calls" });
    vi.advanceTimersByTime(1_000);
    expect(refused()).toBe(300);
  });

  it("S24 the next event is sent when the one before has been handled", () => {
    const event = (seq: number): void =>
      relay.fromHost({ kind: "relay", message: { kind: "event", node: 1, root: 1, type: "click", seq, data: {} } });
    const sent = (): number[] => toGuest.flatMap((message) => ("seq" in message ? [message.seq] : []));
    for (const seq of [1, 2, 3]) event(seq);
    expect(sent()).toEqual([1]);
    say("a", "7");
    expect(sent()).toEqual([1]);
    say("a", "1");
    say("a", "2");
    expect(sent()).toEqual([1, 2, 3]);
  });

  it("S25 errors beyond 50 in a second are dropped, and counted; other messages are not", () => {
    relay.fromHost({ kind: "relay", message: { kind: "load", request: 1, root: 1, modules: [] } });
    for (let at = 0; at < 80; at += 1) say("m", { kind: "error", root: 0, phase: "later", message: "m", frames: [] });
    say("m", { kind: "done", request: 1, isOk: true, hasDefault: false });
    expect(messages()).toHaveLength(51);
    live(1);
    expect(messages().at(-1)).toEqual({ kind: "log", root: 0, level: "warn", text: "30 errors and lines of the console were dropped" });
  });

  it("S353 who is ready a second time, or answers what was not asked, ends the realm", () => {
    ready();
    ready();
    expect(dead()).toMatchObject({ why: "protocol" });
  });

  it("S353 an answer is given once, and to a question", () => {
    ready();
    relay.fromHost({ kind: "relay", message: { kind: "load", request: 1, root: 1, modules: [] } });
    say("m", { kind: "done", request: 1, isOk: true, hasDefault: false });
    expect(dead()).toBeUndefined();
    say("m", { kind: "done", request: 1, isOk: true, hasDefault: false });
    expect(dead()).toMatchObject({ why: "protocol" });
  });

  it("S354 of sizes that follow too soon only the latest is passed on", () => {
    const sizes = (): number[] =>
      reports.flatMap((report) => (report.kind === "message" ? [(JSON.parse(report.body) as { height: number }).height] : []));
    for (let height = 1; height <= 1_000; height += 1) say("m", { kind: "size", height });
    expect(sizes()).toEqual([1]);
    tick();
    expect(sizes()).toEqual([1, 1_000]);
    tick(10);
    expect(sizes()).toEqual([1, 1_000]);
    say("m", { kind: "size", height: 7 });
    expect(sizes()).toEqual([1, 1_000, 7]);
  });

  it("S28 who is entered is told at once, then at most ten times in a second, and never twice in a row", () => {
    const entered = (): number[] => reports.flatMap((report) => (report.kind === "entered" ? [report.root] : []));
    ready();
    for (const root of ["3", "3", "4", "5"]) say("e", root);
    expect(entered()).toEqual([3]);
    tick();
    expect(entered()).toEqual([3, 5]);
    say("e", "5");
    tick();
    expect(entered()).toEqual([3, 5]);
  });

  it("S36 of two realms of a guard, the one that does something again is named again, and pongs are no doing", () => {
    const active = new ActiveRealm();
    const [first, second] = ["ui", "expressions"].map((realm) => {
      const tested = new TestedRelay((time) => void vi.advanceTimersByTime(time), { realm: realm as "ui", active });
      tested.ready();
      return tested;
    }) as [TestedRelay, TestedRelay];
    const entered = (tested: TestedRelay): number[] => tested.reports.flatMap((report) => (report.kind === "entered" ? [report.root] : []));
    first.say("e", "1");
    first.tick();
    second.say("e", "1");
    second.live(0.2);
    first.say("p", String(first.pings().at(-1)));
    first.tick();
    expect([entered(first), entered(second)]).toEqual([[1], [1]]);
    first.relay.fromHost({ kind: "relay", message: { kind: "event", node: 1, root: 1, type: "click", seq: 1, data: {} } });
    expect([entered(first), entered(second)]).toEqual([[1, 1], [1]]);
    second.say("m", { kind: "log", root: 1, level: "info", text: "again" });
    expect([entered(first), entered(second)]).toEqual([[1, 1], [1, 1]]);
  });

  it("S309 S533 a realm that says that it is full is ended, in the name of who was entered last", () => {
    for (const realm of ["frame", "ui", "expressions"] as const) {
      const full = new TestedRelay((time) => void vi.advanceTimersByTime(time), { realm });
      full.ready();
      full.say("e", "7");
      full.say("m", { kind: "full" });
      expect(full.dead()).toEqual({ kind: "dead", why: "memory", culprit: 7 });
    }
  });

  it("S26 the last root entered is named when a realm ends", () => {
    ready();
    say("e", "3");
    say("e", "7");
    tick(6);
    expect(dead()).toEqual({ kind: "dead", why: "hang", culprit: 7 });
  });

  it("S467 a frame has fifty pings until it is ready, thirty while it is evaluated and while it runs", () => {
    const pingsUntilDead = (begin: (frame: TestedRelay) => void): unknown => {
      const frame = new TestedRelay((time) => void vi.advanceTimersByTime(time), { realm: "frame" });
      begin(frame);
      const before = frame.pings().length;
      while (!frame.dead() && frame.pings().length - before < 1_000) frame.tick();
      return [frame.pings().length - before, frame.dead()];
    };
    expect(pingsUntilDead(() => undefined)).toMatchObject([50, { why: "boot" }]);
    expect(pingsUntilDead((frame) => frame.ready())).toMatchObject([30, { why: "hang" }]);
    const load = { kind: "load", request: 1, root: 1, modules: [] } as const;
    expect(pingsUntilDead((frame) => [frame.ready(), frame.relay.fromHost({ kind: "relay", message: load })])).toMatchObject([30, { why: "hang" }]);
  });
});
