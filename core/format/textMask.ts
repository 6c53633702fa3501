/** A place of a mask: one for a character of some kind, or a character that stands there. */
type Place = { readonly takes: RegExp } | { readonly stands: string };

const kinds: Readonly<Record<string, RegExp>> = { "9": /^\p{Nd}$/u, a: /^\p{L}$/u, "*": /^[\p{L}\p{Nd}]$/u };
const sign = /^[\p{L}\p{Nd}]$/u;

/**
 * The form that a text is typed in: `9` is a digit, `a` a letter, `*` either, any other character stands as it is, and so does
 * each behind a backslash: `+\\9\\98 99 999-99-99`.
 */
export interface TextMask {
  readonly places: readonly Place[];
  /** What stands before the first place to fill. */
  readonly prefix: string;
}

export function readMask(pattern: string): TextMask {
  const places = [...pattern.matchAll(/\\(.)|(.)/gsu)].map(([, escaped, plain = ""]): Place => {
    const takes = escaped === undefined && Object.hasOwn(kinds, plain) ? kinds[plain] : undefined;
    return takes ? { takes } : { stands: escaped ?? plain };
  });
  const first = places.findIndex((place) => "takes" in place);
  return { places, prefix: places.slice(0, Math.max(first, 0)).map((place) => ("stands" in place ? place.stands : "")).join("") };
}

/**
 * The text in the form of the mask: what stands between is put in, separators that do not belong are left out. No letter and no
 * digit is lost: from the first that does not fit, the text stays as it was typed. What a beginning of the text becomes is the
 * beginning of what all of it becomes.
 */
export function maskText({ places }: TextMask, text: string): string {
  const characters = [...text];
  let done = "";
  let at = 0;
  for (const [index, character] of characters.entries()) {
    const place = places[at];
    if (place && "stands" in place && place.stands === character) {
      done += character;
      at += 1;
      continue;
    }
    const next = places.findIndex((one, position) => position >= at && "takes" in one);
    const slot = places[next];
    if (slot && "takes" in slot && slot.takes.test(character)) {
      done += places.slice(at, next).map((one) => ("stands" in one ? one.stands : "")).join("") + character;
      at = next + 1;
    } else if (sign.test(character)) return done + characters.slice(index).join("");
  }
  return done;
}

/** A pasted text, which may hold what stands before the first place without being typed in this form: 998901234567. */
export function pastedInMask(mask: TextMask, text: string): string {
  const signs = signsOf(text);
  const before = signsOf(mask.prefix);
  const places = mask.places.filter((place) => "takes" in place).length;
  const isWhole = before.length > 0 && signs.length > places && before.every((one, index) => signs[index] === one);
  return maskText(mask, isWhole ? mask.prefix + signs.slice(before.length).join("") : text.trim());
}

const signsOf = (text: string): string[] => [...text].filter((character) => sign.test(character));

/** Every place is filled, and nothing else is there. */
export function isInMask({ places }: TextMask, text: string): boolean {
  // A character is at most two units: a long text is not taken apart to learn that.
  const characters = text.length > 2 * places.length ? [] : [...text];
  return characters.length === places.length && places.every((place, index) => {
    const character = characters[index] ?? "";
    return "takes" in place ? place.takes.test(character) : place.stands === character;
  });
}

/** How the form is shown: `+998 __ ___-__-__`. */
export const maskHint = ({ places }: TextMask): string => places.map((place) => ("takes" in place ? "_" : place.stands)).join("");

/** Only digits are typed. */
export const isOfDigits = ({ places }: TextMask): boolean => places.every((place) => !("takes" in place) || place.takes === kinds["9"]);
