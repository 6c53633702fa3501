/** How large a picture is shown: 1 fits it into its frame. */
const steps = [1, 1.25, 1.5, 2, 3, 4, 6, 8];

export const fit = 1;
export const largest = 8;

/** The next step up or down. @example zoomed(1, 1) // 1.25 */
export function zoomed(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? steps.find((step) => step > zoom) : steps.findLast((step) => step < zoom);
  return next ?? (direction === 1 ? largest : fit);
}

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** + and − zoom, 0 fits; with Ctrl or Cmd they are the browser's. */
export function zoomOfKey({ key, ctrlKey, metaKey }: PressedKey, zoom: number): number | undefined {
  if (ctrlKey || metaKey) return undefined;
  switch (key) {
    case "+":
    case "=":
      return zoomed(zoom, 1);
    case "-":
      return zoomed(zoom, -1);
    case "0":
      return fit;
    default:
      return undefined;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture that fits into its frame and is never made larger than it is; an svg without a size fills it. */
export function fittedSize(picture: Size, frame: Size): Size {
  if (picture.width === 0 || picture.height === 0) return frame;
  const scale = Math.min(1, frame.width / picture.width, frame.height / picture.height);
  return { width: Math.floor(picture.width * scale), height: Math.floor(picture.height * scale) };
}
