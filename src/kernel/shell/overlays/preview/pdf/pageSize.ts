interface Size {
  readonly width: number;
  readonly height: number;
}

/** A canvas has at most as many pixels: browsers draw nothing on a larger one. */
const mostPixels = 16_777_216;

/** A page is at most so many times as high as it is wide: what claims more is shown narrow. */
const mostHeight = 10;

/** A page as wide as it may be, in CSS pixels. */
export function pageSize({ width, height }: Size, widest: number): Size & { readonly scale: number } {
  const scale = Math.min(widest / width, (widest * mostHeight) / height);
  return { width: width * scale, height: height * scale, scale };
}

/** Pixels of the canvas for each CSS pixel. */
export const pixelRatio = ({ width, height }: Size, wanted: number): number =>
  Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
