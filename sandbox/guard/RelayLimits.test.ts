import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limitsInForce, type RealmLimits } from "#core/limits/realmLimits.ts";
import { TestedRelay } from "./testing/TestedRelay.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function realmOf(limits: Partial<RealmLimits>): TestedRelay {
  const tested = new TestedRelay((time) => void vi.advanceTimersByTime(time), { limits: limitsInForce(limits) });
  tested.ready();
  return tested;
}

const texts = (count: number, from = 1): unknown[] => Array.from({ length: count }, (_, at) => ["text", -2, 0, from + at, "a"]);
const nested = (depth: number): unknown[] => Array.from({ length: depth }, (_, at) => ["element", at === 0 ? -2 : at, 0, at + 1, "p", 0, [], [], []]);
const call = (id: number): object => ({ id: String(id), type: "APPLY", path: ["theme", "get"], argumentList: [] });

it.each<[Partial<RealmLimits>, (realm: TestedRelay) => void, (realm: TestedRelay) => void, string]>([
  [{ componentNodes: 50 }, (realm) => realm.draw(texts(50)), (realm) => realm.draw(texts(1, 51)), "nodes"],
  [{ realmNodes: 60 }, (realm) => realm.draw(texts(60)), (realm) => realm.draw(texts(1, 61)), "nodes"],
  [{ depth: 5 }, (realm) => realm.draw(nested(5)), (realm) => realm.draw([["text", 5, 0, 9, "a"]]), "depth"],
  [{ componentNodes: 6_000 }, (realm) => realm.draw(texts(6_000)), (realm) => realm.draw(texts(1, 6_001)), "nodes"],
  [{ queuedOperations: 300 }, (realm) => realm.draw(texts(300)), (realm) => realm.draw(texts(301, 1_000)), "operations"],
  [{ operationsLength: 3_000 }, (realm) => realm.draw(texts(50)), (realm) => realm.draw(texts(200, 1_000)), "size"],
  [{ argumentsLength: 11_000 }, (realm) => realm.say("s", " ".repeat(11_000)), (realm) => realm.say("s", " ".repeat(11_001)), "size"],
  [{ callsPerSecond: 50 }, (realm) => { for (let id = 0; id < 50; id += 1) realm.say("s", call(id)); }, (realm) => realm.say("s", call(50)), "calls"],
  [{ runningPings: 2 }, (realm) => realm.tick(2), (realm) => realm.tick(1), "hang"],
  [{ runningPings: 9 }, (realm) => realm.tick(9), (realm) => realm.tick(1), "hang"],
])("S520 a realm is held to what its project and the operator say: %o", (limits, fits, isTooMuch, why) => {
  const realm = realmOf(limits);
  fits(realm);
  expect(realm.dead()).toBeUndefined();
  isTooMuch(realm);
  expect(realm.dead()).toMatchObject({ why });
});

it("S520 a realm is held to what its project says of calls that wait, of lines, of batches and of texts", () => {
  const realm = realmOf({ callsInFlight: 2, queuedCalls: 10, linesPerSecond: 3, lineLength: 41, batchOperations: 5, textLength: 1_024 });
  for (let id = 0; id < 13; id += 1) realm.say("s", call(id));
  expect(realm.calls()).toBe(2);
  realm.tick();
  expect(JSON.stringify(realm.toGuest)).toContain("more than 10 calls wait already");
  for (let line = 0; line < 5; line += 1) realm.say("m", { kind: "log", root: 0, level: "info", text: "x" });
  expect(realm.messages().filter(({ kind }) => kind === "log")).toHaveLength(3);
  realm.draw([["text", -2, 0, 1, "x".repeat(2_000)], ...texts(11, 2)]);
  const [first] = realm.batches();
  expect(first?.operations).toHaveLength(5);
  expect(first?.operations[0]).toEqual(["text", -2, 0, 1, "x".repeat(1_024)]);
});

it.each<[Partial<RealmLimits>, unknown[], string]>([
  [{ componentNodes: 50 }, texts(51), "nodes"],
  [{ depth: 5 }, nested(6), "depth"],
  [{ queuedOperations: 300 }, texts(301), "operations"],
])("S527 who draws more than it may is blamed by whose tree it was, whoever was entered before that was seen: %o", (limits, operations, why) => {
  const realm = realmOf(limits);
  realm.relay.fromHost({ kind: "relay", message: { kind: "load", request: 1, root: 2, modules: [] } });
  realm.say("e", "1");
  realm.say("e", "2");
  realm.draw([["text", -4, 0, 900, "innocent"], ...operations]);
  expect(realm.dead()).toEqual({ kind: "dead", why, culprit: 1 });
});

it("S556 of long calls two are with the host at a time, four are made in a burst and one more in a second, in lengths of the longest; more than sixteen that wait end the realm", () => {
  const realm = realmOf({ argumentsLength: 11_000 });
  const ask = (count: number): void => {
    for (let id = 0; id < count; id += 1) realm.say("s", JSON.stringify(call(id)).padEnd(10_000));
  };
  const answer = (): void => realm.relay.fromHost({ kind: "relay", message: { kind: "answer" } });
  ask(12);
  expect(realm.calls()).toBe(2);
  answer();
  expect(realm.calls()).toBe(3);
  for (let round = 0; round < 10; round += 1) answer();
  expect(realm.calls()).toBe(5);
  realm.live(0.5);
  expect(realm.calls()).toBe(5);
  realm.live(0.2);
  expect(realm.calls()).toBe(6);
  realm.say("s", call(99));
  ask(11);
  expect(realm.dead()).toBeUndefined();
  ask(1);
  expect(realm.dead()).toMatchObject({ why: "calls" });
});

it("S556 short calls are not held up by their length", () => {
  const realm = realmOf({});
  for (let id = 0; id < 64; id += 1) realm.say("s", JSON.stringify(call(id)).padEnd(10_000));
  expect(realm.calls()).toBe(64);
});
