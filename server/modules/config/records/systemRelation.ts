import type { OwnLanguage } from "#core/languages.ts";
import type { RecordDescription, RecordField } from "#contract/records/index.ts";
import type { Relation, RelationField } from "../../../access/Relation.ts";
import { systemFields } from "../../datasets/index.ts";
import { entityRelation } from "../entities/entityRelation.ts";
import { findRecordKind } from "./records.ts";

/**
 * What a table or form of project `platon` stands on: a configuration entity, or the platform's own records. Rows of the token's
 * project only (D40).
 *
 * @returns undefined where there is nothing of that name
 */
export function systemRelation(name: string, languages: readonly OwnLanguage[] = []): Relation | undefined {
  const record = findRecordKind(name);
  return record ? recordRelation(record) : entityRelation(name, languages);
}

const recordRelation = ({ name, view, fields, isReadOnly, isSingle }: RecordDescription): Relation => ({
  kind: "record",
  name,
  schema: "platon",
  table: view,
  fields: new Map([...systemFields, ...Object.entries(fields).map(([field, facts]) => toField(field, facts))].map((field) => [field.name, field])),
  projectColumn: "project_id",
  ...(isReadOnly && { isReadOnly }),
  ...(isSingle && { isSingle }),
});

function toField(name: string, { type, schema, isRequired, isSystem, column, leadsTo, among, labels }: RecordField): RelationField {
  const { maxLength } = schema as { maxLength?: number };
  return {
    name,
    column: column ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    type,
    isRequired: isRequired === true,
    ...(type === "text" && maxLength !== undefined && { maxLength }),
    ...(type === "uuid" && leadsTo && { references: { dataset: leadsTo.dataset, field: "id" } }),
    ...(isSystem && { isSystem }),
    ...(type === "text" && among && labels && { options: among.map((id) => ({ id, name: labels[id] ?? id })) }),
  };
}
