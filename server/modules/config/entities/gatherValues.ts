import { gatheredFields, type EntityDefinition, type GatheredField } from "./EntityDefinition.ts";
import type { EntityValues } from "./entityRows.ts";
import { languageOfField } from "./languageFields.ts";

/**
 * Values by field, where those that are kept together are said one by one: they go to the others that are there already.
 * @example gatherValues(formElements, { label: "Номи", width: "6" }, { properties: { hint: "…" } })
 * // { label: "Номи", properties: { hint: "…", width: 6 } }
 */
export function gatherValues(entity: EntityDefinition, values: EntityValues, before: EntityValues = {}): EntityValues {
  const { gathered, byLanguage } = entity.description;
  if (byLanguage !== undefined) return gatherLanguages(entity, values, { into: byLanguage.into, before });
  const said = gatheredFields(entity).filter(({ name }) => Object.hasOwn(values, name));
  if (gathered === undefined || said.length === 0) return values;
  const kept = new Map(Object.entries({ ...(before[gathered.into] as object | null), ...(values[gathered.into] as object | null) }));
  for (const field of said) {
    const value = plain(field, values[field.name]);
    if (isUnsaid(value, kept.get(field.name))) kept.delete(field.name);
    else kept.set(field.name, value);
  }
  const names = new Set(said.map(({ name }) => name));
  const others = Object.entries(values).filter(([name]) => !names.has(name));
  return { ...Object.fromEntries(others), [gathered.into]: Object.fromEntries(kept) };
}

/** In JSON a decimal is a number. */
const plain = ({ type }: GatheredField, value: unknown): unknown => (type === "number" && typeof value === "string" ? Number(value) : value);

/** A box that nobody has ticked says nothing; one that was ticked says that it is so no more. */
const isUnsaid = (value: unknown, before: unknown): boolean =>
  value === null || value === undefined || value === "" || (value === false && before === undefined);

/** Of no language nothing is kept, as text would say it. */
function gatherLanguages(entity: EntityDefinition, values: EntityValues, { into, before }: { readonly into: string; readonly before: EntityValues }): EntityValues {
  const said = Object.entries(values).map(([name, value]) => ({ name, value, code: languageOfField(entity, name) }));
  if (said.every(({ code }) => code === undefined)) return values;
  const kept = new Map(Object.entries({ ...(before[into] as object | null), ...(values[into] as object | null) }));
  for (const { code, value } of said) {
    if (code === undefined) continue;
    if (value === null || value === undefined || value === "") kept.delete(code);
    else kept.set(code, value);
  }
  const others = said.filter(({ code, name }) => code === undefined && name !== into).map(({ name, value }) => [name, value] as const);
  return { ...Object.fromEntries(others), [into]: kept.size === 0 ? null : Object.fromEntries(kept) };
}
