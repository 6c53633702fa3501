/** What the number in a cell means by its format. */
export type DateKind = "day" | "time" | "moment" | "elapsed";

/** Formats that need not be written out (ECMA-376, 18.8.30), those of East Asia among them. */
const known: Readonly<Record<number, DateKind>> = {
  ...Object.fromEntries([14, 15, 16, 17, ...span(27, 31), 34, 35, 36, ...span(50, 58)].map((id) => [id, "day" as const])),
  ...Object.fromEntries([18, 19, 20, 21, 32, 33, 45, 47].map((id) => [id, "time" as const])),
  22: "moment",
  46: "elapsed",
};

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Whether a number format shows a day or a time; undefined for a plain number.
 * @example dateKind(0, 'dd.mm.yyyy hh:mm;@') // "moment"
 */
export function dateKind(id: number, format: string | undefined): DateKind | undefined {
  if (format === undefined) return known[id];
  if (/\[(?:h+|m+|s+)\]/i.test(format)) return "elapsed";
  // Quoted, escaped and filling letters, colours, conditions and languages are no parts of a date.
  const plain = format.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/gs, "").split(";")[0] ?? "";
  if (/general|[0#?]/i.test(plain) && !/[dyhs]/i.test(plain.replace(/general/gi, ""))) return undefined;
  const hasClock = /[hs]|am\/pm/i.test(plain);
  const hasDay = /[dy]/i.test(plain) || (/m/i.test(plain) && !hasClock);
  return hasDay ? (hasClock ? "moment" : "day") : hasClock ? "time" : undefined;
}
