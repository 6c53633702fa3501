import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { isDeclarationAllowed } from "#core/styles/index.ts";
import { confineSelector } from "./confineSelector.ts";
import { nestsTooDeep } from "./nestsTooDeep.ts";

/** Before a component's own css stands that of its page: each may be as long as the server lets it be saved. */
const sources = 2;

export interface CssOptions {
  /** Selector of the box that the css is for. */
  readonly scope: string;
  /** Selector where its reach ends: first-party parts inside the box. */
  readonly limit: string;
  /** Put before the names of keyframes, which are the whole document's. */
  readonly prefix: string;
  readonly limits: RealmLimits;
}

interface Walk {
  readonly prefix: string;
  /** Selector of first-party parts. */
  readonly limit: string;
  /** Whether a name is one of the sheet's own keyframes. */
  readonly isOwnAnimation: (name: string) => boolean;
  rules: number;
  readonly mostRules: number;
}

/** Rules that reach nothing outside a box once they stand in its `@scope`, and keyframes to stand beside it. */
export interface CleanedRules {
  readonly rules: string;
  readonly keyframes: string;
  /** How many rules there are, nested ones included. */
  readonly count: number;
}

/**
 * Css of a component as a text that reaches nothing outside its box (X14). The text is parsed **alone** into a scratch
 * sheet, walked, and written anew from the object model; only that is wrapped in `@scope`. Text pasted into
 * `@scope { … }` would leave it with one `}`.
 * @returns undefined when the css is over the limits
 */
export function cleanCss(text: string, { scope, limit, prefix, limits }: CssOptions): string | undefined {
  if (text.length > sources * limits.cssLength || nestsTooDeep(text)) return undefined;
  const scratch = new CSSStyleSheet();
  scratch.replaceSync(text);
  const own = findKeyframes(scratch.cssRules);
  const walk: Walk = { prefix, limit, isOwnAnimation: (name) => own.has(name), rules: 0, mostRules: sources * limits.cssRules };
  const rules = writeRules(scratch.cssRules, walk);
  if (walk.rules > walk.mostRules) return undefined;
  return scopeRules({ scope, limit }, rules, writeKeyframes(scratch.cssRules, walk));
}

/**
 * A piece of a library's sheet, which writes its rules one by one: what animates is somewhere else than the rule that
 * says so, and every name that is no keyword of css is the realm's.
 * @returns undefined when the piece alone is over the limits
 */
export function cleanRules(text: string, { prefix, limit, limits }: Omit<CssOptions, "scope">): CleanedRules | undefined {
  if (text.length > limits.cssLength || nestsTooDeep(text)) return undefined;
  const scratch = new CSSStyleSheet();
  scratch.replaceSync(text);
  const walk: Walk = { prefix, limit, isOwnAnimation: (name) => !keywords.has(name), rules: 0, mostRules: limits.cssRules };
  const rules = writeRules(scratch.cssRules, walk);
  if (walk.rules > walk.mostRules) return undefined;
  return { rules, keyframes: writeKeyframes(scratch.cssRules, walk), count: walk.rules };
}

/** Puts cleaned rules into the scope of a box; never give it anything else. */
export const scopeRules = ({ scope, limit }: Pick<CssOptions, "scope" | "limit">, rules: string, keyframes: string): string =>
  `@scope (${scope}) to (${limit}) {\n${rules}\n}\n${keyframes}`;

const keywords = new Set(["none", "initial", "inherit", "unset", "revert", "revert-layer"]);

const writeRules = (rules: CSSRuleList, walk: Walk): string => Array.from(rules, (rule) => writeRule(rule, walk)).join("\n");

/** A rule of a kind that is not named here is left out: imports, faces, namespaces, pages, properties, … */
function writeRule(rule: CSSRule, walk: Walk): string {
  walk.rules += 1;
  if (walk.rules > walk.mostRules) return "";
  if (rule instanceof CSSStyleRule) {
    const selector = confineSelector(rule.selectorText, { isNested: isNested(rule), limit: walk.limit });
    return `${selector} { ${writeDeclarations(rule.style, walk)} ${writeRules(rule.cssRules, walk)} }`;
  }
  if (isNestedDeclarations(rule)) return writeDeclarations(rule.style, walk);
  if (rule instanceof CSSMediaRule) return writeGroup(`@media ${rule.conditionText}`, rule, walk);
  if (rule instanceof CSSSupportsRule) return writeGroup(`@supports ${rule.conditionText}`, rule, walk);
  if (rule instanceof CSSContainerRule) return writeGroup(`@container ${rule.conditionText}`, rule, walk);
  if (rule instanceof CSSLayerBlockRule) return writeGroup(`@layer ${layerName(rule, walk)}`, rule, walk);
  return "";
}

const writeGroup = (head: string, rule: CSSGroupingRule, walk: Walk): string =>
  `${head} { ${writeRules(rule.cssRules, walk)} }`;

/** Layers are the whole document's too. */
const layerName = (rule: CSSLayerBlockRule, { prefix }: Walk): string => (rule.name === "" ? "" : prefix + rule.name);

/** Whether a rule stands in another style rule, with or without conditions between them. */
function isNested({ parentRule }: CSSRule): boolean {
  return parentRule !== null && (parentRule instanceof CSSStyleRule || isNested(parentRule));
}

/** Declarations between nested rules have a class of their own, which TypeScript's library does not know. */
const isNestedDeclarations = (rule: CSSRule): rule is CSSRule & { readonly style: CSSStyleDeclaration } =>
  rule.constructor.name === "CSSNestedDeclarations" && "style" in rule;

function writeDeclarations(style: CSSStyleDeclaration, walk: Walk): string {
  // While a shorthand waits for a `var()`, what it stands for says nothing: it is judged by the whole text.
  const isRefused = (name: string): boolean => !isDeclarationAllowed(name, style.getPropertyValue(name) || style.cssText);
  for (const name of Array.from(style).filter(isRefused)) style.removeProperty(name);
  const animations = style.getPropertyValue("animation-name");
  if (animations !== "") renameAnimations(style, animations, walk);
  return style.cssText;
}

function renameAnimations(style: CSSStyleDeclaration, names: string, { prefix, isOwnAnimation }: Walk): void {
  const renamed = names.split(",").map((name) => (isOwnAnimation(name.trim()) ? prefix + name.trim() : name.trim()));
  style.setProperty("animation-name", renamed.join(", "), style.getPropertyPriority("animation-name"));
}

/** Keyframes have no scope: they stand beside the `@scope`, under a name that is this component's. */
function writeKeyframes(rules: CSSRuleList, walk: Walk): string {
  return Array.from(listKeyframes(rules), (rule) => {
    const frames = Array.from(rule.cssRules as Iterable<CSSRule>)
      .filter((frame): frame is CSSKeyframeRule => frame instanceof CSSKeyframeRule)
      .map((frame) => `${frame.keyText} { ${writeDeclarations(frame.style, walk)} }`);
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
