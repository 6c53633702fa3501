import sanitizeHtml from "sanitize-html";

/** What markup may hold. */
export interface AllowedMarkup {
  readonly tags: Iterable<string>;
  readonly attributes: Iterable<string>;
  /** What is kept of an attribute's value; undefined takes the attribute away. Addresses and styles are judged by it alone. */
  readonly valueOf: (name: string, value: string) => string | undefined;
  /** Elements in one another; deeper ones are left out with what is in them. */
  readonly depth: number;
}

/** Html of which only what is allowed is left. */
export const cleanMarkup = (html: string, { tags, attributes, valueOf, depth }: AllowedMarkup): string =>
  sanitizeHtml(html, {
    allowedTags: [...tags],
    allowedAttributes: { "*": [...attributes] },
    allowedSchemesAppliedToAttributes: [],
    allowProtocolRelative: true,
    parseStyleAttributes: false,
    nestingLimit: depth,
    transformTags: { "*": (tagName, given) => ({ tagName, attribs: keptOf(given, valueOf) }) },
  });

const keptOf = (given: sanitizeHtml.Attributes, valueOf: AllowedMarkup["valueOf"]): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const kept = valueOf(name, value);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
