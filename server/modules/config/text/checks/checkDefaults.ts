import type { ElementText, FilterText } from "#contract/entities/index.ts";
import { defaultExpression } from "#core/elements/defaultValue.ts";
import { coerceElement } from "#core/elements/elementValue.ts";
import { findElementType, isChoice, valueKindOf } from "#core/elements/findElementType.ts";
import type { FieldType } from "#core/fieldType.ts";
import { isOperator, operators, parseValue } from "#core/filters/index.ts";
import type { Tell } from "../problems/Tell.ts";
import { unknownName } from "../problems/unknownName.ts";

/** What an element begins with is what it can hold. */
export function checkElementDefault(element: ElementText, at: string, tell: Tell): void {
  const { type, defaultValue, data, optionsFrom, choices } = element;
  const path = `${at}.defaultValue`;
  // Elements of plugins say themselves what they hold.
  if (defaultValue === undefined || defaultValue === null || !findElementType(type) || defaultExpression(element) !== undefined) return;
  const kind = valueKindOf(type);
  if (kind === undefined || kind === "secret" || kind === "files") return tell(path, "notForType", { type });
  if (!coerceElement(element, defaultValue).ok) return tell(path, "wrongType", { type });
  if (!data || optionsFrom !== undefined || choices !== undefined || !isChoice(type)) return;
  const ids = data.map(({ id }) => String(id));
  const stray = [defaultValue].flat().map(String).find((id) => !ids.includes(id));
  if (stray !== undefined) tell(path, "unknownName", unknownName(stray, "option", ids));
}

/** What a filter begins with is what it can ask: one value, a list, or of a span both ends as `from..to`, one of which may be open. */
export function checkFilterDefault({ defaultValue, operator }: FilterText, type: FieldType | undefined, { path, tell }: { path: string; tell: Tell }): void {
  if (defaultValue === undefined || defaultValue === null || type === undefined || !isOperator(operator) || !operators[operator].types.includes(type)) return;
  const isValue = (value: unknown): boolean => "value" in parseValue(value, { type, op: operator, ruleValues: false });
  const { shape } = operators[operator];
  // Circles are read where they are drawn, and of what is there or not nothing is asked.
  if (shape === "none" || shape === "area") return;
  const isFit = shape === "pair" ? isSpan(defaultValue, (ends) => isValue(ends)) : shape === "list" || shape === "items" ? isValue(listOf(defaultValue)) : isValue(defaultValue);
  if (!isFit) tell(`${path}.defaultValue`, "wrongType", { type });
}

const listOf = (value: unknown): unknown[] => (typeof value === "string" ? value.split(",") : [value].flat());

function isSpan(value: unknown, isPair: (ends: readonly [unknown, unknown]) => boolean): boolean {
  const [from = "", to = "", ...more] = typeof value === "string" ? value.split("..") : [];
  const known = from === "" ? to : from;
  return more.length === 0 && known !== "" && isPair([from === "" ? known : from, to === "" ? known : to]);
}
