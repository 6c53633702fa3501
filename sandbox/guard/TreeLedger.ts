import {
  maxContents,
  maxNames,
  rootOfLayer,
  type InsertElement,
  type InsertText,
  type Move,
  type NodeId,
  type Operation,
  type ParentId,
  type RootId,
} from "#sandbox/protocol/index.ts";
import { NodeContents, type ContentOperation } from "./NodeContents.ts";

/** Most live nodes of one component and of a realm, and deepest nesting (sandbox limits). */
export const maxRootNodes = 5_000;
export const maxRealmNodes = 20_000;
export const maxDepth = 64;

/** So many nodes that go along when one is moved cost the host about what any other operation does. */
const movesPerOperation = 10;

interface Entry {
  /** A text has none, here as on the host. */
  readonly children: Set<NodeId> | undefined;
  readonly contents: NodeContents;
  parent: ParentId;
  root: RootId;
  depth: number;
}

export type LedgerFault = "nodes" | "depth" | "size";

/** Keeps the shape of a realm's tree and the size of its contents, so that what lives is counted, removals included. */
export class TreeLedger {
  readonly #entries = new Map<NodeId, Entry>();
  readonly #perRoot = new Map<RootId, number>();
  /** Characters that all of them hold. */
  #held = 0;

  get size(): number {
    return this.#entries.size;
  }

  /**
   * Enters one operation. Operations on nodes that are not there change nothing: the host ignores them too.
   * @returns what it costs the host, in operations; or the limit that is passed
   */
  enter(operation: Operation): number | LedgerFault {
    if (operation[0] === "move") return this.#move(operation[1], operation[2]);
    return this.#enterInPlace(operation) ?? 1;
  }

  #enterInPlace(operation: Exclude<Operation, Move>): LedgerFault | undefined {
    switch (operation[0]) {
      case "element":
      case "text":
        return this.#insert(operation);
      case "data":
      case "attribute":
      case "style":
      case "property":
        return this.#hold(operation[1], operation);
      case "remove":
        this.#remove(operation[1]);
        return undefined;
      default:
        return undefined;
    }
  }

  #insert(operation: InsertElement | InsertText): LedgerFault | undefined {
    const [kind, parent, , id] = operation;
    const place = this.#place(parent);
    if (!place || this.#entries.has(id)) return undefined;
    const children = kind === "element" ? new Set<NodeId>() : undefined;
    this.#entries.set(id, { children, contents: new NodeContents(), parent, ...place });
    this.#entries.get(parent)?.children?.add(id);
    this.#count(place.root, 1);
    if (place.depth > maxDepth) return "depth";
    return this.#isFull(place.root) ? "nodes" : this.#hold(id, operation);
  }

  #hold(id: NodeId, operation: ContentOperation): LedgerFault | undefined {
    const contents = this.#entries.get(id)?.contents;
    if (!contents) return undefined;
    this.#held -= contents.length;
    contents.take(operation);
    this.#held += contents.length;
    return contents.names > maxNames || this.#held > maxContents ? "size" : undefined;
  }

  #move(id: NodeId, parent: ParentId): number | LedgerFault {
    const entry = this.#entries.get(id);
    const place = this.#place(parent);
    if (!entry || !place || this.#isWithin(parent, id)) return 1;
    this.#entries.get(entry.parent)?.children?.delete(id);
    entry.parent = parent;
    this.#entries.get(parent)?.children?.add(id);
    return this.#settle(id, place);
  }

  /** Gives a moved subtree its new depth and root. */
  #settle(id: NodeId, place: { root: RootId; depth: number }): number | LedgerFault {
    let [deepest, count] = [0, 0];
    const pending: [NodeId, number][] = [[id, place.depth]];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [node, depth] = next;
      const entry = this.#entries.get(node);
      if (!entry) continue;
      this.#count(entry.root, -1);
      this.#count(place.root, 1);
      entry.root = place.root;
      entry.depth = depth;
      deepest = Math.max(deepest, depth);
      count += 1;
      for (const child of entry.children ?? []) pending.push([child, depth + 1]);
    }
    if (deepest > maxDepth) return "depth";
    return this.#isFull(place.root) ? "nodes" : 1 + Math.floor(count / movesPerOperation);
  }

  #remove(id: NodeId): void {
    const removed = this.#entries.get(id);
    if (!removed) return;
    this.#entries.get(removed.parent)?.children?.delete(id);
    const pending = [id];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      const entry = this.#entries.get(node);
      if (!entry) continue;
      this.#entries.delete(node);
      this.#count(entry.root, -1);
      this.#held -= entry.contents.length;
      pending.push(...(entry.children ?? []));
    }
  }

  #place(parent: ParentId): { root: RootId; depth: number } | undefined {
    if (parent < 0) return { root: rootOfLayer(parent), depth: 1 };
    const entry = this.#entries.get(parent);
    return entry?.children && { root: entry.root, depth: entry.depth + 1 };
  }

  #isWithin(node: ParentId, ancestor: NodeId): boolean {
    for (let at: ParentId | undefined = node; at !== undefined && at > 0; at = this.#entries.get(at)?.parent) {
      if (at === ancestor) return true;
    }
    return false;
  }

  #isFull(root: RootId): boolean {
    return (this.#perRoot.get(root) ?? 0) > maxRootNodes || this.#entries.size > maxRealmNodes;
  }

  #count(root: RootId, change: 1 | -1): void {
    const count = (this.#perRoot.get(root) ?? 0) + change;
    if (count > 0) this.#perRoot.set(root, count);
    else this.#perRoot.delete(root);
  }
}
