import type { OwnLanguage } from "#core/languages.ts";
import type { Relation, RelationField } from "../../../access/Relation.ts";
import { systemFields } from "../../datasets/index.ts";
import { findEntity } from "./entities.ts";
import { languageFields } from "./languageFields.ts";
import { gatheredFields, type EntityDefinition } from "./EntityDefinition.ts";

/**
 * Where the rows of a configuration entity lie and what each column is (D41), for tables and forms of project `platon`.
 * Rows of the token's project only: `projectColumn` (D40). What such a form saves goes through `changeEntity`.
 *
 * @param languages the project's own: what is said in each is a field
 * @returns undefined when there is no such entity
 */
export function entityRelation(name: string, languages: readonly OwnLanguage[] = []): Relation | undefined {
  const entity = findEntity(name);
  if (entity === undefined) return undefined;
  return {
    kind: "entity",
    name,
    schema: "platon",
    table: name,
    fields: new Map([...systemFields, ...fieldsOf(entity), ...languageFields(name, languages)].map((field) => [field.name, field])),
    projectColumn: "project_id",
    ...partOf(entity),
  };
}

const fieldsOf = (entity: EntityDefinition): RelationField[] => [
  ...entity.fields.map(({ references, ...field }) => ({
    ...field,
    isUnique: field.name === entity.keyField && entity.ownerField === undefined,
    ...(references && { references: { dataset: references, field: "id" } }),
  })),
  ...gatheredFields(entity),
];

function partOf({ owner, fields, ownerField }: EntityDefinition): Pick<Relation, "partOf"> {
  const column = fields.find(({ name }) => name === ownerField)?.column;
  return owner !== undefined && column !== undefined ? { partOf: { column, table: `platon.${owner}` } } : {};
}
