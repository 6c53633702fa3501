import { programScheme } from "#sandbox/protocol/index.ts";

/** The innermost place of the program itself in a failure's stack; zeros where there is none. */
export function placeOf(failure: unknown): { line: number; column: number } {
  const stack = failure instanceof Error ? (failure.stack ?? "") : "";
  const found = new RegExp(`${programScheme}\\d+:(\\d{1,7}):(\\d{1,7})`).exec(stack);
  return { line: Number(found?.[1] ?? 0), column: Number(found?.[2] ?? 0) };
}
