import { beforeEach, describe, expect, it } from "vitest";
import type { Operation } from "#sandbox/protocol/index.ts";
import { maxRealmNodes, maxRootNodes, TreeLedger } from "./TreeLedger.ts";

describe("the ledger of a realm's nodes", () => {
  const long = "x".repeat(100_000);
  let ledger: TreeLedger;
  const enter = (...operations: Operation[]): unknown[] =>
    operations.map((operation) => ledger.enter(operation)).filter((answer) => typeof answer === "string");
  const element = (id: number, text = ""): Operation =>
    ["element", -2, 0, id, "b", 0, text ? [["title", text]] : [], text ? [["--x", text]] : [], text ? [["value", text]] : []];
  const times = (count: number, make: (at: number) => Operation): Operation[] => Array.from({ length: count }, (_, at) => make(at + 1));

  beforeEach(() => {
    ledger = new TreeLedger();
  });

  it("S451 attributes, styles and properties that come with nodes count together", () => {
    expect(enter(...times(55, (at) => element(at, long)))).toEqual([]);
    expect(enter(element(100, long))).toEqual(["size"]);
  });

  it("S451 those that come later count, under whatever name, and in lists", () => {
    enter(...times(10, (at) => element(at)));
    for (const kind of ["attribute", "style"] as const) expect(enter(...times(50, (at) => [kind, 1, `n${at}`, long]))).toEqual([]);
    expect(enter(...times(60, (at) => ["property", 1, `n${at}`, [[long]]]))).toEqual([]);
    expect(enter(...times(10, (at) => ["data", at, long])).at(-1)).toBe("size");
  });

  it("S451 what is replaced, taken back or removed does not count", () => {
    enter(element(1), ["text", 1, 0, 2, long]);
    for (const operation of [["data", 2, long], ["attribute", 1, "title", long], ["style", 1, "--x", long], ["property", 1, "value", [long]]] as const) {
      expect(enter(...times(500, () => operation))).toEqual([]);
    }
    for (let id = 10; id < 500; id += 2) {
      expect(enter(element(id, long), ["text", id, 0, id + 1, long], ["attribute", id, "a", long], ["attribute", id, "a", null], ["remove", id])).toEqual([]);
    }
  });

  it("S451 a second node of an id takes nothing back", () => {
    const texts = (text: string): Operation[] => times(160, (at) => ["text", -2, 0, at, text]);
    expect(enter(...texts(long), ...texts(""))).toEqual([]);
    expect(enter(...times(10, (at) => ["text", -2, 0, at + 1_000, long])).at(-1)).toBe("size");
  });

  it("S451 one node has at most 200 names, those that are removed not counted", () => {
    enter(element(1));
    expect(enter(...times(300, (at) => ["attribute", 1, `n${at % 2 ? at : at - 1}`, at % 2 ? "x" : null]))).toEqual([]);
    expect(enter(...times(100, (at) => ["style", 1, `n${at}`, "x"]), ...times(100, (at) => ["property", 1, `n${at}`, 1]))).toEqual([]);
    expect(enter(["attribute", 1, "id", "x"])).toEqual(["size"]);
  });

  it("S21 a realm has at most 20,000 nodes, however many components hold them, and one at most 5,000", () => {
    const text = (layer: number, id: number): Operation => ["text", layer, 0, id, ""];
    const roots = maxRealmNodes / maxRootNodes;
    for (let root = 1; root <= roots; root += 1) {
      expect(enter(...times(maxRootNodes, (at) => text(-2 * root, root * 10_000 + at)))).toEqual([]);
    }
    expect(maxRealmNodes).toBe(20_000);
    expect(ledger.enter(text(-2 * (roots + 1), 1))).toBe("nodes");
    expect(ledger.enter(["remove", 1])).toBe(1);
    expect([ledger.enter(["remove", 10_001]), ledger.enter(text(-2 * (roots + 1), 2))]).toEqual([1, 1]);
    expect(ledger.enter(["remove", 20_001])).toBe(1);
    // Others have room, the full component has none.
    expect(ledger.enter(text(-6, 3))).toBe("nodes");
  });

  it("S453 a move weighs one operation, and one more for every ten nodes that go along", () => {
    enter(element(1), element(2), ["element", 1, 0, 3, "b", 0, [], [], []], ...times(40, (at) => ["text", 3, 0, at + 10, "x"]));
    expect([ledger.enter(["move", 10, 2, 0]), ledger.enter(["move", 1, 2, 0]), ledger.enter(["move", 2, 1, 0])]).toEqual([1, 5, 1]);
    expect(ledger.enter(["remove", 1])).toBe(1);
  });
});
