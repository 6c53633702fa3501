import { isSafeHref } from "../expressions/purposes/isSafeHref.ts";

/**
 * What html of configuration and of editors may hold (D62), wherever it is cleaned: text and its structure, links, pictures,
 * tables. No style and no id, and of classes only what the rich-text editor says of alignment and indentation: none may take
 * the product's look or its names.
 */
export const allowedHtml = {
  tags: [
    "a", "abbr", "b", "blockquote", "br", "caption", "code", "col", "colgroup", "dd", "del", "div", "dl", "dt", "em", "figcaption", "figure",
    "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "mark", "ol", "p", "pre", "q", "s", "small", "span", "strong", "sub",
    "sup", "table", "tbody", "td", "tfoot", "th", "thead", "time", "tr", "u", "ul",
  ],
  attributes: [
    "alt", "class", "colspan", "data-list", "datetime", "dir", "height", "href", "lang", "reversed", "rowspan", "scope", "span", "src", "start", "title",
    "width",
  ],
} as const;

const ownPath = /^\/(?![/\\])[^\u0000-\u0020\\]*$/;
const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]*$/;
const editorClass = /^ql-(?:align-(?:center|right|justify)|indent-[1-8])$/;
const kindOfItem = /^(?:ordered|bullet|checked|unchecked)$/;

/** A picture of the product's own host, or one that is written out. */
const isAllowedPicture = (address: string): boolean => ownPath.test(address) || picture.test(address);

/** What stays of the value of an allowed attribute; undefined where the attribute goes. */
export function allowedValue(attribute: string, value: string): string | undefined {
  const text = value.trim();
  if (attribute === "href") return isSafeHref(text) ? value : undefined;
  if (attribute === "src") return isAllowedPicture(text) ? value : undefined;
  if (attribute === "data-list") return kindOfItem.test(text) ? value : undefined;
  if (attribute === "class") return text.split(/\s+/).filter((name) => editorClass.test(name)).join(" ") || undefined;
  return value;
}
