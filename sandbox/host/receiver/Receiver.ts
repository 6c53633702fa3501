import type { RealmLimits } from "#core/limits/realmLimits.ts";
import {
  contentLayer,
  costOf,
  layersOf,
  maxContents,
  rootOfLayer,
  type Batch,
  type FrequentEvent,
  type InsertElement,
  type InsertRule,
  type NodeId,
  type ObservedParts,
  type Operation,
  type ParentId,
  type Plain,
  type RootId,
  type SetSheet,
  type SheetOperation,
} from "#sandbox/protocol/index.ts";
import { heldBy, isHostTag, type ReceivedElement, type ReceivedLayer, type ReceivedNode, type ReceivedParent, type ReceivedSite } from "./ReceivedNode.ts";

/** What happens to nodes that are drawn; the renderer sets it. */
export interface DrawnNodes {
  /** A node is new, or has another place: in its parent, before the sibling `next`. */
  placed(node: ReceivedNode, next: NodeId | undefined): void;
  /** A node has left its parent, with what is below it. */
  takenOut(id: NodeId): void;
  textChanged(id: NodeId, text: string): void;
  attributeChanged(node: ReceivedElement, name: string): void;
  styleChanged(node: ReceivedElement, name: string): void;
  /** `ack` is the latest event that the realm had handled when it said this. */
  propertyChanged(node: ReceivedElement, name: string, ack: number): void;
  called(operation: Extract<Operation, readonly ["call", ...unknown[]]>): void;
  observed(id: NodeId, what: ObservedParts): void;
  /** A node or a layer is asked for a frequent event. */
  listened(id: ParentId, type: FrequentEvent): void;
  /** A style sheet of a library has changed. */
  styled(operation: SheetOperation): void;
  removed(id: NodeId): void;
  /** A batch has been taken in; what is drawn of it follows. */
  applied(): void;
}

/** The guard ends a realm at its limits; twice as much is the host's own, which holds should the guard ever fail. */
const timesTheGuards = 2;

/**
 * Keeps the trees of one realm. Operations that make no sense (unknown nodes, cycles, a second node of an id) change
 * nothing: a hostile guest spoils its own picture, no more.
 */
export class Receiver {
  readonly #nodes = new Map<NodeId, ReceivedNode>();
  readonly #layers = new Map<ParentId, ReceivedLayer>();
  readonly #listeners = new Map<ParentId, Set<() => void>>();
  readonly #drawn: DrawnNodes;
  readonly #mostNodes: number;
  readonly #changed = new Set<ParentId>();
  /** Characters that all nodes hold. */
  #held = 0;

  constructor({ realmNodes }: RealmLimits, drawn: DrawnNodes) {
    this.#mostNodes = timesTheGuards * realmNodes;
    this.#drawn = drawn;
  }

  get size(): number {
    return this.#nodes.size;
  }

  /** Makes room for a root; what a guest says for a root that the host has not opened goes nowhere. */
  openRoot(root: RootId): void {
    for (const id of layersOf(root)) {
      if (!this.#layers.has(id)) this.#layers.set(id, { kind: "layer", id, children: [], parts: new Set(), version: 0 });
    }
  }

  hasRoot(root: RootId): boolean {
    return this.#layers.has(contentLayer(root));
  }

  closeRoot(root: RootId): void {
    for (const id of layersOf(root)) {
      for (const child of this.#layers.get(id)?.children ?? []) this.#forget(child);
      this.#layers.delete(id);
    }
  }

  get roots(): ReadonlySet<RootId> {
    return new Set([...this.#layers.keys()].map(rootOfLayer));
  }

  childrenOf(parent: ParentId): readonly ReceivedNode[] {
    return this.#parent(parent)?.children ?? [];
  }

  /** The host elements of a layer or of a host element that have no other one in between. */
  partsOf(site: ParentId): readonly ReceivedElement[] {
    return [...(this.#parent(site)?.parts ?? [])];
  }

  /** The elements in which a node stands, the nearest first. */
  *elementsAround({ parent }: ReceivedNode): Generator<ReceivedElement> {
    for (let at = this.#parent(parent); at?.kind === "element"; at = this.#parent(at.parent)) yield at;
  }

  /** Changes whenever what React draws of a layer or a host element does. */
  versionOf(site: ParentId): number {
    return this.#parent(site)?.version ?? 0;
  }

  /** Calls `listener` when the version changes. */
  subscribe(parent: ParentId, listener: () => void): () => void {
    const listeners = this.#listeners.get(parent) ?? new Set();
    this.#listeners.set(parent, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(parent);
    };
  }

  /** How many operations of a batch, which is not taken in yet, change what each root draws. */
  rootsOf({ operations }: Batch): Map<RootId, number> {
    const counts = new Map<RootId, number>();
    /** Roots of what the batch itself inserts, and of what was looked up for it. */
    const known = new Map<ParentId, RootId | undefined>();
    for (const operation of operations) {
      const [at, inserted] = placeOf(operation);
      const root = typeof at === "object" ? at.root : known.has(at) ? known.get(at) : this.rootOf(at);
      if (typeof at !== "object") known.set(at, root);
      if (inserted !== undefined) known.set(inserted, root);
      if (root !== undefined && root !== 0) counts.set(root, (counts.get(root) ?? 0) + 1);
    }
    return counts;
  }

  /** @returns false when the realm has more than it may have */
  apply({ ack, operations }: Batch): boolean {
    for (const operation of operations) this.#applyOne(operation, ack);
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const id of changed) this.#listeners.get(id)?.forEach((listener) => listener());
    this.#drawn.applied();
    return this.#nodes.size <= this.#mostNodes && this.#held <= timesTheGuards * maxContents;
  }

  #applyOne(operation: Operation, ack: number): void {
    switch (operation[0]) {
      case "element":
        return this.#insert(createElementNode(operation), operation[2]);
      case "text": {
        const [, parent, before, id, text] = operation;
        return this.#insert({ kind: "text", id, text, parent }, before);
      }
      case "remove":
        return this.#remove(operation[1]);
      case "move":
        return this.#move(operation[1], operation[2], operation[3]);
      case "data": {
        const node = this.#nodes.get(operation[1]);
        if (node?.kind !== "text") return;
        this.#held += operation[2].length - node.text.length;
        node.text = operation[2];
        return this.#drawn.textChanged(node.id, node.text);
      }
      case "call":
        return this.#nodes.has(operation[1]) ? this.#drawn.called(operation) : undefined;
      case "observe":
        return this.#nodes.has(operation[1]) ? this.#drawn.observed(operation[1], operation[2]) : undefined;
      case "listen":
        return this.#parent(operation[1]) ? this.#drawn.listened(operation[1], operation[2]) : undefined;
      case "sheet":
        return isTakenAway(operation) || this.hasRoot(operation[1]) ? this.#drawn.styled(operation) : undefined;
      case "rule":
        return this.#drawn.styled(this.hasRoot(operation[1]) ? operation : nobodysRule(operation));
      case "unrule":
        return this.#drawn.styled(operation);
      default:
        return this.#change(operation, ack);
    }
  }

  #change(operation: Extract<Operation, readonly ["attribute" | "style" | "property", ...unknown[]]>, ack: number): void {
    const node = this.#nodes.get(operation[1]);
    if (node?.kind !== "element") return;
    switch (operation[0]) {
      case "attribute":
        this.#keep(node.attributes, operation[2], operation[3] ?? undefined);
        return this.#drawn.attributeChanged(node, operation[2]);
      case "style":
        this.#keep(node.styles, operation[2], operation[3] === "" ? undefined : operation[3]);
        return this.#drawn.styleChanged(node, operation[2]);
      case "property":
        this.#keep(node.properties, operation[2], operation[3]);
        if (node.parts) this.#touch(node);
        return this.#drawn.propertyChanged(node, operation[2], ack);
    }
  }

  #keep<Value extends Plain>(values: Map<string, Value>, name: string, value: Value | undefined): void {
    const before = values.get(name);
    if (before !== undefined) this.#held -= costOf(name, before);
    if (value === undefined) return void values.delete(name);
    values.set(name, value);
    this.#held += costOf(name, value);
  }

  #insert(node: ReceivedNode, before: NodeId | 0): void {
    const parent = this.#parent(node.parent);
    if (!parent || this.#nodes.has(node.id)) return;
    this.#nodes.set(node.id, node);
    this.#held += heldBy(node);
    this.#place(parent, node, before);
  }

  #move(id: NodeId, parentId: ParentId, before: NodeId | 0): void {
    const node = this.#nodes.get(id);
    const parent = this.#parent(parentId);
    // From one root into another nothing is moved: the guard could not follow while one of them is being closed.
    if (!node || !parent || this.rootOf(node.parent) !== this.rootOf(parentId) || this.#isWithin(parentId, id)) return;
    this.#takeOut(node);
    node.parent = parentId;
    this.#place(parent, node, before);
  }

  #remove(id: NodeId): void {
    const node = this.#nodes.get(id);
    if (!node) return;
    this.#takeOut(node);
    this.#drawn.takenOut(id);
    this.#forget(node);
  }

  #place(parent: ReceivedParent, node: ReceivedNode, before: NodeId | 0): void {
    const found = before === 0 ? -1 : parent.children.findIndex((child) => child.id === before);
    const index = found < 0 ? parent.children.length : found;
    parent.children.splice(index, 0, node);
    if (parent.kind === "layer") this.#touch(parent);
    this.#withParts(node, 1, (site, part) => site.parts.add(part));
    this.#drawn.placed(node, parent.children[index + 1]?.id);
  }

  #takeOut(node: ReceivedNode): void {
    const parent = this.#parent(node.parent);
    if (!parent) return;
    const index = parent.children.indexOf(node);
    if (index >= 0) parent.children.splice(index, 1);
    if (parent.kind === "layer") this.#touch(parent);
    this.#withParts(node, -1, (site, part) => site.parts.delete(part));
  }

  /** The host elements that come or go with a node, and the one that they stand in. */
  #withParts(node: ReceivedNode, sign: 1 | -1, change: (site: ReceivedSite, part: ReceivedElement) => void): void {
    const count = partCountOf(node);
    if (count === 0) return;
    for (let at = this.#parent(node.parent); at?.kind === "element"; at = this.#parent(at.parent)) at.partCount += sign * count;
    const site = this.#siteOf(node.parent);
    if (!site) return;
    for (const part of outermostParts(node)) change(site, part);
    this.#touch(site);
  }

  #siteOf(parent: ParentId): ReceivedSite | undefined {
    let at = this.#parent(parent);
    while (at?.kind === "element" && !at.parts) at = this.#parent(at.parent);
    return at as ReceivedSite | undefined;
  }

  #forget(node: ReceivedNode): void {
    const pending = [node];
    for (let next = pending.pop(); next; next = pending.pop()) {
      this.#nodes.delete(next.id);
      this.#held -= heldBy(next);
      this.#drawn.removed(next.id);
      if (next.kind === "element") pending.push(...next.children);
    }
  }

  #touch(changed: ReceivedParent): void {
    changed.version += 1;
    this.#changed.add(changed.id);
  }

  #parent(id: ParentId): ReceivedParent | undefined {
    if (id < 0) return this.#layers.get(id);
    const node = this.#nodes.get(id);
    return node?.kind === "element" ? node : undefined;
  }

  rootOf(parent: ParentId): RootId | undefined {
    let at: ParentId | undefined = parent;
    while (at !== undefined && at > 0) at = this.#nodes.get(at)?.parent;
    return at === undefined ? undefined : rootOfLayer(at);
  }

  #isWithin(node: ParentId, ancestor: NodeId): boolean {
    for (let at: ParentId | undefined = node; at !== undefined && at > 0; at = this.#nodes.get(at)?.parent) {
      if (at === ancestor) return true;
    }
    return false;
  }
}

/** Where an operation changes something: a node or a layer, or whatever the libraries of a root draw; and what it inserts. */
function placeOf(operation: Operation): readonly [at: ParentId | { readonly root: RootId }, inserted?: NodeId] {
  switch (operation[0]) {
    case "element":
    case "text":
      return [operation[1], operation[3]];
    case "sheet":
    case "rule":
      return [{ root: operation[1] }];
    case "unrule":
      return [{ root: 0 }];
    default:
      return [operation[1]];
  }
}

/** Who says so may have gone by then. */
const isTakenAway = ([, , , text]: SetSheet): boolean => text === "";

/** Its place counts: the guest names those behind it by their number. */
const nobodysRule = ([kind, , sheet, index]: InsertRule): InsertRule => [kind, 0, sheet, index, ""];

const partCountOf = (node: ReceivedNode): number => (node.kind === "text" ? 0 : node.partCount);

/** The node itself where it is a host element, else those below it that stand in no other one. */
function outermostParts(node: ReceivedNode): ReceivedElement[] {
  if (node.kind === "text" || node.partCount === 0) return [];
  return node.parts ? [node] : node.children.flatMap(outermostParts);
}

function createElementNode([, parent, , id, tag, isSvg, attributes, styles, properties]: InsertElement): ReceivedElement {
  return {
    kind: "element",
    id,
    tag,
    isSvg: isSvg === 1,
    attributes: new Map(attributes),
    styles: new Map(styles),
    properties: new Map(properties),
    children: [],
    parts: isHostTag(tag) ? new Set() : undefined,
    partCount: isHostTag(tag) ? 1 : 0,
    parent,
    version: 0,
  };
}
