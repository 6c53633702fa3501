import type { EntityValues } from "./entityRows.ts";

/** What people know objects by, the first that is there: `key` names what nothing else does. */
export const namingFields = ["title", "label", "name", "dataField", "key"] as const;

/**
 * What people know an object of configuration by, in the project's default language.
 * @example nameOfRow({ key: "item_1", label: "Номи|изоҳ" }) // "Номи"
 */
export function nameOfRow(values: EntityValues): string {
  for (const field of namingFields) {
    const value = values[field];
    const [first] = typeof value === "string" ? value.split(/(?<!\\)\|/).filter((part) => part.trim() !== "") : [];
    if (first !== undefined) return first.slice(0, 500);
  }
  return "";
}
