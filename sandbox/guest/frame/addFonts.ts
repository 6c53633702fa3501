import type { FrameFont } from "#sandbox/protocol/index.ts";

/** The product's typeface from its bytes: they are no request, so the document's policy has nothing to forbid. */
export function addFonts(fonts: readonly FrameFont[]): void {
  for (const { family, bytes, weight, unicodeRange } of fonts) {
    document.fonts.add(new FontFace(family, bytes, { weight, unicodeRange, display: "swap" }));
  }
}
