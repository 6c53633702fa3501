/** Doubles hold 15 decimal digits exactly: more are refused while typing, rather than changed in silence. */
const maxDigits = 15;

/** Of typed or pasted text what a number may have: a sign, digits, one radix "." (or a comma), `scale` decimals. */
export const cleanNumberText = (typed: string, scale: number): string => {
  const text = typed.replace(/[\s\u00A0\u202F]/g, "").replace(/[\u2212\u2013]/g, "-");
  const sign = /^[^\d.,]*-/.test(text) ? "-" : "";
  const [whole = "", ...rest] = text.replace(/[^\d.,]/g, "").split(/[.,]/);
  const digits = whole.slice(0, maxDigits);
  if (scale === 0 || rest.length === 0) return sign + digits;
  return `${sign}${digits}.${rest.join("").slice(0, Math.min(scale, maxDigits - digits.length))}`;
};

/** With a space between thousands: "-1234567.5" → "-1 234 567.5" (spec §5, Number input). */
export const groupNumberText = (clean: string): string => {
  const [whole = "", ...rest] = clean.split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, " "), ...rest].join(".");
};

/** `undefined` for what is no number yet: "", "-", ".". */
export const numberOfText = (clean: string): number | undefined =>
  /\d/.test(clean) ? Number(clean) : undefined;

/** As the input shows it; a number with more decimals than `scale` is shown with all of them, not rounded. */
export const textOfNumber = (value: number | undefined): string => {
  if (value === undefined || !Number.isFinite(value)) return "";
  const plain = String(value);
  if (!plain.includes("e")) return groupNumberText(plain);
  return groupNumberText(Math.abs(value) < 1 ? value.toFixed(20).replace(/0+$/, "") : String(BigInt(value)));
};

/** Where the caret goes in `text` so that as many characters other than spaces stand before it as before. */
export const caretAfter = (text: string, significant: number): number => {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === significant) return index;
    if (character !== " ") seen++;
  }
  return text.length;
};
