/**
 * What keeps a component's controls from being taken, by a person or by what the browser keeps for them, for a password
 * or for means of payment. Part of `allowList.ts`.
 */

/** A realm must not ask for a password, and cannot read a file; what engines will know some day is not known to be harmless. */
const inputTypes = new Set(
  "button checkbox color date datetime-local email hidden month number radio range reset search submit tel text time url week".split(" "),
);

/** What a browser may fill in: who somebody is and where, as they would say it to any form; no secret, no money. */
const completions = new Set(
  (
    "off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname organization organization-title " +
    "street-address address-line1 address-line2 address-line3 address-level1 address-level2 address-level3 address-level4 " +
    "country country-name postal-code language email tel tel-national url"
  ).split(" "),
);

/** Where it stands in a name, browsers and their extensions guess by it what they may fill in. */
const guessed = /pass|pwd|kennwort|parol|\u043f\u0430\u0440\u043e\u043b|secret|otp|one.?time|2fa|totp|user|login|card|credit|debit|payment|cc|cv[cvn]|csc|security.?code|iban|expir|pin|^n-\d/i;

/** The value that may be set, or undefined where the attribute is refused. */
export function allowControl(tag: string, name: string, value: string): string | undefined {
  const word = value.trim().toLowerCase();
  // A place before all others takes the keyboard away from the product.
  if (name === "tabindex") return /^(0|-\d{1,5})$/.test(word) ? word : undefined;
  if (name === "autocomplete") return completions.has(word) ? word : undefined;
  if (tag === "input" && name === "type") return inputTypes.has(word) ? word : undefined;
  return value;
}

/**
 * A name of a component as the document has it: one by which a browser would offer a password or a card is written in
 * numbers. Equal names stay equal, and no two become one. Whom it takes along by chance notices nothing.
 * @example plainName("city")     // "city"
 * @example plainName("cc-number") // "n-99-99-45-110-117-109-98-101-114"
 */
export const plainName = (name: string): string =>
  guessed.test(name) ? `n-${Array.from(name, (sign) => sign.codePointAt(0)).join("-")}` : name;
