import type { OwnLanguage } from "#core/languages.ts";
import type { RelationField } from "../../../access/Relation.ts";
import type { EntityDefinition } from "./EntityDefinition.ts";
import { entityOf } from "./entities.ts";
import { maxLengthOf } from "./titledFields.ts";

/** Where texts in a project's own languages are kept together, each is a field by itself in tables and forms. */
const separator = "_in_";

/** @example languageField("others", "kk") // "others_in_kk" */
export const languageField = (into: string, code: string): string => `${into}${separator}${code}`;

/** The code of the language that a field of the entity is in. */
export function languageOfField({ description: { byLanguage } }: EntityDefinition, name: string): string | undefined {
  const start = byLanguage === undefined ? undefined : languageField(byLanguage.into, "");
  return start !== undefined && name.startsWith(start) ? name.slice(start.length) : undefined;
}

/** Fields of an entity's relation, one for each of a project's own languages. */
export function languageFields(name: string, languages: readonly OwnLanguage[]): RelationField[] {
  const { description: { byLanguage, fields } } = entityOf(name);
  if (byLanguage === undefined) return [];
  const { into, like } = byLanguage;
  const maxLength = fields[like] && maxLengthOf(fields[like]);
  return languages.map(({ code }) => ({ name: languageField(into, code), column: into, property: code, type: "text", ...(maxLength !== undefined && { maxLength }) }));
}
