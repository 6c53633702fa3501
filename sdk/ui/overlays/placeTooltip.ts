import type { Box } from "./placePopover.ts";

export interface PlaceTooltipOptions {
  readonly anchor: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
  readonly side: "below" | "right";
}

const gap = 6;
const margin = 6;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Centred below its owner, above it where there is no room below; or centred at its right. Inside the window. */
export const placeTooltip = ({ anchor, size, viewport, side }: PlaceTooltipOptions): { left: number; top: number } => {
  const mostLeft = Math.max(margin, viewport.width - size.width - margin);
  const mostTop = Math.max(margin, viewport.height - size.height - margin);
  if (side === "right") {
    const top = anchor.top + (anchor.height - size.height) / 2;
    return { left: clamp(anchor.left + anchor.width + gap, margin, mostLeft), top: clamp(top, margin, mostTop) };
  }
  const below = anchor.top + anchor.height + gap;
  const top = below > mostTop ? anchor.top - gap - size.height : below;
  const left = anchor.left + (anchor.width - size.width) / 2;
  return { left: clamp(left, margin, mostLeft), top: clamp(top, margin, mostTop) };
};
