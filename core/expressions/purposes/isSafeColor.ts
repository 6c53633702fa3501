import { toneNames } from "../../styles/toneNames.ts";

const tokens: ReadonlySet<string> = new Set(toneNames);

const notAColor: ReadonlySet<string> = new Set(["inherit", "initial", "unset", "revert", "revert-layer"]);
const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const named = /^[a-z]{3,20}$/i;
const functional = /^(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\([\d\s.,%/+-]{1,60}(?:deg)?[\d\s.,%/+-]{0,60}\)$/i;

/** A colour token of the product, or a CSS colour of a form that can hold nothing else: no `url()`, no `var()`. */
export function isSafeColor(text: string): boolean {
  if (tokens.has(text)) return true;
  if (text.length > 120 || notAColor.has(text.toLowerCase())) return false;
  return hex.test(text) || named.test(text) || functional.test(text);
}
