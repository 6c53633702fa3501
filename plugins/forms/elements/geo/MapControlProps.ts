import type { KeyboardEvent } from "react";

/** What every control with a map takes for it. */
export interface MapControlProps {
  /** What is on the map, for those who do not see it. */
  readonly label: string;
  /** Disabled or read-only: it can be looked at and moved about. */
  readonly isFixed: boolean;
  readonly isDisabled: boolean;
  readonly tiles: string | undefined;
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** Pixels that an arrow key moves what is chosen: ten, one with Shift. */
export function arrowStep({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): [number, number] | undefined {
  const direction = altKey || ctrlKey || metaKey ? undefined : arrows[key];
  const pixels = shiftKey ? 1 : 10;
  return direction && [direction[0] * pixels, direction[1] * pixels];
}
