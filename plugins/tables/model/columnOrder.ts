import type { LeafColumn } from "./columnModel.ts";

/** A column, or a header group of them at a depth above it: what changes places as one. */
export interface Movable {
  readonly leaf: LeafColumn;
  /** Of the groups above the column; as many as there are for the column itself. */
  readonly depth: number;
}

export interface Unit {
  readonly id: string;
  readonly leaves: readonly LeafColumn[];
}

export const unitId = ({ leaf, depth }: Movable): string => leaf.groups[depth]?.id ?? leaf.id;

const pathOf = ({ groups }: LeafColumn, depth: number): string => groups.slice(0, depth).map(({ id }) => id).join("/");

/**
 * Those that may change places with it, itself among them: what scrolls, in the same groups. None for what is pinned. So
 * no column comes over a pin's edge or into another group, and a group stays together.
 */
export function peersOf(all: readonly LeafColumn[], { leaf, depth }: Movable): Unit[] {
  if (leaf.side !== undefined) return [];
  const units = new Map<string, LeafColumn[]>();
  for (const other of all) {
    if (other.side !== undefined || other.groups.length < depth || pathOf(other, depth) !== pathOf(leaf, depth)) continue;
    const id = unitId({ leaf: other, depth });
    units.set(id, [...(units.get(id) ?? []), other]);
  }
  return [...units].map(([id, leaves]) => ({ id, leaves }));
}

/**
 * The order of the columns once it stands where `over`, one of its peers, stands now.
 * @returns position by column, of all that can move; undefined where nothing would change
 */
export function movedOrder(all: readonly LeafColumn[], moved: Movable, over: string): Record<string, number> | undefined {
  const peers = peersOf(all, moved);
  const [from, to] = [unitId(moved), over].map((id) => peers.findIndex((peer) => peer.id === id)) as [number, number];
  if (from === -1 || to === -1 || from === to) return undefined;
  const next = [...peers];
  next.splice(to, 0, ...next.splice(from, 1));
  const inTurn = next.flatMap(({ leaves }) => leaves);
  const isPeer = new Set(inTurn);
  const placed = all.map((leaf) => (isPeer.has(leaf) ? inTurn.shift() ?? leaf : leaf));
  return Object.fromEntries(placed.filter(({ isFixed }) => !isFixed).map(({ id }, index) => [id, index]));
}

/** The shown peer beside it, and where that stands among the shown ones, counted from 1. */
export function peerBeside(all: readonly LeafColumn[], shown: readonly LeafColumn[], moved: Movable, step: 1 | -1): { id: string; place: number; count: number } | undefined {
  const isShown = new Set(shown.map(({ id }) => id));
  const peers = peersOf(all, moved).filter(({ leaves }) => leaves.some(({ id }) => isShown.has(id)));
  const at = peers.findIndex(({ id }) => id === unitId(moved)) + step;
  const peer = peers[at];
  return peer && { id: peer.id, place: at + 1, count: peers.length };
}
