import type { Site } from "../types.ts";

/** One function or method that an expression may call; the list of them is docs/expressions.md. */
export interface ListedFunction {
  /** `padStart`, `Math.max`, `formatDate`. */
  readonly name: string;
  /** As the documentation writes it: `text.padStart(length, fill?)`. */
  readonly signature: string;
  readonly about: string;
  /** An expression over nothing, and what it gives. */
  readonly example: string;
  readonly result: unknown;
  /** So many first arguments are taken as they are; the others as an operator takes its operand, mostly none. */
  readonly raw: number;
  readonly run: Run;
}

/** `self` is the text, number, boolean or list before the dot, and undefined for a function without one. */
export type Run = (self: never, args: readonly never[], site: Site) => unknown;

type Row<T> = readonly [name: string, params: string, about: string, example: string, result: unknown,
  run: (self: T, args: readonly never[], site: Site) => unknown, raw?: number];

/** A table of rows as functions; `owner` stands before the dot in the documentation. */
export function listFunctions<T>(owner: string, rows: readonly Row<T>[]): ListedFunction[] {
  return rows.map(([name, params, about, example, result, run, raw = 0]) => ({
    name, signature: `${owner}${name}(${params})`, about, example, result, raw, run,
  }));
}
