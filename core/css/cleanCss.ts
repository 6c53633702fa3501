import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { ColumnRule } from "./columnRules.ts";
import type { WeighedRule } from "./leaveOutHeavy.ts";
import { nestsTooDeep } from "./nestsTooDeep.ts";
import { readStyleRules, writeDeclarations, type Walk, type Write } from "./readStyleRules.ts";

/** Before a component's own css stands that of its page: each may be as long as the server lets it be saved. */
const sources = 2;

export interface CssOptions {
  /** Selector where its reach ends: first-party parts inside the box. */
  readonly limit: string;
  /** Put before the names of keyframes, which are the whole document's. */
  readonly prefix: string;
  readonly limits: RealmLimits;
}

/** Rules that reach nothing outside a box once they stand in its `@scope`, and keyframes to stand beside it. */
export interface CleanedRules {
  readonly write: Write;
  /** Rules, nested ones included, that are weighed for the tree that they style. */
  readonly weighed: readonly WeighedRule[];
  readonly columns: readonly ColumnRule[];
  readonly keyframes: string;
  /** How many rules there are, nested ones included. */
  readonly count: number;
}

/**
 * Css of a component as rules that reach nothing outside its box (X14). The text is parsed **alone** into a scratch
 * sheet, walked, and written anew from the object model; only that is wrapped in `@scope`. Text pasted into
 * `@scope { … }` would leave it with one `}`.
 * @returns undefined when the css is over the limits
 */
export function cleanCss(text: string, { limits, ...options }: CssOptions): CleanedRules | undefined {
  if (text.length > sources * limits.cssLength || nestsTooDeep(text)) return undefined;
  const scratch = parse(text);
  const own = findKeyframes(scratch.cssRules);
  return readSheet(scratch, { ...options, isOwnAnimation: (name) => own.has(name), mostRules: sources * limits.cssRules });
}

/**
 * A piece of a library's sheet, which writes its rules one by one: what animates is somewhere else than the rule that
 * says so, and every name that is no keyword of css is the realm's.
 * @returns undefined when the piece alone is over the limits
 */
export function cleanRules(text: string, { limits, ...options }: CssOptions): CleanedRules | undefined {
  if (text.length > limits.cssLength || nestsTooDeep(text)) return undefined;
  return readSheet(parse(text), { ...options, isOwnAnimation: (name) => !keywords.has(name), mostRules: limits.cssRules });
}

function parse(text: string): CSSStyleSheet {
  const scratch = new CSSStyleSheet();
  scratch.replaceSync(text);
  return scratch;
}

function readSheet({ cssRules }: CSSStyleSheet, options: Omit<Walk, "rules" | "weighed" | "columns">): CleanedRules | undefined {
  const walk: Walk = { ...options, rules: 0, weighed: [], columns: [] };
  const write = readStyleRules(cssRules, walk, { heads: [] });
  if (walk.rules > walk.mostRules) return undefined;
  return { write, weighed: walk.weighed, columns: walk.columns, keyframes: writeKeyframes(cssRules, walk), count: walk.rules };
}

const keywords = new Set(["none", "initial", "inherit", "unset", "revert", "revert-layer"]);

/** Keyframes have no scope: they stand beside the `@scope`, under a name that is this component's. */
function writeKeyframes(rules: CSSRuleList, walk: Walk): string {
  return Array.from(listKeyframes(rules), (rule) => {
    const frames = Array.from(rule.cssRules as Iterable<CSSRule>)
      .filter((frame): frame is CSSKeyframeRule => frame instanceof CSSKeyframeRule)
      .map((frame) => `${frame.keyText} { ${writeDeclarations(frame.style, walk).text} }`);
    return `@keyframes ${CSS.escape(walk.prefix + rule.name)} { ${frames.join(" ")} }`;
  }).join("\n");
}

const findKeyframes = (rules: CSSRuleList): Set<string> => new Set(Array.from(listKeyframes(rules), ({ name }) => name));

function* listKeyframes(rules: CSSRuleList): Generator<CSSKeyframesRule> {
  for (const rule of Array.from(rules)) {
    if (rule instanceof CSSKeyframesRule) yield rule;
    else if (rule instanceof CSSGroupingRule) yield* listKeyframes(rule.cssRules);
  }
}
