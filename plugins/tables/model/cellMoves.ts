import type { CellPlace } from "./CellSelection.ts";

export interface Bounds {
  readonly lines: number;
  /** With that of the row numbers. */
  readonly columns: number;
  /** Lines that fit into the box. */
  readonly page: number;
}

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

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
export function moveBy({ key, ctrlKey, metaKey }: PressedKey, at: CellPlace, bounds: Bounds): CellPlace | undefined {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (!move) return undefined;
  const { line, column } = move(at, bounds, ctrlKey || metaKey);
  return { line: within(line, bounds.lines), column: within(column, bounds.columns) };
}

const within = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));
