import { beforeEach, describe, expect, it } from "vitest";
import type { Operation } from "#sandbox/protocol/index.ts";
import { realmLimits } from "#core/limits/realmLimits.ts";
import { TreeLedger } from "./TreeLedger.ts";

describe("the ledger of a realm's nodes", () => {
  const long = "x".repeat(100_000);
  let ledger: TreeLedger;
  const enter = (...operations: Operation[]): unknown[] =>
    operations.map((operation) => ledger.enter(operation)).filter((answer) => typeof answer === "string");
  const element = (id: number, text = ""): Operation =>
    ["element", -2, 0, id, "b", 0, text ? [["title", text]] : [], text ? [["--x", text]] : [], text ? [["value", text]] : []];
  const load = (root: number): void => ledger.hear({ kind: "load", request: 1, root, modules: [] });
  const times = (count: number, make: (at: number) => Operation): Operation[] => Array.from({ length: count }, (_, at) => make(at + 1));

  beforeEach(() => {
    ledger = new TreeLedger(realmLimits);
    for (let root = 1; root <= 6; root += 1) load(root);
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

  it("S511 a second node of an id ends the realm, unless the first has gone", () => {
    expect(enter(element(1), ["remove", 1], ["text", -2, 0, 1, "x"], element(1))).toEqual(["protocol"]);
  });

  it("S511 so does what is put into a root that the host has not named", () => {
    expect(enter(["text", -14, 0, 1, "x"], ["element", -15, 0, 1, "b", 0, [], [], []])).toEqual(["protocol", "protocol"]);
    expect(enter(element(1), ["move", 1, -14, 0])).toEqual(["protocol"]);
    load(7);
    expect(enter(["text", -14, 0, 2, "x"])).toEqual([]);
    ledger.hear({ kind: "mount", request: 2, orders: [{ root: 8, modules: [], props: null }] });
    expect([enter(["text", -16, 0, 3, "x"]), ledger.size]).toEqual([[], 3]);
  });

  it("S512 what a root held goes with it, and nothing comes to it any more", () => {
    enter(...times(10, element), ["element", -4, 0, 20, "b", 0, [], [], []], ["text", 1, 0, 21, long], ["text", 20, 0, 22, "x"]);
    ledger.hear({ kind: "unmount", root: 1 });
    expect(ledger.size).toBe(2);
    expect(enter(["text", -2, 0, 30, long], ["text", 1, 0, 31, long], ["data", 21, long], ["remove", 2], ["move", 20, -2, 0])).toEqual([]);
    expect(ledger.size).toBe(2);
    expect(enter(...times(150, (at) => ["text", -4, 0, at + 100, long]))).toEqual([]);
  });

  it("S512 nothing is moved from one root into another, by the guard as by the host", () => {
    enter(element(1), ["text", 1, 0, 2, "x"], ["element", -4, 0, 3, "b", 0, [], [], []]);
    expect(enter(["move", 1, 3, 0], ["move", 2, -4, 0], ["remove", 3])).toEqual([]);
    expect(ledger.size).toBe(2);
    // From the component to its portals is within one root.
    expect(enter(["move", 1, -3, 0], ["remove", 1])).toEqual([]);
    expect(ledger.size).toBe(0);
  });

  it("S451 one node has at most 200 names, those that are removed not counted", () => {
    enter(element(1));
    expect(enter(...times(300, (at) => ["attribute", 1, `n${at % 2 ? at : at - 1}`, at % 2 ? "x" : null]))).toEqual([]);
    expect(enter(...times(100, (at) => ["style", 1, `n${at}`, "x"]), ...times(100, (at) => ["property", 1, `n${at}`, 1]))).toEqual([]);
    expect(enter(["attribute", 1, "id", "x"])).toEqual(["size"]);
  });

  it("S21 a realm has at most 20,000 nodes, however many components hold them, and one at most 5,000", () => {
    const text = (layer: number, id: number): Operation => ["text", layer, 0, id, ""];
    const roots = realmLimits.realmNodes / realmLimits.componentNodes;
    for (let root = 1; root <= roots; root += 1) {
      expect(enter(...times(realmLimits.componentNodes, (at) => text(-2 * root, root * 10_000 + at)))).toEqual([]);
    }
    expect(realmLimits.realmNodes).toBe(20_000);
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

  const part = (tag: string, id: number, layer = -2): Operation => ["element", layer, 0, id, tag, 0, [], [], []];

  it("S547 a table or a form weighs a hundred operations and a component 50, moved ones too, and another first-party part five", () => {
    const tags = ["platon-table", "platon-form", "platon-link", "platon-file", "platon-icon", "b", "platon", "platon-component"];
    expect(tags.map((tag, at) => ledger.enter(part(tag, at + 1)))).toEqual([100, 100, 5, 5, 5, 1, 1, 50]);
    expect([1, 3, 8].map((id) => ledger.enter(["move", id, 6, 0]))).toEqual([101, 1, 51]);
    expect(ledger.enter(["move", 6, -3, 0])).toBe(151);
  });

  it("S548 a component has at most 50 tables, forms and other components, those that are gone not counted", () => {
    const tags = ["platon-table", "platon-form", "platon-component"];
    expect(enter(...times(50, (at) => part(tags[at % 3] ?? "", at)))).toEqual([]);
    expect(enter(part("platon-icon", 60), part("platon-table", 61, -4))).toEqual([]);
    for (let id = 100; id < 200; id += 1) expect(enter(["remove", id === 100 ? 1 : id - 1], part("platon-form", id))).toEqual([]);
    expect(enter(part("platon-table", 200))).toEqual(["nodes"]);
    ledger.hear({ kind: "unmount", root: 2 });
    load(7);
    expect(enter(...times(50, (at) => part("platon-table", 300 + at, -14)))).toEqual([]);
  });

  it("S548 a realm has at most 200 tables, forms and components in components, however many name them", () => {
    for (let root = 1; root <= 5; root += 1) expect(enter(...times(40, (at) => part("platon-component", root * 100 + at, -2 * root)))).toEqual([]);
    expect(ledger.enter(part("platon-component", 600, -12))).toBe("nodes");
    expect(enter(["remove", 600], ["remove", 101])).toEqual([]);
    expect([ledger.enter(part("platon-component", 601, -12)), ledger.enter(part("platon-component", 602, -12))]).toEqual([50, "nodes"]);
    ledger.hear({ kind: "unmount", root: 2 });
    expect(enter(...times(39, (at) => part("platon-form", 700 + at, -12)))).toEqual([]);
  });

  it("S546 nobody is blamed for a sheet whose component has gone", () => {
    ledger.hear({ kind: "unmount", root: 1 });
    const said: Operation[] = [["sheet", 1, 1, ""], ["rule", 1, 1, 0, "a{}"], ["unrule", 1, 0], ["sheet", 2, 1, "a{}"]];
    expect(said.map((operation) => ledger.rootOf(operation))).toEqual([undefined, undefined, undefined, 2]);
  });
});
