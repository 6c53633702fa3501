import type { FormRecord } from "#contract/form.ts";
import { isEmptyValue } from "#core/checks/isEmptyValue.ts";
import { optionsPerPage } from "#core/limits/optionsPerPage.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { Element } from "../config/index.ts";
import type { FormField, OpenForm } from "./openForm.ts";
import { findOptions } from "./readOptions.ts";

/**
 * The field on whose value the options of a select depend (spec §5); undefined where they depend on none, or on one that
 * the caller may not read: comparing with it would tell what it holds.
 */
export function relatedField({ element }: Pick<FormField, "element">, fields: readonly FormField[]): FormField | undefined {
  const { relatedSelect, isRelatedSelect } = element;
  if (relatedSelect === undefined || isRelatedSelect === false) return undefined;
  return fields.find((field) => field.element.key === relatedSelect) ?? fields.find(({ name }) => name === relatedSelect);
}

/** Fields whose options depend on one of the names. */
export const dependentsOn = (names: ReadonlySet<string>, { fields }: OpenForm): FormField[] =>
  fields.filter((field) => names.has(relatedField(field, fields)?.name ?? ""));

interface Choices {
  readonly context: CallContext;
  /** Fields that the person chooses in: not hidden, and not only shown. */
  readonly asked: readonly FormField[];
  /** Of the submit, coerced, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly stored: FormRecord | undefined;
}

/**
 * Names of selects whose choice is none of the rows that belong to the related value, as both would be after the submit.
 * A pair that is stored already stands: rows change, and nobody is held up by what another did. No constraint of the
 * database sees into a list, so the rows of a new choice in one are looked for as well.
 */
export async function strayChoices(opened: OpenForm, { context, asked, values, stored }: Choices): Promise<ReadonlySet<string>> {
  const after = (name: string): unknown => (Object.hasOwn(values, name) ? values[name] : stored?.values[name]) ?? null;
  const isStored = (name: string): boolean => stored !== undefined && JSON.stringify(after(name)) === JSON.stringify(stored.values[name] ?? null);
  const strays = new Set<string>();
  for (const field of asked) {
    const related = relatedField(field, opened.fields);
    const ids = idsOf(after(field.name));
    if (!field.element.optionsFrom || (isStored(field.name) && (!related || isStored(related.name)))) continue;
    if (!related && field.field.type !== "text_array") continue;
    const known = related ? [] : idsOf(stored?.values[field.name]);
    const wanted = ids.filter((id) => !known.includes(id));
    const filter = related && textOf(after(related.name));
    if (!(await areAllThere({ context, opened, element: field.element }, wanted, filter))) strays.add(field.name);
  }
  return strays;
}

interface Place {
  readonly context: CallContext;
  readonly opened: OpenForm;
  readonly element: Element;
}

async function areAllThere({ context, opened, element }: Place, ids: readonly string[], filter: string | undefined): Promise<boolean> {
  for (let start = 0; start < ids.length; start += optionsPerPage) {
    const page = ids.slice(start, start + optionsPerPage);
    const found = await findOptions(context, opened, element, { ids: page, ...(filter !== undefined && { filter }) });
    const there = new Set(found.map(({ id }) => String(id)));
    if (page.some((id) => !there.has(id))) return false;
  }
  return true;
}

const idsOf = (value: unknown): string[] => (isEmptyValue(value) ? [] : Array.isArray(value) ? value.map(String) : [String(value)]);

const textOf = (value: unknown): string => (isEmptyValue(value) ? "" : String(value));
