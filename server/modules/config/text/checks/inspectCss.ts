import { CssSyntaxError, parse, type AtRule, type ChildNode, type Root } from "postcss";
import { isDeclarationAllowed } from "#core/styles/index.ts";

/** A place in a style sheet, from 1. */
export interface CssPlace {
  readonly line: number;
  readonly column: number;
}

export interface CssReview {
  /** What makes it no css. */
  readonly fault?: CssPlace & { readonly why: string };
  /** What the sandbox will leave out (X14). */
  readonly leftOut: readonly (CssPlace & { readonly what: string })[];
  /** How many rules there are, nested ones and groups included. */
  readonly rules: number;
}

const groups = new Set(["media", "supports", "container", "layer"]);
const keyframes = /^(-webkit-)?keyframes$/;

/**
 * Reads the css of a component as its author wrote it, so that they are told when they save it. It decides nothing: the
 * sandbox parses and cleans it once more with the browser's own parser.
 * @example inspectCss("p { position: fixed }").leftOut // [{ line: 1, column: 5, what: "position: fixed" }]
 */
export function inspectCss(text: string): CssReview {
  try {
    return review(parse(text));
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return { fault: { line: error.line ?? 1, column: error.column ?? 1, why: error.reason }, leftOut: [], rules: 0 };
  }
}

function review(root: Root): CssReview {
  const leftOut: CssReview["leftOut"][number][] = [];
  let rules = 0;
  root.walk((node) => {
    if (node.type === "comment") return;
    const what = leavesOut(node);
    const { line, column } = node.source?.start ?? { line: 1, column: 1 };
    if (what !== undefined) leftOut.push({ line, column, what: what.trim().slice(0, 100) });
    if (node.type !== "decl" && !isFrame(node)) rules += 1;
  });
  return { leftOut, rules };
}

function leavesOut(node: ChildNode): string | undefined {
  if (node.type === "atrule") return isKept(node) ? undefined : `@${node.name}`;
  if (node.type !== "decl") return undefined;
  return isDeclarationAllowed(node.prop, unescapeCss(node.value)) ? undefined : `${node.prop}: ${node.value}`;
}

const isKept = ({ name, nodes }: AtRule): boolean => keyframes.test(name) || (groups.has(name.toLowerCase()) && nodes !== undefined);

const isFrame = ({ parent }: ChildNode): boolean => parent?.type === "atrule" && keyframes.test((parent as AtRule).name);

/** As the browser understands it: `u\\72l(` is `url(`. */
const unescapeCss = (value: string): string =>
  value.replace(/\\(?:([0-9a-f]{1,6})\s?|([^]))/gi, (_whole, code: string | undefined, letter = "") =>
    code === undefined ? letter : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ffff)));
