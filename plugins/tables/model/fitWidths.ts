import type { LeafColumn } from "./columnModel.ts";

/**
 * Widths of the columns so that they fill `available` pixels where they would leave some free. Untouched tables widen
 * their texts; once the user has set a width only the last column gives, so that no other one moves under the pointer.
 */
export function fitWidths(leaves: readonly LeafColumn[], available: number, isTouched: boolean): number[] {
  const widths = leaves.map((leaf) => leaf.width);
  const spare = Math.floor(available - widths.reduce((sum, width) => sum + width, 0));
  if (spare <= 0 || leaves.length === 0) return widths;
  const texts = leaves.flatMap((leaf, index) => (leaf.align === "left" && leaf.pin === undefined ? [index] : []));
  const growing = isTouched || texts.length === 0 ? [leaves.length - 1] : texts;
  const share = Math.floor(spare / growing.length);
  const rest = spare - share * growing.length;
  return widths.map((width, index) => width + (growing.includes(index) ? share : 0) + (index === growing.at(-1) ? rest : 0));
}
