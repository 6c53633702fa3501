/** A rectangle in pixels of the viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type PopoverPlacement = "below-start" | "below-end" | "beside";

export interface PlacedPopover {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

export interface PlaceOptions {
  readonly anchor: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
  readonly placement: PopoverPlacement;
}

/** Between anchor and popover, and between popover and the edge of the window. */
const gap = 4;
const margin = 8;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const placeBeside = ({ anchor, size, viewport }: PlaceOptions): PlacedPopover => {
  const right = anchor.left + anchor.width + gap;
  const fits = right + size.width + margin <= viewport.width;
  const maxHeight = viewport.height - 2 * margin;
  return {
    left: fits ? right : Math.max(margin, anchor.left - gap - size.width),
    top: clamp(anchor.top, margin, Math.max(margin, viewport.height - margin - Math.min(size.height, maxHeight))),
    maxHeight,
  };
};

/** Below its anchor where there is room, else on the side with more of it; never over the edge of the window. */
export const placePopover = (options: PlaceOptions): PlacedPopover => {
  const { anchor, size, viewport, placement } = options;
  if (placement === "beside") return placeBeside(options);
  const below = viewport.height - anchor.top - anchor.height - gap - margin;
  const above = anchor.top - gap - margin;
  const isBelow = size.height <= below || below >= above;
  const height = Math.min(size.height, isBelow ? below : above);
  const start = placement === "below-start" ? anchor.left : anchor.left + anchor.width - size.width;
  return {
    left: clamp(start, margin, Math.max(margin, viewport.width - margin - size.width)),
    top: isBelow ? anchor.top + anchor.height + gap : anchor.top - gap - height,
    maxHeight: Math.max(80, isBelow ? below : above),
  };
};
