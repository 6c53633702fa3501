import sanitizeHtml from "sanitize-html";
import { allowedHtml, allowedValue } from "#core/html/allowedHtml.ts";

/** Elements in one another; deeper ones are left out with what is in them. */
const nestingLimit = 60;

/** Html of which only what the list in `core/html` names is left. That something was left out is not said: the answer holds what was kept. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...allowedHtml.tags],
    allowedAttributes: { "*": [...allowedHtml.attributes] },
    // Addresses and classes are judged by the list itself.
    allowedSchemesAppliedToAttributes: [],
    allowProtocolRelative: true,
    parseStyleAttributes: false,
    nestingLimit,
    transformTags: { "*": (tagName, attributes) => ({ tagName, attribs: allowedAttributes(attributes) }) },
  });

const allowedAttributes = (attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const kept = allowedValue(name, value);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
