/**
 * What stands before a selector so that all of it, not only the element that it styles, is below the box: in `@scope`
 * the other parts may be anywhere in the document, and `body:has(input[value^="a"]) .mine` would read the product.
 * Inside `:where()` it weighs nothing.
 */
const below = ":where(:scope) ";

/** Put into `:has()`: what it looks for may not be in a first-party part. */
const outsideOfParts = (limit: string): string => `:not(:is(${limit}, ${limit} *))`;

/** Functions whose arguments are selectors of their own. */
const lists = new Set(["is", "where", "not", "matches", "any", "-webkit-any", "-moz-any"]);

export interface ConfineOptions {
  /** The rule stands in another one, whose elements `&` are. */
  readonly isNested: boolean;
  /** Selector of first-party parts. */
  readonly limit: string;
}

/** Pieces of a complex selector: compounds and the combinators between them. */
interface Piece {
  readonly text: string;
  readonly isCombinator: boolean;
}

/**
 * Rewrites the selector of a rule, as the object model writes it, so that it sees nothing outside the box.
 * @example confineSelector(".a .b, :scope", { isNested: false, limit: "[x]" }) // ":where(:scope) .a .b, :scope"
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
  return below + written;
}

/** `&` and `:scope` of the compound itself, not of a list in it: what it matches is the box or below it. */
const hasAnchor = (compound: string): boolean => splitTop(compound, "&").length > 1 || /:scope(?![\w-])/i.test(withoutBrackets(compound));

/** Selectors in the functions of a compound are confined like others; `:has()` looks downwards from where it stands. */
function confineFunctions(compound: string, limit: string): string {
  let written = "";
  for (let at = 0; at < compound.length; ) {
    const open = topIndexOf(compound, "(", at);
    if (open < 0) return written + compound.slice(at);
    const close = closing(compound, open);
    const head = compound.slice(at, open + 1);
    const name = /:([\w-]+)\($/.exec(head)?.[1]?.toLowerCase() ?? "";
    written += head + confineArguments(name, compound.slice(open + 1, close), limit);
    at = close;
  }
  return written;
}

function confineArguments(name: string, inner: string, limit: string): string {
  if (lists.has(name)) return splitTop(inner, ",").map((part) => confineInner(part.trim(), limit)).join(", ");
  if (name === "has") return splitTop(inner, ",").map((part) => confineHas(part.trim(), limit)).join(", ");
  const [, head, of] = /^(.*?\sof\s)(.*)$/s.exec(inner) ?? [];
  return name.startsWith("nth-") && head && of ? head + confineArguments("is", of, limit) : inner;
}

/** One compound asks about the element alone, and where that is has been settled. */
function confineInner(complex: string, limit: string): string {
  return readPieces(complex).length === 1 ? confineFunctions(complex, limit) : confineComplex(complex, { isNested: false, limit });
}

const confineHas = (relative: string, limit: string): string =>
  readPieces(relative).map(({ text, isCombinator }) => (isCombinator ? text : confineFunctions(text, limit))).join("") + outsideOfParts(limit);

function readPieces(complex: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < complex.length; ) {
    const isCombinator = /[\s>+~|]/.test(complex[at] ?? "") && !isNamespace(complex, at);
    let end = at + 1;
    if (isCombinator) while (/[\s>+~]/.test(complex[end] ?? "")) end += 1;
    else end = compoundEnd(complex, at);
    pieces.push({ text: complex.slice(at, end), isCombinator });
    at = end;
  }
  return pieces;
}

/** `*|a`: no sheet of a component declares a namespace, but the bar is no combinator. */
const isNamespace = (text: string, at: number): boolean => text[at] === "|" && text[at + 1] !== "|";

function compoundEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at = skip(text, at)) {
    if (/[\s>+~]/.test(text[at] ?? "")) return at;
  }
  return text.length;
}

/** The index behind one sign, or behind a whole string, bracket or escape that begins there. */
function skip(text: string, at: number): number {
  const sign = text[at] ?? "";
  if (sign === "\\") return at + 2;
  if (sign === '"' || sign === "'") return stringEnd(text, at);
  return sign === "(" || sign === "[" ? closing(text, at) + 1 : at + 1;
}

function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += text[at] === "\\" ? 2 : 1) if (text[at] === text[from]) return at + 1;
  return text.length;
}

/** The index of the bracket that closes the one at `open`; the end where there is none. */
function closing(text: string, open: number): number {
  const close = text[open] === "(" ? ")" : "]";
  for (let at = open + 1; at < text.length; at = skip(text, at)) if (text[at] === close) return at;
  return text.length;
}

/** The first such sign that is in no string and in no bracket but its own. */
function topIndexOf(text: string, sign: string, from: number): number {
  for (let at = from; at < text.length; at = skip(text, at)) if (text[at] === sign) return at;
  return -1;
}

function splitTop(text: string, sign: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = topIndexOf(text, sign, 0); at >= 0; at = topIndexOf(text, sign, start)) {
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)];
}

function withoutBrackets(text: string): string {
  let written = "";
  for (let at = 0; at < text.length; at = skip(text, at)) if (skip(text, at) === at + 1) written += text[at];
  return written;
}
