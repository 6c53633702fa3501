import { isDeclarationAllowed } from "#core/styles/index.ts";
import { absoluteSelector, takeColumns, type ColumnRule } from "./columnRules.ts";
import { confineSelector } from "./confineSelector.ts";
import type { WeighedRule } from "./leaveOutHeavy.ts";
import { splitTop } from "./readSelector.ts";
import { weighSelector, type Weigh } from "./weighSelector.ts";

/** A sheet on its way. */
export interface Walk {
  readonly prefix: string;
  /** Selector of first-party parts. */
  readonly limit: string;
  /** Whether a name is one of the sheet's own keyframes. */
  readonly isOwnAnimation: (name: string) => boolean;
  rules: number;
  readonly mostRules: number;
  readonly weighed: WeighedRule[];
  readonly columns: ColumnRule[];
}

/** What stands around a rule. */
interface Around {
  /** Conditions and layers, the outermost first. */
  readonly heads: readonly string[];
  /** The style rule that it stands in. */
  readonly parent?: { readonly weigh: Weigh; readonly selector: string | undefined };
}

/** Writes what was read, without rules that are left out. */
export type Write = (without: ReadonlySet<WeighedRule>) => string;

/** Reads rules of the object model: what is written of them, what they weigh, and what they say about columns. */
export function readStyleRules(rules: CSSRuleList, walk: Walk, around: Around): Write {
  const all = Array.from(rules, (rule) => readRule(rule, walk, around));
  return (without) => all.map((write) => write(without)).join("\n");
}

/** A rule of a kind that is not named here is left out: imports, faces, namespaces, pages, properties, … */
function readRule(rule: CSSRule, walk: Walk, around: Around): Write {
  walk.rules += 1;
  if (walk.rules > walk.mostRules) return nothing;
  if (rule instanceof CSSStyleRule) return readStyleRule(rule, walk, around);
  if (isNestedDeclarations(rule)) return always(readDeclarations(rule.style, walk, around));
  if (rule instanceof CSSMediaRule) return readGroup(`@media ${rule.conditionText}`, rule, walk, around);
  if (rule instanceof CSSSupportsRule) return readGroup(`@supports ${rule.conditionText}`, rule, walk, around);
  if (rule instanceof CSSContainerRule) return readGroup(`@container ${rule.conditionText}`, rule, walk, around);
  if (rule instanceof CSSLayerBlockRule) return readGroup(`@layer ${layerName(rule, walk)}`, rule, walk, around);
  return nothing;
}

const always = (text: string): Write => () => text;
const nothing = always("");

function readStyleRule({ selectorText, style, cssRules }: CSSStyleRule, walk: Walk, { heads, parent }: Around): Write {
  const selector = confineSelector(selectorText, { isNested: parent !== undefined, limit: walk.limit });
  const weighed: WeighedRule = { selector: selectorText, weigh: weighSelector(parent ? withParent(selectorText) : selectorText, parent?.weigh) };
  walk.weighed.push(weighed);
  const inner: Around = { heads, parent: { weigh: weighed.weigh, selector: absoluteSelector(selector, parent) } };
  const declarations = readDeclarations(style, walk, inner);
  const nested = readStyleRules(cssRules, walk, inner);
  return (without) => (without.has(weighed) ? "" : `${selector} { ${declarations} ${nested(without)} }`);
}

/** What names no `&` stands below it. */
const withParent = (selector: string): string =>
  splitTop(selector, ",").map((complex) => (complex.includes("&") ? complex : `& ${complex.trim()}`)).join(", ");

function readGroup(head: string, { cssRules }: CSSGroupingRule, walk: Walk, { heads, parent }: Around): Write {
  const inner = readStyleRules(cssRules, walk, { heads: [...heads, head], ...(parent && { parent }) });
  return (without) => `${head} { ${inner(without)} }`;
}

/** The declarations of a rule but for those about columns, which are kept apart. */
function readDeclarations(style: CSSStyleDeclaration, walk: Walk, { heads, parent }: Around): string {
  const written = writeDeclarations(style, walk);
  if (written.columns && parent?.selector !== undefined) walk.columns.push({ ...written.columns, heads, selector: parent.selector });
  return written.text;
}

/** Layers are the whole document's too. */
const layerName = (rule: CSSLayerBlockRule, { prefix }: Walk): string => (rule.name === "" ? "" : prefix + rule.name);

/** Declarations between nested rules have a class of their own, which TypeScript's library does not know. */
const isNestedDeclarations = (rule: CSSRule): rule is CSSRule & { readonly style: CSSStyleDeclaration } =>
  rule.constructor.name === "CSSNestedDeclarations" && "style" in rule;

/** What may be drawn of some declarations; columns apart. */
export function writeDeclarations(style: CSSStyleDeclaration, walk: Walk): { readonly text: string; readonly columns: ReturnType<typeof takeColumns> } {
  // While a shorthand waits for a `var()`, what it stands for says nothing: it is judged by the whole text.
  const isRefused = (name: string): boolean => !isDeclarationAllowed(name, style.getPropertyValue(name) || style.cssText);
  for (const name of Array.from(style).filter(isRefused)) style.removeProperty(name);
  const animations = style.getPropertyValue("animation-name");
  if (animations !== "") renameAnimations(style, animations, walk);
  const columns = takeColumns(style);
  return { text: style.cssText, columns };
}

function renameAnimations(style: CSSStyleDeclaration, names: string, { prefix, isOwnAnimation }: Walk): void {
  const renamed = names.split(",").map((name) => (isOwnAnimation(name.trim()) ? prefix + name.trim() : name.trim()));
  style.setProperty("animation-name", renamed.join(", "), style.getPropertyPriority("animation-name"));
}
