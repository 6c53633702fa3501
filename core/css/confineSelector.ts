import { pseudoElementIndex, readFunctions, readPieces, selectorLists, splitOf, splitTop, withoutBrackets, type SelectorFunction } from "./readSelector.ts";

/**
 * What stands before a selector so that all of it, not only the element that it styles, is below the box: in `@scope`
 * the other parts may be anywhere in the document, and `body:has(input[value^="a"]) .mine` would read the product.
 * Inside `:where()` it weighs nothing.
 */
const below = ":where(:scope) ";

/** Of one compound that is enough: it is in its `@scope`. Not looking for the box upwards makes it ten times cheaper in deep trees. */
const notTheBox = ":where(:not(:scope))";

/** Put into `:has()`: what it looks for may not be in a first-party part. */
const outsideOfParts = (limit: string): string => `:not(:is(${limit}, ${limit} *))`;

export interface ConfineOptions {
  /** The rule stands in another one, whose elements `&` are. */
  readonly isNested: boolean;
  /** Selector of first-party parts. */
  readonly limit: string;
}

/**
 * Rewrites the selector of a rule, as the object model writes it, so that it sees nothing outside the box.
 * @example confineSelector(".a .b, :scope", { isNested: false, limit: "[x]" }) // ":where(:scope) .a .b, :scope"
 * @example confineSelector(".a::before", { isNested: false, limit: "[x]" }) // ".a:where(:not(:scope))::before"
 */
export function confineSelector(selector: string, { isNested, limit }: ConfineOptions): string {
  return splitTop(selector, ",")
    .map((complex) => confineComplex(complex.trim(), { isNested, limit }))
    .join(", ");
}

function confineComplex(complex: string, { isNested, limit }: ConfineOptions): string {
  const pieces = readPieces(complex);
  const written = pieces.map(({ text, isCombinator }) => (isCombinator ? text : confineFunctions(text, limit))).join("");
  const [first] = pieces;
  if (first && !first.isCombinator && hasAnchor(first.text)) return written;
  if (isNested && !pieces.some(({ text, isCombinator }) => !isCombinator && splitTop(text, "&").length > 1)) return `& ${written}`;
  if (pieces.length > 1) return below + written;
  const end = pseudoElementIndex(written);
  return written.slice(0, end) + notTheBox + written.slice(end);
}

/** `&` and `:scope` of the compound itself, not of a list in it: what it matches is the box or below it. */
const hasAnchor = (compound: string): boolean => splitTop(compound, "&").length > 1 || /:scope(?![\w-])/i.test(withoutBrackets(compound));

/** Selectors in the functions of a compound are confined like others; `:has()` looks downwards from where it stands. */
function confineFunctions(compound: string, limit: string): string {
  const { functions, rest } = readFunctions(compound);
  return functions.map((one) => one.head + confineArguments(one, limit)).join("") + rest;
}

function confineArguments(one: SelectorFunction, limit: string): string {
  const { name, inner } = one;
  if (selectorLists.has(name)) return splitTop(inner, ",").map((part) => confineInner(part.trim(), limit)).join(", ");
  if (name === "has") return splitTop(inner, ",").map((part) => confineHas(part.trim(), limit)).join(", ");
  const nth = splitOf(one);
  return nth ? nth.head + confineArguments({ ...one, name: "is", inner: nth.of }, limit) : inner;
}

/** One compound asks about the element alone, and where that is has been settled. */
function confineInner(complex: string, limit: string): string {
  return readPieces(complex).length === 1 ? confineFunctions(complex, limit) : confineComplex(complex, { isNested: false, limit });
}

const confineHas = (relative: string, limit: string): string =>
  readPieces(relative).map(({ text, isCombinator }) => (isCombinator ? text : confineFunctions(text, limit))).join("") + outsideOfParts(limit);
