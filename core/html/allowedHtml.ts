/**
 * What html of configuration and of editors may hold (D62), wherever it is cleaned: text and its structure, links, pictures,
 * tables. No style, class or id: none may take the product's look or its names.
 */
export const allowedHtml = {
  tags: [
    "a", "abbr", "b", "blockquote", "br", "caption", "code", "col", "colgroup", "dd", "del", "div", "dl", "dt", "em", "figcaption", "figure",
    "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "mark", "ol", "p", "pre", "q", "s", "small", "span", "strong", "sub",
    "sup", "table", "tbody", "td", "tfoot", "th", "thead", "time", "tr", "u", "ul",
  ],
  attributes: ["alt", "colspan", "datetime", "dir", "height", "href", "lang", "reversed", "rowspan", "scope", "span", "src", "start", "title", "width"],
} as const;

const ownPath = /^\/(?![/\\])[^\u0000-\u0020\\]*$/;
const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]*$/;

/** A picture of the product's own host, or one that is written out. */
export const isAllowedPicture = (address: string): boolean => ownPath.test(address) || picture.test(address);
