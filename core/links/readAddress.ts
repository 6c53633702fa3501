/** What an address leads to, as a browser reads it in a document of the product. */
export interface ReadAddress {
  /** With its colon: `https:`. */
  readonly scheme: string;
  /** At the product's own origin. */
  readonly isOwn: boolean;
}

/** What browsers take away before they read: blanks and controls around, tabs and newlines anywhere. */
const asRead = (text: string): string => text.replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]/g, "");

/**
 * The one place that judges the address of something that is loaded or followed as it stands. It is read against the
 * product's **real** origin: against any other one, `https:host` is a place of the product in one of them and a foreign
 * host in the next, as a scheme that is the document's own may lack its slashes. Refused are those, another
 * host without its scheme, and whoever hides behind a name before an `@`.
 * @example readAddress("https:host/x", "http://app.example") // undefined
 * @example readAddress("\\\\host\\x", "https://app.example") // undefined
 * @example readAddress("../x", "https://app.example") // { scheme: "https:", isOwn: true }
 */
export function readAddress(text: string, origin: string): ReadAddress | undefined {
  const base = `${origin}/`;
  const read = asRead(text);
  if (/^https?:(?!\/\/[^/\\])/i.test(read) || !URL.canParse(text, base)) return undefined;
  const { protocol: scheme, username, password, origin: its } = new URL(text, base);
  // The origin of `blob:https://app.example/1` is the product's, too.
  const isOwn = its === new URL(base).origin && /^https?:$/.test(scheme);
  // Another host is named with its scheme, or passes for a place of the product.
  const isHidden = username !== "" || password !== "" || (!isOwn && !/^[a-z][a-z0-9+.-]*:/i.test(read));
  return isHidden ? undefined : { scheme, isOwn };
}
