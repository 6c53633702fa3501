/** Doubles hold 15 decimal digits exactly: more are refused while typing, rather than changed in silence. */
const maxDigits = 15;

/** Thousands with separators of one kind, up to the other kind or the end: "1,234" of "1,234.56". */
const thousands = /^\d{1,3}(?:(?:,\d{3})+(?=\.|$)|(?:\.\d{3})+(?=,|$))/;

/** Where the decimals begin, -1 where nothing does: a single separator begins them, and so does a slip of the finger. */
const radixOf = (text: string): number => {
  const first = text.search(/[.,]/);
  const { length } = /[.,].*[.,]/.test(text) ? (thousands.exec(text)?.[0] ?? "") : "";
  if (length === 0) return first;
  return length < text.length ? length : -1;
};

/** Of typed or pasted text what a number may have: a sign, digits, one radix "." (or a comma), `scale` decimals. */
export const cleanNumberText = (typed: string, scale: number): string => {
  const text = typed.replace(/[\s\u00A0\u202F]/g, "").replace(/[\u2212\u2013]/g, "-");
  const sign = /^[^\d.,]*-/.test(text) ? "-" : "";
  const plain = text.replace(/[^\d.,]/g, "");
  const radix = radixOf(plain);
  const digits = (radix < 0 ? plain : plain.slice(0, radix)).replace(/[.,]/g, "").slice(0, maxDigits);
  if (scale === 0 || radix < 0) return sign + digits;
  const decimals = plain.slice(radix).replace(/[.,]/g, "");
  return `${sign}${digits}.${decimals.slice(0, Math.min(scale, maxDigits - digits.length))}`;
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
