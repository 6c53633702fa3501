import { isValueHarmless } from "#core/styles/index.ts";

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

/** An input of these types is refused: a realm must not ask for a password, and cannot read a file. */
const refusedInputs = new Set(["password", "file", "image"]);

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
}

export const isElementAllowed = (tag: string, isSvg: boolean): boolean => (isSvg ? svgElements : htmlElements).has(tag);

/** The value that may be set, or undefined where the attribute is refused. */
export function allowAttribute(question: AttributeQuestion): string | undefined {
  const { tag, isSvg, name, value, idPrefix } = question;
  if (!isNameAllowed(name, isSvg)) return undefined;
  if (idAttributes.has(name)) return prefixIds(value, idPrefix);
  if (name === "name") return idPrefix + value;
  if (name === "href") return allowHref(value, idPrefix);
  if (name === "src") return tag === "img" ? allowImage(value) : undefined;
  if (tag === "input" && name === "type") return refusedInputs.has(value.trim().toLowerCase()) ? undefined : value;
  return isSvg ? allowReferences(value, idPrefix) : value;
}

function isNameAllowed(name: string, isSvg: boolean): boolean {
  if (/^aria-[a-z]+$/.test(name)) return true;
  // The product reads these itself: a component must not pretend to be a part of it.
  if (/^data-(platon|tooltip|theme|density)/.test(name)) return false;
  return /^data-[a-z0-9-]+$/.test(name) || (isSvg ? svgAttributes : htmlAttributes).has(name);
}

const prefixIds = (value: string, prefix: string): string =>
  value.split(/\s+/).filter(Boolean).map((id) => prefix + id).join(" ");

/** Relative, `https:`, `mailto:`, `tel:`, or a place in the component itself. */
function allowHref(value: string, idPrefix: string): string | undefined {
  if (value.startsWith("#")) return `#${idPrefix}${value.slice(1)}`;
  const address = parseAddress(value);
  if (!address) return undefined;
  return address.isRelative || ["https:", "mailto:", "tel:"].includes(address.url.protocol) ? value : undefined;
}

/** A file of the product's own origin, or a picture in the address itself; no `svg+xml`, which can hold a script. */
function allowImage(value: string): string | undefined {
  if (rasterData.test(value)) return value;
  return parseAddress(value)?.isRelative ? value : undefined;
}

const nowhere = "https://platon.invalid";

/** As the browser will understand it, control characters and backslashes included. */
function parseAddress(value: string): { url: URL; isRelative: boolean } | undefined {
  try {
    const url = new URL(value, nowhere);
    return { url, isRelative: url.origin === nowhere };
  } catch {
    return undefined;
  }
}

/** `url(#id)` in presentation attributes points into the component; any other `url(` is refused. */
function allowReferences(value: string, idPrefix: string): string | undefined {
  const rewritten = value.replace(/url\(\s*["']?#([\w-]+)["']?\s*\)/g, `url(#${idPrefix}$1)`);
  const rest = rewritten.replaceAll(/url\(#[\w-]+\)/g, "");
  return isValueHarmless(rest) ? rewritten : undefined;
}
