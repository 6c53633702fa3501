import { paintLimits } from "../limits/paintLimits.ts";

const shadows = /^(-webkit-|-moz-)?(box-shadow|text-shadow|filter|backdrop-filter)$/;
const images = /^(-webkit-|-moz-)?(background|background-image|mask|mask-image|mask-border|mask-box-image|border-image|border-image-source|list-style-image|content)$/;

/** Pixels of the units of length, as good as they are known without a window and a font. */
const pixelsOf: Readonly<Record<string, number>> = {
  px: 1, pt: 4 / 3, pc: 16, q: 1, mm: 4, cm: 38, in: 96, em: 16, rem: 16, lh: 24, rlh: 24, ch: 8, ex: 8, cap: 12, ic: 16,
};

/** Of the window or a container. */
const largePixels = 16;

const length = /(?<![\w#.])[+-]?(\d+\.?\d*|\.\d+)(?:e([+-]?\d+))?([a-z]*)(?![\w%(])/gi;

/**
 * Whether lists of shadows, gradients and whatever a custom property may stand for are short enough to be painted, and
 * shadows not blurred too far (what `calc()` makes of a length is not known here).
 * @param property in small letters
 * @example isListBounded("box-shadow", "0 0 9999px red") // false
 */
export function isListBounded(property: string, value: string): boolean {
  if (property.startsWith("--")) return splitList(value).length <= paintLimits.listParts;
  if (images.test(property)) return splitList(value).length <= paintLimits.images;
  if (!shadows.test(property)) return true;
  const list = property.endsWith("filter") ? dropShadowsOf(value) : splitList(value);
  return list.length <= paintLimits.shadows && list.reduce((sum, shadow) => sum + blurOf(shadow), 0) <= paintLimits.shadowBlur;
}

const dropShadowsOf = (value: string): string[] => Array.from(value.matchAll(/drop-shadow\s*\(/gi), ({ 0: { length: head }, index }) => value.slice(index + head, closingOf(value, index + head)));

/** The third of a shadow's lengths; colours and other functions have none that count. */
function blurOf(shadow: string): number {
  const [, , blur] = withoutBrackets(shadow).matchAll(length);
  if (!blur) return 0;
  const [, digits = "", exponent = "0", unit = ""] = blur;
  return Number(digits) * 10 ** Number(exponent) * (unit === "" ? 1 : (pixelsOf[unit.toLowerCase()] ?? largePixels));
}

function withoutBrackets(text: string): string {
  let [written, depth] = ["", 0];
  for (const sign of text) {
    if (sign === "(") depth += 1;
    // A function in a length's place is counted as one.
    if (depth === 0) written += sign;
    if (sign === ")") depth -= 1;
  }
  return written.replaceAll(/(^|\s)(calc|min|max|clamp|var)(?=\s|$)/gi, " 0 ");
}

function splitList(value: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of value) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

function closingOf(value: string, from: number): number {
  let depth = 1;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === "(") depth += 1;
    if (value[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return value.length;
}
