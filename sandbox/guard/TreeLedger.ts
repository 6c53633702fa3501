import type { RealmLimits } from "#core/limits/realmLimits.ts";
import {
  maxContents,
  maxNames,
  rootOfLayer,
  type HostMessage,
  type InsertElement,
  type InsertText,
  type Move,
  type NodeId,
  type Operation,
  type ParentId,
  type RootId,
} from "#sandbox/protocol/index.ts";
import { NodeContents, type ContentOperation } from "./NodeContents.ts";

/** So many nodes that go along when one is moved cost the host about what any other operation does. */
const movesPerOperation = 10;

/**
 * What a view costs the host, in operations: a table, a form of the product or what stands in an element of one draws hundreds of elements,
 * another component is begun.
 */
const viewWeights: ReadonlyMap<string, number> = new Map([["platon-table", 100], ["platon-form", 100], ["platon-chart", 50], ["platon-children", 100], ["platon-component", 50]]);

/** Views that are alive together, of one component and of all that a realm draws: components may name one another. */
const [maxViews, maxRealmViews] = [50, 200];

/** Any other first-party part, which React draws. */
const partWeight = 5;

interface Entry {
  /** A text has none, here as on the host. */
  readonly children: Set<NodeId> | undefined;
  readonly contents: NodeContents;
  readonly root: RootId;
  /** Of a view; 0 for anything else. */
  readonly viewWeight: number;
  parent: ParentId;
  depth: number;
}

/** What lives of one component. */
interface Share {
  readonly nodes: number;
  readonly views: number;
}

export type LedgerFault = "nodes" | "depth" | "size" | "protocol";

/**
 * Keeps the shape of a realm's tree and the size of its contents, so that what lives is counted, removals included. It
 * never holds less than the host: a tree of another shape would let nodes go that the host keeps.
 */
export class TreeLedger {
  /** Roots that the host has named. It has opened them before it says so, and closed them before it says that. */
  readonly #open = new Set<RootId>();
  readonly #closed = new Set<RootId>();
  readonly #entries = new Map<NodeId, Entry>();
  readonly #perRoot = new Map<RootId, Share>();
  readonly #limits: RealmLimits;
  /** Characters that all of them hold. */
  #held = 0;
  #views = 0;

  constructor(limits: RealmLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Takes note of what the host says of its roots, on its way to the realm. */
  hear(message: HostMessage): void {
    if (message.kind === "load") this.#open.add(message.root);
    else if (message.kind === "mount") for (const { root } of message.orders) this.#open.add(root);
    else if (message.kind === "unmount") this.#close(message.root);
  }

  /**
   * Enters one operation. Operations on nodes that are not there change nothing: the host ignores them too. What names a
   * root of which the realm cannot know yet, or gives an id to a second node, is no honest realm's.
   * @returns what it costs the host, in operations; or the limit that is passed
   */
  enter(operation: Operation): number | LedgerFault {
    if (operation[0] === "move") return this.#move(operation[1], operation[2]);
    return this.#enterInPlace(operation) ?? weightOf(operation);
  }

  /** The component in whose tree an operation is, as far as that is known: one that has gone may still name a sheet. */
  rootOf([kind, where]: Operation): RootId | undefined {
    if (kind === "sheet" || kind === "rule") return this.#open.has(where) ? where : undefined;
    if (kind === "unrule") return undefined;
    return where < 0 ? this.#place(where)?.root : this.#entries.get(where)?.root;
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
    if (this.#entries.has(id) || this.#isUnheardOf(parent)) return "protocol";
    const place = this.#place(parent);
    if (!place) return undefined;
    const children = kind === "element" ? new Set<NodeId>() : undefined;
    const entry: Entry = { children, contents: new NodeContents(), viewWeight: viewWeightOf(operation), parent, ...place };
    this.#entries.set(id, entry);
    this.#entries.get(parent)?.children?.add(id);
    this.#count(entry, 1);
    if (place.depth > this.#limits.depth) return "depth";
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
    if (this.#isUnheardOf(parent)) return "protocol";
    const place = this.#place(parent);
    if (!entry || !place || place.root !== entry.root || this.#isWithin(parent, id)) return 1;
    this.#entries.get(entry.parent)?.children?.delete(id);
    entry.parent = parent;
    this.#entries.get(parent)?.children?.add(id);
    return this.#settle(id, place.depth);
  }

  /** Gives a moved subtree its new depth. Views in it may have to be made anew. */
  #settle(id: NodeId, top: number): number | LedgerFault {
    let [deepest, count, views] = [0, 0, 0];
    const pending: [NodeId, number][] = [[id, top]];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [node, depth] = next;
      const entry = this.#entries.get(node);
      if (!entry) continue;
      entry.depth = depth;
      deepest = Math.max(deepest, depth);
      count += 1;
      views += entry.viewWeight;
      for (const child of entry.children ?? []) pending.push([child, depth + 1]);
    }
    return deepest > this.#limits.depth ? "depth" : 1 + Math.floor(count / movesPerOperation) + views;
  }

  #remove(id: NodeId): void {
    const removed = this.#entries.get(id);
    if (!removed) return;
    this.#entries.get(removed.parent)?.children?.delete(id);
    this.#forget([id]);
  }

  /** The host has let all of it go. */
  #close(root: RootId): void {
    this.#open.delete(root);
    this.#closed.add(root);
    if (!this.#perRoot.has(root)) return;
    this.#forget([...this.#entries].flatMap(([id, entry]) => (entry.root === root && entry.parent < 0 ? [id] : [])));
  }

  #forget(pending: NodeId[]): void {
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      const entry = this.#entries.get(node);
      if (!entry) continue;
      this.#entries.delete(node);
      this.#count(entry, -1);
      this.#held -= entry.contents.length;
      pending.push(...(entry.children ?? []));
    }
  }

  #place(parent: ParentId): { root: RootId; depth: number } | undefined {
    if (parent < 0) return this.#open.has(rootOfLayer(parent)) ? { root: rootOfLayer(parent), depth: 1 } : undefined;
    const entry = this.#entries.get(parent);
    return entry?.children && { root: entry.root, depth: entry.depth + 1 };
  }

  #isUnheardOf(parent: ParentId): boolean {
    const root = rootOfLayer(parent);
    return parent < 0 && !this.#open.has(root) && !this.#closed.has(root);
  }

  #isWithin(node: ParentId, ancestor: NodeId): boolean {
    for (let at: ParentId | undefined = node; at !== undefined && at > 0; at = this.#entries.get(at)?.parent) {
      if (at === ancestor) return true;
    }
    return false;
  }

  #isFull(root: RootId): boolean {
    const { componentNodes, realmNodes } = this.#limits;
    const { nodes, views } = this.#perRoot.get(root) ?? noShare;
    return nodes > componentNodes || this.#entries.size > realmNodes || views > maxViews || this.#views > maxRealmViews;
  }

  #count({ root, viewWeight }: Entry, change: 1 | -1): void {
    const share = this.#perRoot.get(root) ?? noShare;
    const nodes = share.nodes + change;
    const views = viewWeight > 0 ? change : 0;
    this.#views += views;
    if (nodes > 0) this.#perRoot.set(root, { nodes, views: share.views + views });
    else this.#perRoot.delete(root);
  }
}

const noShare: Share = { nodes: 0, views: 0 };

const viewWeightOf = (operation: Operation): number => (operation[0] === "element" && viewWeights.get(operation[4])) || 0;

function weightOf(operation: Operation): number {
  if (operation[0] !== "element" || !operation[4].startsWith("platon-")) return 1;
  return viewWeightOf(operation) || partWeight;
}
