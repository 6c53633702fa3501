import { readAddress } from "#core/links/index.ts";
import { isForOneElement, isValueHarmless } from "#core/styles/index.ts";
import { allowControl, plainName } from "./allowControl.ts";

/**
 * Everything that a realm may have drawn: elements, attributes and addresses here, styles in `core/styles`, by which the
 * server tells an author before. What is not named is not drawn. Written for people who look for holes: please read it with that in mind.
 */

const htmlElements = new Set(
  (
    "a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del " +
    "details dfn div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input " +
    "ins kbd label legend li main mark menu meter nav ol optgroup option output p pre progress q rp rt ruby s samp " +
    "search section select small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var wbr"
  ).split(" "),
);

/** No `use`, `image`, `foreignObject`, `script`, `style`, and no animation elements, which can set an `href` later. */
const svgElements = new Set(
  (
    "svg g path rect circle ellipse line polyline polygon text tspan textPath title desc defs clipPath mask marker " +
    "pattern symbol linearGradient radialGradient stop a filter feBlend feColorMatrix feComposite feFlood " +
    "feGaussianBlur feMerge feMergeNode feOffset feDropShadow feTurbulence"
  ).split(" "),
);

/** Elements without children. */
export const voidElements: ReadonlySet<string> = new Set("br col hr img input wbr".split(" "));

const htmlAttributes = new Set(
  (
    "alt autocomplete checked class cols colspan dir disabled draggable for headers height hidden href id inputmode lang " +
    "list low high optimum max maxlength min minlength multiple name open pattern placeholder prevent readonly required reversed " +
    "role rows rowspan scope selected size span spellcheck src start step tabindex title translate type value width wrap datetime"
  ).split(" "),
);

const svgAttributes = new Set(
  (
    "class clip-path clip-rule color cx cy d dominant-baseline dx dy fill fill-opacity fill-rule filter flood-color " +
    "flood-opacity font-family font-size font-style font-weight fx fy gradientTransform gradientUnits height href id in " +
    "in2 k1 k2 k3 k4 letter-spacing marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask " +
    "maskUnits mode offset opacity operator orient overflow paint-order pathLength patternTransform patternUnits points " +
    "preserveAspectRatio r refX refY result role rotate rx ry spreadMethod startOffset stdDeviation stop-color " +
    "stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit " +
    "stroke-opacity stroke-width tabindex text-anchor text-decoration transform transform-origin type values " +
    "vector-effect viewBox visibility width word-spacing x x1 x2 y y1 y2"
  ).split(" "),
);

/** Attributes that hold ids of this document: each id gets the root's prefix, so that none of the product's is met. */
const idAttributes = new Set(
  "id for list headers aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby aria-owns".split(" "),
);

const rasterData = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i;

/** What is asked about an attribute. `idPrefix` is different for each root. */
export interface AttributeQuestion {
  readonly tag: string;
  readonly isSvg: boolean;
  readonly name: string;
  readonly value: string;
  readonly idPrefix: string;
  /** Of the product's own documents. */
  readonly origin: string;
}

export const isElementAllowed = (tag: string, isSvg: boolean): boolean => (isSvg ? svgElements : htmlElements).has(tag);

/** The value that may be set, or undefined where the attribute is refused. */
export function allowAttribute(question: AttributeQuestion): string | undefined {
  const { tag, isSvg, name, value, idPrefix, origin } = question;
  if (!isNameAllowed(name, isSvg)) return undefined;
  if (idAttributes.has(name)) return prefixIds(value, idPrefix);
  if (name === "name") return idPrefix + plainName(value);
  if (name === "href") return allowHref(value, question);
  if (name === "src") return tag === "img" ? allowImage(value, origin) : undefined;
  const allowed = allowControl(tag, name, value);
  if (!isSvg || allowed === undefined) return allowed;
  return isForOneElement(name, allowed) ? allowReferences(allowed, idPrefix) : undefined;
}

function isNameAllowed(name: string, isSvg: boolean): boolean {
  if (/^aria-[a-z]+$/.test(name)) return true;
  // The product reads these itself: a component must not pretend to be a part of it.
  if (/^data-(platon|tooltip|theme|density)/.test(name)) return false;
  return /^data-[a-z0-9-]+$/.test(name) || (isSvg ? svgAttributes : htmlAttributes).has(name);
}

const prefixIds = (value: string, prefix: string): string =>
  value.split(/\s+/).filter(Boolean).map((id) => prefix + plainName(id)).join(" ");

/** Relative, `https:`, `mailto:`, `tel:`, or a place in the component itself. */
function allowHref(value: string, { tag, isSvg, idPrefix, origin }: AttributeQuestion): string | undefined {
  // Of a pattern, a gradient, a text on a path: no address in whose fragment an id could hide.
  if (isSvg && tag !== "a" && !/^#[\p{L}\p{N}_:.-]+$/u.test(value)) return undefined;
  if (value.startsWith("#")) return `#${idPrefix}${plainName(value.slice(1))}`;
  const address = readAddress(value, origin);
  return address && (address.isOwn || ["https:", "mailto:", "tel:"].includes(address.scheme)) ? value : undefined;
}

/** A file of the product's own origin, or a picture in the address itself; no `svg+xml`, which can hold a script. */
const allowImage = (value: string, origin: string): string | undefined =>
  rasterData.test(value) || readAddress(value, origin)?.isOwn ? value : undefined;

/** A reference to a resource of the realm. */
export const localReference = /url\(\s*["']?#([\w-]+)["']?\s*\)/g;

/** `url(#id)` in presentation attributes points into the component; any other `url(` is refused. */
function allowReferences(value: string, idPrefix: string): string | undefined {
  const rewritten = value.replace(localReference, (_whole, id: string) => `url(#${idPrefix}${plainName(id)})`);
  const rest = rewritten.replaceAll(/url\(#[\w-]+\)/g, "");
  return isValueHarmless(rest) ? rewritten : undefined;
}
