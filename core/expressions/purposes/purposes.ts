import { ExpressionError } from "../values/ExpressionError.ts";
import { isSafeColor } from "./isSafeColor.ts";
import { isSafeHref } from "./isSafeHref.ts";

/** What a cell format may say besides text (docs/expressions.md). */
export interface CellText {
  readonly text: string;
  /** A colour token or a CSS colour. */
  readonly color?: string;
  readonly background?: string;
  /** The icon's name. */
  readonly icon?: string;
  readonly href?: string;
}

/** What each kind of expression answers. `formatColor` is also for formatBackgroundColor. */
export interface PurposeResults {
  /** Whether to show. */
  readonly displayCondition: boolean;
  /** The message; undefined for valid. */
  readonly customValidator: string | undefined;
  /** What a new record begins with; undefined for nothing. */
  readonly defaultValue: unknown;
  /** What stands in its place in a template. */
  readonly template: string;
  /** Undefined for plain text. */
  readonly cellFormat: CellText | undefined;
  readonly formatCondition: boolean;
  readonly formatColor: string | undefined;
  readonly footer: string | number | undefined;
}

export type Purpose = keyof PurposeResults;

export interface PurposeRules<P extends Purpose> {
  /** What it sees; of forms, the fields by name besides. */
  readonly names: readonly string[];
  /** What a failing one counts as (spec §4, §8; D75). */
  readonly fallback: PurposeResults[P];
  /** Throws `wrong_result` for a value that does not suit. */
  shape(value: unknown): PurposeResults[P];
}

const ofForms = ["values", "value", "row", "user", "params", "isNew"] as const;
const ofCells = ["value", "row", "column", "locale"] as const;

export const purposes: { readonly [P in Purpose]: PurposeRules<P> } = {
  displayCondition: { names: ofForms, fallback: true, shape: Boolean },
  customValidator: { names: [...ofForms, "field"], fallback: undefined, shape: shapeMessage },
  defaultValue: { names: ofForms, fallback: undefined, shape: (value) => value },
  template: { names: ofForms, fallback: "", shape: shapeText },
  cellFormat: { names: ofCells, fallback: undefined, shape: shapeCell },
  formatCondition: { names: ofCells, fallback: false, shape: Boolean },
  formatColor: { names: ofCells, fallback: undefined, shape: shapeColor },
  footer: { names: [], fallback: undefined, shape: shapeFooter },
};

function wrong(message: string): never {
  throw new ExpressionError("wrong_result", message, { line: 1, column: 1 });
}

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

function shapeMessage(value: unknown): string | undefined {
  if (isMissing(value) || value === true || value === "") return undefined;
  return typeof value === "string" ? value : wrong("check failed: a message, an empty text, true or nothing was expected");
}

function shapeText(value: unknown): string {
  if (isMissing(value)) return "";
  const isText = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isText ? String(value) : wrong("a text was expected");
}

const cellParts: Readonly<Record<Exclude<keyof CellText, "text">, (text: string) => boolean>> = {
  color: isSafeColor, background: isSafeColor, href: isSafeHref, icon: (name) => /^[a-z][a-z0-9-]{0,63}$/.test(name),
};

/** Empty parts count as not there. */
function shapeCell(value: unknown): CellText | undefined {
  if (typeof value === "string") return { text: value };
  if (typeof value !== "object" || value === null) return { text: shapeText(value) };
  if (Array.isArray(value)) return wrong("a text or { text, color, background, icon, href } was expected");
  const cell: { -readonly [Part in keyof CellText]: CellText[Part] } = { text: "" };
  for (const [name, part] of Object.entries(value)) {
    if (name === "text") cell.text = shapeText(part);
    else if (!isCellPart(name)) wrong(`a cell has no ${name}`);
    else if (!isMissing(part) && part !== "") cell[name] = shapePart(name, part);
  }
  return cell;
}

type CellPart = keyof typeof cellParts;

const isCellPart = (name: string): name is CellPart => Object.hasOwn(cellParts, name);

function shapePart(name: CellPart, part: unknown): string {
  return typeof part === "string" && cellParts[name](part) ? part : wrong(`${name} is not one that is allowed`);
}

function shapeColor(value: unknown): string | undefined {
  if (isMissing(value) || value === "" || value === false) return undefined;
  return typeof value === "string" && isSafeColor(value) ? value : wrong("a colour token or a CSS colour was expected");
}

function shapeFooter(value: unknown): string | number | undefined {
  if (isMissing(value)) return undefined;
  return typeof value === "string" || typeof value === "number" ? value : wrong("a number or a text was expected");
}
