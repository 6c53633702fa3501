import type { Locale } from "#core/locale.ts";
import type { RelationScope } from "../../../access/RelationScope.ts";
import { optionName } from "../../config/index.ts";
import { valueNames, type OpenTable } from "../openTable.ts";
import type { GroupTerm } from "./groupTerms.ts";

/** What a group is called where its value says nothing to people. */
export interface GroupLabel {
  /** A text of the related record, the same in all rows of the group. */
  readonly named?: string;
  read(value: unknown, named: unknown): string | null;
}

/** Of a closed list the option's name; of a reference the first text of the record that the table shows. */
export function groupLabel(
  { field: { name, field, via } }: GroupTerm, opened: OpenTable, scope: RelationScope,
  { locale, translate }: { locale: Locale; translate: (text: string) => string },
): GroupLabel {
  if (field.options) {
    const names = new Map(field.options.map((option) => [option.id, optionName(option, locale, translate)]));
    return { read: (value) => names.get(String(value)) ?? null };
  }
  const shown = via === undefined && field.references
    ? [...valueNames(opened.table, opened.limits)].find((other) => other.startsWith(`${name}.`) && scope.find(other)?.type === "text")
    : undefined;
  return { ...(shown !== undefined && { named: shown }), read: (_value, named) => (typeof named === "string" ? named : null) };
}
