import { pictureSize } from "./pictureSize.ts";
import { type Check, failure } from "./types.ts";

/** Of a picture that is kept as text: bytes, and pixels of a side. */
export const pictureBounds = { bytes: 32_768, side: 1_024 } as const;

/** Longer than the text of any picture that is taken. */
export const pictureTextLength = 43_800;

const form = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Whether a text is the data URL of a picture that is kept so: PNG, JPEG or WebP by its bytes, few of them, and of few pixels. SVG is
 * none: it is a document.
 */
export function isSmallPicture(text: string): boolean {
  if (text.length > pictureTextLength) return false;
  const [, kind, base64 = ""] = form.exec(text) ?? [];
  const bytes = kind === undefined ? undefined : decoded(base64);
  if (bytes === undefined || bytes.length > pictureBounds.bytes) return false;
  const size = pictureSize(kind as "png" | "jpeg" | "webp", bytes);
  return size !== undefined && size.width <= pictureBounds.side && size.height <= pictureBounds.side;
}

function decoded(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** A picture is one that can be kept as text. Wording ours. */
export const checkPicture: Check = (_element, value) =>
  (typeof value !== "string" || value === "" || isSmallPicture(value) ? undefined : failure("check.picture", pictureBounds.bytes / 1_024, pictureBounds.side));
