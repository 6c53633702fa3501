/**
 * The name that was probably meant: at most one slip (a letter more, less, another, or two in the other order) in five
 * letters, two from eight on. Undefined where there is none.
 * @example nearest("tabels", ["tables", "forms"]) // "tables"
 */
export function nearest(name: string, among: Iterable<string>): string | undefined {
  let best: { name: string; slips: number } | undefined;
  for (const one of among) {
    const most = Math.min(best ? best.slips - 1 : 2, Math.max(one.length, name.length) < 8 ? 1 : 2);
    const slips = one === name || Math.abs(one.length - name.length) > most ? Infinity : slipsBetween(name.toLowerCase(), one.toLowerCase());
    if (slips <= most) best = { name: one, slips };
  }
  return best?.name;
}

/** Damerau's distance, of neighbours that changed places once. */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const present = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const above = rows[row - 1] ?? [];
      present[column] = Math.min(
        (above[column] ?? 0) + 1,
        (present[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(present);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}
