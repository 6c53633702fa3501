import { resolveWidth } from "#core/links/resolveWidth.ts";

const columns = [1, 2, 3, 4, 5, 6, 8, 9, 12];
const shares: Readonly<Record<number, string>> = { 2: "1/6", 3: "1/4", 4: "1/3", 6: "1/2", 8: "2/3", 9: "3/4", 12: "1/1" };

/** Widths that a filter may be given; 0 is that of its text. */
export function filterWidths(present: number, asText: string): { readonly id: number; readonly name: string }[] {
  const usual = [{ id: 0, name: asText }, ...columns.map((id) => ({ id, name: shares[id] ?? `${id}/12` }))];
  const { unit, size } = resolveWidth(present) ?? {};
  if (unit === undefined || usual.some(({ id }) => id === present)) return usual;
  return [...usual, { id: present, name: unit === "percent" ? `${size}%` : unit === "pixels" ? `${size}px` : `${size}/12` }];
}

/** One column of the grid more or less: from that of its text to the whole line. */
export function steppedWidth(present: number, by: 1 | -1): number | null {
  const known = columns.filter((one) => (by === 1 ? one > present : one < present));
  return (by === 1 ? known[0] : known.at(-1)) ?? (by === 1 ? present : null);
}
