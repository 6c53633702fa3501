import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { realmLimits } from "#core/limits/realmLimits.ts";
import { maxLateSteps, pingInterval, type GuardReport } from "#sandbox/protocol/index.ts";
import { Relay } from "./Relay.ts";
import { inserts, TestedRelay } from "./testing/TestedRelay.ts";

describe("the relay", () => {
  let tested: TestedRelay;
  let relay: Relay;
  let reports: TestedRelay["reports"];
  let pings: TestedRelay["pings"];
  let dead: TestedRelay["dead"];
  let batches: TestedRelay["batches"];
  let say: TestedRelay["say"];
  let tick: TestedRelay["tick"];
  let ready: TestedRelay["ready"];
  let draw: TestedRelay["draw"];

  beforeEach(() => {
    vi.useFakeTimers();
    tested = new TestedRelay((time) => void vi.advanceTimersByTime(time));
    ({ relay, reports, pings, dead, batches, say, tick, ready, draw } = tested);
  });

  afterEach(() => {
    relay.end("killed");
    vi.useRealTimers();
  });

  it("S1 a message that is no line, or no message, ends the realm", () => {
    relay.fromGuest({ kind: "batch", operations: [] });
    expect(dead()).toMatchObject({ why: "protocol" });
    expect(tested.terminated).toBe(1);
    relay.fromGuest("p1");
    expect(reports).toHaveLength(1);
  });

  it("S20 silence of 20 pings ends a realm that never became ready", () => {
    tick(20);
    expect(pings()).toHaveLength(20);
    expect(dead()).toBeUndefined();
    tick();
    expect(dead()).toMatchObject({ why: "boot" });
  });

  it("S20 silence of 15 pings ends a realm that evaluates, of 5 one that runs", () => {
    ready();
    relay.fromHost({ kind: "relay", message: { kind: "load", request: 1, root: 1, modules: [] } });
    tick(15);
    expect(dead()).toBeUndefined();
    say("p", String(pings().at(-1)));
    say("m", { kind: "done", request: 1, isOk: true, hasDefault: true });
    tick(5);
    expect(dead()).toBeUndefined();
    tick();
    expect(dead()).toMatchObject({ why: "hang" });
  });

  it("S20 only pongs of sent pings count as life", () => {
    ready();
    for (let round = 0; round < 6; round += 1) {
      tick();
      say("p", "999999");
      say("p", "0");
      draw([]);
      say("e", "1");
    }
    expect(dead()).toMatchObject({ why: "hang" });
  });

  const tickLate = (times: number, late = pingInterval / 4): void => {
    for (let time = 0; time < times; time += 1) {
      tested.busy += late;
      tick();
    }
  };

  it("S35 pings that are answered while the guard is starved were in time, however late it comes", () => {
    ready();
    for (let round = 0; round < 20; round += 1) {
      tickLate(4, 10_000);
      say("p", String(pings().at(-1)));
    }
    expect(dead()).toBeUndefined();
  });

  it("S35 a step that comes late does not count for silence, and the next one is a whole interval later", () => {
    ready();
    tick(3);
    tickLate(3, 500);
    tick(2);
    expect(dead()).toBeUndefined();
    tick();
    expect(dead()).toMatchObject({ why: "hang" });
  });

  it("S35 who starves the machine is ended all the same, after five steps more", () => {
    ready();
    tickLate(realmLimits.runningPings + maxLateSteps);
    expect(dead()).toBeUndefined();
    tickLate(1);
    expect(dead()).toMatchObject({ why: "hang" });
  });

  it("S35 a step a little late counts", () => {
    ready();
    tickLate(realmLimits.runningPings, pingInterval / 4 - 1);
    expect(dead()).toBeUndefined();
    tickLate(1, pingInterval / 4 - 1);
    expect(dead()).toMatchObject({ why: "hang" });
  });

  it("S35 a realm whose own flood keeps the guard from its timer is ended as soon as one that is still", () => {
    ready();
    for (let line = 0; line < 500; line += 1) say("p", "0");
    expect(pings()).toHaveLength(0);
    // Time passes with lines only: the guard's timer does not get its turn.
    for (let line = 0; line < 6 * pingInterval && !dead(); line += 1) {
      tested.busy += 1;
      say("p", "0");
    }
    expect(pings()).toHaveLength(realmLimits.runningPings);
    expect(dead()).toMatchObject({ why: "hang" });
  });

  it("S35 the flood of a neighbour is not held against a realm that waits behind it", () => {
    const heard: GuardReport[] = [];
    const neighbour = new Relay({
      limits: realmLimits, now: () => Date.now() + tested.busy, toGuest: () => undefined, toHost: (report) => heard.push(report), terminate: () => undefined,
    });
    neighbour.fromGuest('m{"kind":"ready"}');
    ready();
    tick();
    for (let line = 0; line < 700 && heard.every(({ kind }) => kind !== "dead"); line += 1) {
      tested.busy += 1;
      neighbour.fromGuest("p0");
    }
    expect(heard.at(-1)).toMatchObject({ why: "hang" });
    tick();
    say("p", String(pings().at(-1)));
    tick(realmLimits.runningPings);
    expect(dead()).toBeUndefined();
  });

  it("S20 a realm that answers lives", () => {
    ready();
    for (let round = 0; round < 100; round += 1) {
      tick();
      say("p", String(pings().at(-1)));
    }
    expect(dead()).toBeUndefined();
  });

  it("S21 more than 5,000 nodes of a component end the realm; removed ones do not count", () => {
    const add = (from: number): void => {
      for (let at = 0; at < 5; at += 1) draw(inserts(1_000, from + at * 1_000));
      for (let paints = 0; paints < 20; paints += 1) relay.fromHost({ kind: "credit" });
    };
    add(1);
    draw(Array.from({ length: 1_000 }, (_, index) => ["remove", index + 1]));
    draw(inserts(1_000, 10_001));
    expect(dead()).toBeUndefined();
    draw(inserts(1, 20_001));
    expect(dead()).toMatchObject({ why: "nodes" });
  });

  it("S21 what stands below a removed node does not count either", () => {
    for (let box = 1; box < 6_000; box += 1_000) {
      draw([["element", -2, 0, box, "b", 0, [], [], []], ...inserts(998, box + 1, box), ["remove", box]]);
      relay.fromHost({ kind: "credit" });
      relay.fromHost({ kind: "credit" });
    }
    expect(dead()).toBeUndefined();
  });

  it("S21 more than 64 levels end the realm, also by moves", () => {
    const chain = (from: number, length: number, parent = -2): unknown[] =>
      Array.from({ length }, (_, index) => ["element", index === 0 ? parent : from + index - 1, 0, from + index, "b", 0, [], [], []]);
    draw([...chain(1, 40), ...chain(100, 40)]);
    expect(dead()).toBeUndefined();
    draw([["move", 100, 40, 0]]);
    expect(dead()).toMatchObject({ why: "depth" });
  });

  it("S21 what is put below a text stays where it was, and stays counted", () => {
    draw([["element", -2, 0, 1, "b", 0, [], [], []], ["text", -2, 0, 2, "x"]]);
    for (let at = 0; at < 4; at += 1) draw(inserts(1_000, 10 + at * 1_000, 1));
    draw([["move", 1, 2, 0], ["remove", 2]]);
    for (let paints = 0; paints < 20; paints += 1) relay.fromHost({ kind: "credit" });
    draw(inserts(999, 10_000));
    expect(dead()).toBeUndefined();
    draw(inserts(1, 20_000));
    expect(dead()).toMatchObject({ why: "nodes" });
  });

  it("S451 nodes that hold more than 16 MB end the realm, by lines that are all short enough", () => {
    const fill = (count: number, from: number): void => {
      for (let id = from; id < from + count; id += 1) {
        draw([["text", -2, 0, id, "x".repeat(100_000)]]);
        relay.fromHost({ kind: "credit" });
      }
    };
    fill(160, 1);
    expect(dead()).toBeUndefined();
    fill(10, 1_001);
    expect(dead()).toMatchObject({ why: "size" });
  });

  it("S22 operations come in batches of 500, each after the credit for the one before", () => {
    draw(inserts(1_200), 3);
    draw([["data", 1, "y"]], 4);
    expect(batches().map(({ operations }) => operations.length)).toEqual([500]);
    relay.fromHost({ kind: "credit" });
    relay.fromHost({ kind: "credit" });
    relay.fromHost({ kind: "credit" });
    expect(batches().map(({ operations }) => operations.length)).toEqual([500, 500, 201]);
    expect(batches().at(-1)).toMatchObject({ ack: 4 });
  });

  it("S29 the answer to a mounting comes after the operations before it, the answer to a load at once", () => {
    const kinds = (): string[] => reports.map(({ kind }) => kind).filter((kind) => kind === "batch" || kind === "message");
    ready();
    relay.fromHost({ kind: "relay", message: { kind: "mount", request: 1, orders: [] } });
    relay.fromHost({ kind: "relay", message: { kind: "load", request: 2, root: 1, modules: [] } });
    draw(inserts(1_200));
    for (const request of [1, 2]) say("m", { kind: "done", request, isOk: true, hasDefault: true });
    draw([["data", 1, "y"]]);
    expect(kinds()).toEqual(["message", "batch", "message"]);
    relay.fromHost({ kind: "credit" });
    expect(kinds().slice(3)).toEqual(["batch"]);
    relay.fromHost({ kind: "credit" });
    expect(kinds().slice(4)).toEqual(["batch", "message"]);
  });

  it("S38 while components are being mounted operations wait 80 ms for one another, or until a batch is full", () => {
    const sizes = (): number[] => batches().map(({ operations }) => operations.length);
    ready();
    relay.fromHost({ kind: "relay", message: { kind: "mount", request: 1, orders: [] } });
    draw(inserts(10));
    draw(inserts(20, 11));
    relay.fromHost({ kind: "credit" });
    vi.advanceTimersByTime(79);
    expect(sizes()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sizes()).toEqual([30]);
    relay.fromHost({ kind: "credit" });
    draw(inserts(500, 31));
    expect(sizes()).toEqual([30, 500]);
    relay.fromHost({ kind: "credit" });
    draw(inserts(1, 531));
    say("m", { kind: "done", request: 1, isOk: true, hasDefault: true });
    expect(sizes()).toEqual([30, 500, 1]);
    relay.fromHost({ kind: "credit" });
    draw([["data", 1, "y"]]);
    expect(sizes()).toEqual([30, 500, 1, 1]);
  });

  it("S22 more than 20,000 waiting operations end the realm", () => {
    draw(inserts(1));
    const changes = Array.from({ length: 1_000 }, () => ["data", 1, "y"]);
    for (let at = 0; at < 20; at += 1) draw(changes);
    expect(dead()).toBeUndefined();
    draw([["data", 1, "z"]]);
    expect(dead()).toMatchObject({ why: "operations" });
  });

  it("S450 what waits is joined to batches of at most 256 KB, or one operation", () => {
    draw(inserts(1));
    for (const id of [2, 4, 6]) draw([["text", -2, 0, id, "x".repeat(100_000)], ["text", -2, 0, id + 1, "x".repeat(100_000)]]);
    // Half of a pair: as the guest says it, it is one character; as it is passed on, six.
    relay.fromGuest(`b{"ack":0,"operations":[["text",-2,0,8,"${"\ud800".repeat(60_000)}"]]}`);
    for (let paints = 0; paints < 5; paints += 1) relay.fromHost({ kind: "credit" });
    expect(batches().map(({ operations }) => operations.length)).toEqual([1, 2, 2, 2, 1]);
    const lengths = reports.flatMap((report) => (report.kind === "batch" ? [report.body.length] : []));
    expect(Math.max(...lengths.slice(0, -1))).toBeLessThan(realmLimits.operationsLength);
    expect(lengths.at(-1)).toBeGreaterThan(realmLimits.operationsLength);
  });

  it("S450 more than 16 MB of waiting operations end the realm", () => {
    draw([["text", -2, 0, 1, ""]]);
    const long = [["data", 1, "x".repeat(100_000)], ["data", 1, "x".repeat(100_000)]];
    for (let at = 0; at < 83; at += 1) draw(long);
    expect(dead()).toBeUndefined();
    draw(long);
    expect(dead()).toMatchObject({ why: "operations" });
  });

  it("S453 moves of a large part of the tree come few at a time, and end the realm when many wait", () => {
    draw([["element", -2, 0, 1, "b", 0, [], [], []], ["element", -2, 0, 2, "b", 0, [], [], []]]);
    for (let at = 0; at < 4; at += 1) draw(inserts(1_000, at * 1_000 + 10, 1));
    for (let paints = 0; paints < 10; paints += 1) relay.fromHost({ kind: "credit" });
    const drawnBefore = batches().length;
    const moves = (count: number): void => draw(Array.from({ length: count }, (_, at) => ["move", 1, at % 2 ? -2 : -3, 0]));
    moves(3);
    for (let paints = 0; paints < 5; paints += 1) relay.fromHost({ kind: "credit" });
    expect(batches().slice(drawnBefore).map(({ operations }) => operations.length)).toEqual([1, 1, 1]);
    moves(45);
    expect(dead()).toBeUndefined();
    moves(10);
    expect(dead()).toMatchObject({ why: "operations" });
  });
});
