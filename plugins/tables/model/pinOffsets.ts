import type { ColumnModel } from "./columnModel.ts";

/** Where a column stays while the others scroll, in pixels from its side; nothing for those that scroll. */
export interface PinOffset {
  readonly left?: number;
  readonly right?: number;
  /** Beside the columns that scroll: it has the shadow. */
  readonly edge?: "left" | "right";
}

export const isPinned = (pin: PinOffset | undefined): boolean => pin?.left !== undefined || pin?.right !== undefined;

/** As a style. */
export const placeOf = ({ left, right }: PinOffset = {}): { left?: number; right?: number } => ({ ...(left !== undefined && { left }), ...(right !== undefined && { right }) });

/** The place of each column, and of the row numbers, which stay with the columns at the left. */
export function pinOffsets({ leaves, leftPins, rightPins }: ColumnModel, widths: readonly number[], numberWidth: number): PinOffset[] {
  const sum = (from: number, to: number): number => widths.slice(from, to).reduce((all, width) => all + width, 0);
  return leaves.map((_leaf, index) => {
    const first = leaves.length - rightPins;
    if (index < leftPins) return { left: numberWidth + sum(0, index), ...(index === leftPins - 1 && { edge: "left" as const }) };
    return index >= first ? { right: sum(index + 1, leaves.length), ...(index === first && { edge: "right" as const }) } : {};
  });
}
