import { tokenize, TokenType } from "@csstools/css-tokenizer";
import { weighSelector, type TreeShape } from "./weighSelector.ts";
import type { WeighedRule } from "./leaveOutHeavy.ts";

/**
 * Columns inside of columns are laid out again and again, twice as often with each step down: a page of twenty never
 * comes. What a rule says about columns is taken out of it and written once more behind all others, for elements only
 * that stand in no other columns of the same sheet.
 */
export interface ColumnRule {
  /** Conditions and layers around the rule, the outermost first. */
  readonly heads: readonly string[];
  /** Confined, and without `&`. */
  readonly selector: string;
  readonly text: string;
  /** It takes columns away. */
  readonly isReset: boolean;
}

/** Of an element whose own `style` says columns. */
export const columnsAttribute = "data-platon-columns";

/** Each such rule names all others, so that there may be so many of them, and so long. */
const mostRules = 50;
const mostLength = 1_000;

/** Components that stand in others have columns down to the second. */
const tooManyBoxes = "[data-platon-box] [data-platon-box] [data-platon-box] *";

const takesAway = /^(auto|initial|unset|revert|revert-layer|\s)+$/;

/** Properties that make an element one of columns: the shorthand, and what it stands for. */
export const columnProperties = ["columns", "column-count", "column-width"] as const;

const columnProperty = new RegExp(`^(-webkit-|-moz-)?(${columnProperties.join("|")})$`, "i");

export const isColumnProperty = (name: string): boolean => columnProperty.test(name);

/** Takes what is said about columns out of a rule; undefined where it says nothing. */
export function takeColumns(style: CSSStyleDeclaration): Pick<ColumnRule, "text" | "isReset"> | undefined {
  const said = columnProperties.filter((name) => style.getPropertyValue(name) !== "");
  const texts = (said[0] === "columns" ? said.slice(0, 1) : said).map((name) => {
    const priority = style.getPropertyPriority(name);
    return { name, value: style.getPropertyValue(name), end: priority === "" ? "" : ` !${priority}` };
  });
  for (const name of columnProperties) style.removeProperty(name);
  if (texts.length === 0) return undefined;
  return {
    text: texts.map(({ name, value, end }) => `${name}: ${value}${end}`).join("; "),
    isReset: texts.every(({ value }) => takesAway.test(value)),
  };
}

/** A selector whose `&` are written out; undefined when that becomes too long. */
export function absoluteSelector(selector: string, parent: { readonly selector: string | undefined } | undefined): string | undefined {
  if (parent && parent.selector === undefined) return undefined;
  const around = parent?.selector;
  const written = tokenize({ css: selector })
    .map(([type, text]) => (type === TokenType.Delim && text === "&" ? (around === undefined ? ":scope" : `:is(${around})`) : text))
    .join("");
  return written.length > mostLength ? undefined : written;
}

/** What is written behind the rules of a sheet for those of its rules that say something about columns. */
export function guardColumns(all: readonly ColumnRule[]): readonly (WeighedRule & { readonly text: string })[] {
  const columns = all.slice(0, mostRules);
  const outer = [`[${columnsAttribute}]`, ...columns.flatMap(({ selector, isReset }) => (isReset ? [] : [selector]))].join(", ");
  const guard = `:not(:is(${outer}) *, ${tooManyBoxes})`;
  const weighGuard = weighSelector(guard);
  return columns.map(({ heads, selector, text }) => {
    const weighOwn = weighSelector(selector);
    return {
      selector,
      weigh: (shape: TreeShape) => weighOwn(shape) + weighGuard(shape),
      text: `${heads.map((head) => `${head} { `).join("")}:is(${selector}):where(${guard}) { ${text} }${" }".repeat(heads.length)}`,
    };
  });
}
