// How the object model writes a selector, taken apart: no more of its grammar than confining and weighing need.

/** Functions whose arguments are selectors of their own. */
export const selectorLists: ReadonlySet<string> = new Set(["is", "where", "not", "matches", "any", "-webkit-any", "-moz-any"]);

/** Pieces of a complex selector: compounds and the combinators between them. */
export interface SelectorPiece {
  readonly text: string;
  readonly isCombinator: boolean;
}

/** Compounds of a complex selector, and the combinators between them. */
export function readPieces(complex: string): SelectorPiece[] {
  const pieces: SelectorPiece[] = [];
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

export function splitTop(text: string, sign: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = topIndexOf(text, sign, 0); at >= 0; at = topIndexOf(text, sign, start)) {
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)];
}

export function withoutBrackets(text: string): string {
  let written = "";
  for (let at = 0; at < text.length; at = skip(text, at)) if (skip(text, at) === at + 1) written += text[at];
  return written;
}

/** Where the pseudo-element of a compound begins; its end where it has none. */
export function pseudoElementIndex(compound: string): number {
  for (let at = topIndexOf(compound, ":", 0); at >= 0; at = topIndexOf(compound, ":", at + 1)) {
    if (compound[at + 1] === ":") return at;
  }
  return compound.length;
}

/** A function in a compound: its name without the colon, and what stands in its brackets. */
export interface SelectorFunction {
  /** All of the compound up to the bracket, from the function before. */
  readonly head: string;
  readonly name: string;
  readonly inner: string;
}

/** The functions of a compound in their order, and what stands behind the last of them. */
export function readFunctions(compound: string): { readonly functions: readonly SelectorFunction[]; readonly rest: string } {
  const functions: SelectorFunction[] = [];
  for (let at = 0; ; ) {
    const open = topIndexOf(compound, "(", at);
    if (open < 0) return { functions, rest: compound.slice(at) };
    const close = closing(compound, open);
    const head = compound.slice(at, open + 1);
    functions.push({ head, name: /:([\w-]+)\($/.exec(head)?.[1]?.toLowerCase() ?? "", inner: compound.slice(open + 1, close) });
    at = close;
  }
}

/** `2n + 1 of .a`: what stands before the selector of an `:nth-…()`, and the selector; undefined where it has none. */
export function splitOf({ name, inner }: SelectorFunction): { readonly head: string; readonly of: string } | undefined {
  const [, head, of] = /^(.*?\sof\s)(.*)$/s.exec(inner) ?? [];
  return name.startsWith("nth-") && head && of ? { head, of } : undefined;
}
