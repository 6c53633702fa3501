import type { Site } from "../types.ts";
import { fail } from "./ExpressionError.ts";
import { maxResultSize } from "./resultSize.ts";

/** Items that the methods of one evaluation may look at, together; sixteen characters of a text count as one. */
export const maxWork = 4 * maxResultSize;

// One evaluation at a time: nothing that an expression can call evaluates another.
let left = maxWork;
let turn = 0;

export function beginWork(): void {
  left = maxWork;
  turn += 1;
}

/** The number of the evaluation that goes on, from 1. */
export function currentTurn(): number {
  return turn;
}

/** Without loops only lists and texts that are gone through again and again could take long. */
export function spend(amount: number, site: Site): void {
  left -= amount;
  if (left < 0) fail(site, "too_large", "more than an evaluation may look at");
}

export function spendOn(value: unknown, site: Site): void {
  if (typeof value === "string") spend(value.length >> 4, site);
  else if (Array.isArray(value)) spend(value.length, site);
}
