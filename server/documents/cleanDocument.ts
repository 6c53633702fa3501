import sanitizeHtml from "sanitize-html";
import { documentHtml, documentValue } from "#core/documents/documentHtml.ts";

/** Elements in one another; deeper ones are left out with what is in them. */
const nestingLimit = 100;

/** Filled html of which only what documents may hold is left: every picture is written out in it. */
export const cleanDocument = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...documentHtml.tags],
    allowedAttributes: { "*": [...documentHtml.attributes] },
    // Addresses and styles are judged by the list itself.
    allowedSchemesAppliedToAttributes: [],
    allowProtocolRelative: true,
    parseStyleAttributes: false,
    nestingLimit,
    transformTags: { "*": (tagName, attributes) => ({ tagName, attribs: allowedAttributes(attributes) }) },
  });

const allowedAttributes = (attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const kept = documentValue(name, value);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
