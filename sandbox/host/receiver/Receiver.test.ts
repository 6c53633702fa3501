import { realmLimits } from "#core/limits/realmLimits.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Operation, ParentId } from "#sandbox/protocol/index.ts";
import type { ReceivedElement, ReceivedNode } from "./ReceivedNode.ts";
import { Receiver, type DrawnNodes } from "./Receiver.ts";

const drawn: DrawnNodes = {
  attributeChanged: () => undefined,
  styleChanged: () => undefined,
  propertyChanged: () => undefined,
  called: () => undefined,
  observed: () => undefined, listened: () => undefined, styled: () => undefined, applied: () => undefined,
  removed: () => undefined, placed: () => undefined, takenOut: () => undefined, textChanged: () => undefined,
};

function createReceiver(): { receiver: Receiver; apply: (...operations: Operation[]) => boolean } {
  const receiver = new Receiver(realmLimits, drawn);
  receiver.openRoot(1);
  return { receiver, apply: (...operations) => receiver.apply({ ack: 0, operations }) };
}

const element = (parent: number, id: number, before = 0): Operation => ["element", parent, before, id, "div", 0, [], [], []];
const idsBelow = (receiver: Receiver, parent: ParentId): number[] =>
  receiver.childrenOf(parent).flatMap(({ id }) => [id, ...idsBelow(receiver, id)]);

describe("the receiver", () => {
  it("S50 operations on unknown nodes and second nodes of an id change nothing", () => {
    const { receiver, apply } = createReceiver();
    apply(element(-2, 1), element(1, 2));
    apply(element(99, 3), element(-4, 4), element(-2, 2), ["remove", 77], ["move", 77, 1, 0], ["move", 2, 55, 0], ["data", 1, "x"]);
    apply(["attribute", 9, "class", "x"], ["property", 9, "value", 1], ["call", 9, "focus", []], ["observe", 9, 1]);
    expect(idsBelow(receiver, -2)).toEqual([1, 2]);
    expect(receiver.size).toBe(2);
  });

  it("S50 a node is not moved into itself", () => {
    const { receiver, apply } = createReceiver();
    apply(element(-2, 1), element(1, 2), element(2, 3));
    apply(["move", 1, 3, 0], ["move", 1, 1, 0], ["move", 2, 2, 0]);
    expect(idsBelow(receiver, -2)).toEqual([1, 2, 3]);
  });

  it("S512 nothing is moved from one root into another", () => {
    const { receiver, apply } = createReceiver();
    receiver.openRoot(2);
    apply(element(-2, 1), element(1, 2), element(-4, 3), ["move", 2, 3, 0], ["move", 1, -5, 0], ["move", 2, -3, 0]);
    expect([-2, -3, -4, -5].map((layer) => idsBelow(receiver, layer))).toEqual([[1], [2], [3], []]);
  });

  it("S50 a root that the host has closed takes nothing more", () => {
    const { receiver, apply } = createReceiver();
    apply(element(-2, 1), element(1, 2));
    receiver.closeRoot(1);
    apply(element(-2, 5), element(1, 6));
    expect(receiver.size).toBe(0);
  });

  it("S546 a sheet is taken away though its component has gone, and a rule of its keeps the place alone", () => {
    const styled: unknown[] = [];
    const receiver = new Receiver(realmLimits, { ...drawn, styled: (operation) => styled.push(operation) });
    receiver.openRoot(1);
    receiver.closeRoot(1);
    const operations: Operation[] = [["sheet", 1, 7, "a{}"], ["rule", 1, 7, 0, "b{}"], ["sheet", 1, 7, ""], ["unrule", 7, 0]];
    receiver.apply({ ack: 0, operations });
    expect(styled).toEqual([["rule", 0, 7, 0, ""], ...operations.slice(2)]);
  });

  it("S452 texts, attributes and properties beyond twice what the guard allows are told, unless they are gone", () => {
    const { apply } = createReceiver();
    const text = "x".repeat(1024 * 1024);
    const fill = (id: number): Operation[] => [
      element(-2, id), ["text", id, 0, id + 1, text], ["attribute", id, "title", text], ["style", id, "--x", text], ["property", id, "value", text],
    ];
    for (let id = 1; id < 300; id += 2) expect(apply(...fill(id), ...fill(id), ["data", id + 1, text], ["remove", id])).toBe(true);
    for (let id = 301; id < 315; id += 2) expect(apply(...fill(id))).toBe(true);
    expect(apply(...fill(401))).toBe(false);
    expect(apply(["data", 402, ""], ["attribute", 401, "title", null], ["style", 401, "--x", ""])).toBe(true);
  });

  it("S454 first-party parts are found wherever they and what is around them are moved to", () => {
    const id = fc.integer({ min: 1, max: 6 });
    const parent = fc.oneof(id, fc.constantFrom(-2, -3));
    const operation: fc.Arbitrary<Operation> = fc.oneof(
      fc.tuple(parent, id, fc.constantFrom("div", "platon-form")).map(([to, node, tag]): Operation => ["element", to, 0, node, tag, 0, [], [], []]),
      { weight: 2, arbitrary: fc.tuple(id, parent).map(([node, to]): Operation => ["move", node, to, 0]) },
      id.map((node): Operation => ["remove", node]),
    );
    const outermost = (receiver: Receiver, site: ParentId): number[] =>
      receiver.childrenOf(site).flatMap((node) => (node.kind === "element" && node.parts ? [node.id] : outermost(receiver, node.id)));
    fc.assert(
      fc.property(fc.array(operation, { minLength: 20, maxLength: 60 }), (operations) => {
        const { receiver, apply } = createReceiver();
        apply(...operations);
        const hosts = [-2, -3, ...idsBelow(receiver, -2), ...idsBelow(receiver, -3)].flatMap((one) => outermost(receiver, one));
        for (const site of [-2, -3, ...hosts]) {
          expect(receiver.partsOf(site).map((part) => part.id).sort()).toEqual(outermost(receiver, site).sort());
        }
      }),
      { numRuns: 500 },
    );
  });

  it("S454 what moves is not walked where there are none", () => {
    let walked = 0;
    const seen = new Set<number>();
    const placed = (node: ReceivedNode): void => {
      if (seen.has(node.id)) return;
      seen.add(node.id);
      const { children } = node as ReceivedElement;
      Object.defineProperty(node, "children", { get: () => ((walked += 1), children) });
    };
    const receiver = new Receiver(realmLimits, { ...drawn, placed });
    receiver.openRoot(1);
    const boxes = Array.from({ length: 500 }, (_, at) => element(1, at + 2));
    receiver.apply({ ack: 0, operations: [element(-2, 1), ...boxes] });
    walked = 0;
    receiver.apply({ ack: 0, operations: Array.from({ length: 100 }, (_, at): Operation => ["move", 1, at % 2 ? -2 : -3, 0]) });
    expect(walked).toBe(0);
  });

  it("S51 random operations keep a tree", () => {
    const id = fc.integer({ min: 1, max: 12 });
    const parent = fc.oneof(id, fc.constantFrom(-2, -3, -4));
    const before = fc.oneof(id, fc.constant(0));
    const operation: fc.Arbitrary<Operation> = fc.oneof(
      fc.tuple(parent, id, before).map(([to, node, next]) => element(to, node, next)),
      fc.tuple(parent, id).map(([to, node]): Operation => ["text", to, 0, node, "x"]),
      id.map((node): Operation => ["remove", node]),
      fc.tuple(id, parent, before).map(([node, to, next]): Operation => ["move", node, to, next]),
      id.map((node): Operation => ["data", node, "y"]),
    );
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
        const { receiver, apply } = createReceiver();
        expect(apply(...operations)).toBe(true);
        const ids = [...idsBelow(receiver, -2), ...idsBelow(receiver, -3)];
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBe(receiver.size);
        expect(receiver.size).toBeLessThanOrEqual(12);
      }),
      { numRuns: 1_000 },
    );
  });
});
