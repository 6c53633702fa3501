import { realmLimits } from "#core/limits/realmLimits.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { HostMessage, Operation, RootId } from "#sandbox/protocol/index.ts";
import { Receiver, type DrawnNodes } from "#sandbox/host/receiver/Receiver.ts";
import { TreeLedger } from "./TreeLedger.ts";

const undrawn: DrawnNodes = {
  attributeChanged: () => undefined, styleChanged: () => undefined, propertyChanged: () => undefined, called: () => undefined,
  observed: () => undefined, listened: () => undefined, styled: () => undefined, applied: () => undefined,
  removed: () => undefined, placed: () => undefined, takenOut: () => undefined, textChanged: () => undefined,
};

/** A host and a guard, each of which hears of what the other did some time later. */
class Line {
  readonly receiver = new Receiver(realmLimits, undrawn);
  readonly ledger = new TreeLedger(realmLimits);
  readonly #toGuard: HostMessage[] = [];
  readonly #toHost: Operation[] = [];
  readonly #opened = new Set<RootId>();

  open(root: RootId): void {
    if (this.#opened.has(root)) return;
    this.#opened.add(root);
    this.receiver.openRoot(root);
    this.#toGuard.push({ kind: "load", request: 1, root, modules: [] });
  }

  close(root: RootId): void {
    if (!this.receiver.hasRoot(root)) return;
    this.receiver.closeRoot(root);
    this.#toGuard.push({ kind: "unmount", root });
  }

  /** What would end the realm, a realm that lives has not said. */
  say(operation: Operation): void {
    if (this.ledger.enter(operation) !== "protocol") this.#toHost.push(operation);
  }

  guardHears(count: number): void {
    for (const message of this.#toGuard.splice(0, count)) this.ledger.hear(message);
  }

  hostHears(count: number): void {
    this.receiver.apply({ ack: 0, operations: this.#toHost.splice(0, count) });
  }
}

const root = fc.integer({ min: 1, max: 3 });
const id = fc.integer({ min: 1, max: 12 });
const parent = fc.oneof(id, fc.integer({ min: -7, max: -2 }));
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(parent, id).map(([at, node]): Operation => ["element", at, 0, node, "b", 0, [], [], []]) },
  fc.tuple(parent, id).map(([at, node]): Operation => ["text", at, 0, node, "x"]),
  { weight: 3, arbitrary: fc.tuple(id, parent).map(([node, at]): Operation => ["move", node, at, 0]) },
  id.map((node): Operation => ["remove", node]),
);
type Step = (line: Line) => void;
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: operation.map((said): Step => (line) => line.say(said)) },
  { weight: 1, arbitrary: root.map((at): Step => (line) => line.close(at)) },
  { weight: 2, arbitrary: root.map((at): Step => (line) => line.open(at)) },
  { weight: 2, arbitrary: fc.nat({ max: 3 }).map((count): Step => (line) => line.guardHears(count)) },
  { weight: 2, arbitrary: fc.nat({ max: 6 }).map((count): Step => (line) => line.hostHears(count)) },
);

it("S512 whatever a realm says while the host opens and closes roots, guard and host hold the same number of nodes", () => {
  let most = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 200 }), (steps) => {
      const line = new Line();
      for (const take of steps) take(line);
      line.hostHears(Infinity);
      line.guardHears(Infinity);
      most = Math.max(most, line.receiver.size);
      expect(line.ledger.size).toBe(line.receiver.size);
    }),
    { numRuns: 3_000 },
  );
  expect(most).toBeGreaterThan(6);
});
