import type { MenuItem } from "#contract/info.ts";

/** One item in the stored order (spec §3 `menuOrder`: tree of ids and children). */
export interface MenuOrderNode {
  readonly id: string;
  readonly children: readonly MenuOrderNode[];
}

/** Where a moved item goes: before a sibling, or behind the last one. */
export interface MenuPlace {
  /** Undefined at the top. */
  readonly parentId: string | undefined;
  readonly beforeId: string | undefined;
}

/** Deeper than anybody can read, and far from what a call stack bears. */
export const deepestMenu = 64;
const mostNodes = 20_000;

/** The stored order, or undefined when it is none: not a tree, an id twice, too deep or too large. */
export function readMenuOrder(value: unknown): readonly MenuOrderNode[] | undefined {
  const seen = new Set<string>();
  const read = (nodes: unknown, depth: number): MenuOrderNode[] | undefined => {
    if (!Array.isArray(nodes) || depth > deepestMenu) return undefined;
    const found: MenuOrderNode[] = [];
    for (const node of nodes as unknown[]) {
      const { id, children = [] } = (node ?? {}) as { id?: unknown; children?: unknown };
      if (typeof id !== "string" || seen.has(id) || seen.size >= mostNodes) return undefined;
      seen.add(id);
      const below = read(children, depth + 1);
      if (!below) return undefined;
      found.push({ id, children: below });
    }
    return found;
  };
  return read(value, 1);
}

/**
 * The menu in the person's order. What the order does not know, because it came later, stands where the server has it:
 * under its parent, behind the sibling that comes before it there. What is gone from the menu is skipped, and what stood
 * below it goes back to where the server has it.
 */
export function applyMenuOrder(items: readonly MenuItem[], order: readonly MenuOrderNode[]): readonly MenuItem[] {
  if (order.length === 0) return items;
  const known = new Map<string, MenuItem>();
  for (const { item } of eachItem(items)) known.set(item.id, item);
  const children = new Map<string | undefined, string[]>();
  const placed = new Set<string>();
  const place = (nodes: readonly MenuOrderNode[], parentId: string | undefined): void => {
    const ids = nodes.filter(({ id }) => known.has(id));
    children.set(parentId, ids.map(({ id }) => id));
    for (const node of ids) {
      placed.add(node.id);
      place(node.children, node.id);
    }
  };
  place(order, undefined);
  insertNew(items, children, placed);
  const build = (parentId: string | undefined): MenuItem[] =>
    (children.get(parentId) ?? []).flatMap((id) => {
      const item = known.get(id);
      return item ? [{ ...item, children: build(id) }] : [];
    });
  return build(undefined);
}

type IdsByParent = Map<string | undefined, string[]>;

function insertNew(items: readonly MenuItem[], children: IdsByParent, placed: ReadonlySet<string>): void {
  for (const { item, parentId, before } of eachItem(items)) {
    if (placed.has(item.id)) continue;
    const siblings = children.get(parentId) ?? [];
    const place = before === undefined ? 0 : siblings.indexOf(before) + 1;
    // Its neighbour was moved elsewhere: then it comes last.
    siblings.splice(before !== undefined && place === 0 ? siblings.length : place, 0, item.id);
    children.set(parentId, siblings);
  }
}

/** The order after one item was moved; the same order when it would stand below itself, or is not there. */
export function moveInMenu(items: readonly MenuItem[], id: string, to: MenuPlace): readonly MenuOrderNode[] {
  const order = orderOf(items);
  const moved = findNode(order, id);
  const isBelowItself = to.parentId !== undefined && moved !== undefined && findNode([moved], to.parentId) !== undefined;
  if (!moved || isBelowItself || to.beforeId === id) return order;
  return withNode(withoutNode(order, id), moved, to);
}

/** The tree of ids as the menu stands now. */
export const orderOf = (items: readonly MenuItem[]): readonly MenuOrderNode[] =>
  items.map(({ id, children }) => ({ id, children: orderOf(children) }));

type MenuOrderTree = readonly MenuOrderNode[];

function findNode(nodes: readonly MenuOrderNode[], id: string): MenuOrderNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return undefined;
}

const withoutNode = (nodes: MenuOrderTree, id: string): MenuOrderTree =>
  nodes.filter((node) => node.id !== id).map((node) => ({ ...node, children: withoutNode(node.children, id) }));

function withNode(nodes: MenuOrderTree, moved: MenuOrderNode, to: MenuPlace): MenuOrderTree {
  if (to.parentId === undefined) return insertBefore(nodes, moved, to.beforeId);
  return nodes.map(({ id, children }) => {
    const isParent = id === to.parentId;
    return { id, children: isParent ? insertBefore(children, moved, to.beforeId) : withNode(children, moved, to) };
  });
}

function insertBefore(nodes: MenuOrderTree, moved: MenuOrderNode, beforeId: string | undefined): MenuOrderTree {
  const index = nodes.findIndex(({ id }) => id === beforeId);
  return index < 0 ? [...nodes, moved] : nodes.toSpliced(index, 0, moved);
}

interface Standing {
  readonly item: MenuItem;
  readonly parentId: string | undefined;
  /** The sibling before it. */
  readonly before: string | undefined;
}

function* eachItem(items: readonly MenuItem[], parentId?: string): Generator<Standing> {
  let before: string | undefined;
  for (const item of items) {
    yield { item, parentId, before };
    yield* eachItem(item.children, item.id);
    before = item.id;
  }
}
