import type { CellPlace } from "./CellSelection.ts";

export interface Bounds {
  readonly lines: number;
  /** With that of the row numbers. */
  readonly columns: number;
  /** Lines that fit into the box. */
  readonly page: number;
  /** How many parts a cell's row shows in its column one by one; 1 where rows are not split. */
  readonly parts?: (at: CellPlace) => number;
}

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey?: boolean;
}

/** Lines of which a page key leaves one in sight. */
export const pageOf = (scroller: { readonly clientHeight: number } | null | undefined, rowHeight: number): number =>
  Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 1);

type Move = (at: CellPlace, bounds: Bounds, isFar: boolean) => CellPlace;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ line, column }, _bounds, isFar) => ({ line: isFar ? 0 : line - 1, column }),
  ArrowDown: ({ line, column }, { lines }, isFar) => ({ line: isFar ? lines - 1 : line + 1, column }),
  ArrowLeft: ({ line, column }, _bounds, isFar) => ({ line, column: isFar ? 0 : column - 1 }),
  ArrowRight: ({ line, column }, { columns }, isFar) => ({ line, column: isFar ? columns - 1 : column + 1 }),
  Home: ({ line }, _bounds, isFar) => ({ line: isFar ? 0 : line, column: 0 }),
  End: ({ line }, { lines, columns }, isFar) => ({ line: isFar ? lines - 1 : line, column: columns - 1 }),
  PageUp: ({ line, column }, { page }) => ({ line: line - page, column }),
  PageDown: ({ line, column }, { page }) => ({ line: line + page, column }),
};

/**
 * Where a key leads from a cell; undefined for keys that lead nowhere.
 * Source: the keys of the WAI-ARIA grid pattern.
 */
export function moveBy(pressed: PressedKey, at: CellPlace, bounds: Bounds): CellPlace | undefined {
  const { key, ctrlKey, metaKey } = pressed;
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (!move) return undefined;
  const isFar = ctrlKey || metaKey;
  const inside = isFar || pressed.shiftKey === true ? undefined : moveInside(key, at, bounds);
  if (inside) return inside;
  const { line, column } = move(at, bounds, isFar);
  return withPart({ line: within(line, bounds.lines), column: within(column, bounds.columns) }, { key, at, bounds });
}

/** Up and down go through the parts of a row before they leave it. */
function moveInside(key: string, at: CellPlace, { parts, page }: Bounds): CellPlace | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page };
  const count = parts?.(at) ?? 1;
  const { part: now = 0 } = at;
  const part = now + (steps[key] ?? 0);
  return part !== now && part >= 0 && part < count ? { ...at, part } : undefined;
}

/** In a row that is split: sideways the part stays, from below one comes to the last, else to the first. */
function withPart(to: CellPlace, { key, at, bounds }: { key: string; at: CellPlace; bounds: Bounds }): CellPlace {
  const count = bounds.parts?.(to) ?? 1;
  if (count === 1) return to;
  const last = count - 1;
  if (to.line === at.line) return { ...to, part: Math.min(at.part ?? 0, last) };
  return { ...to, part: key === "ArrowUp" ? last : 0 };
}

const within = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));
