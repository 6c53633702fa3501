import type { DatasetField, DatasetText } from "#contract/entities/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import type { Relation, RelationField } from "../../access/Relation.ts";
import { keyLength } from "./keyLength.ts";
import { systemFields } from "./systemFields.ts";

export type NamedDataset = DatasetText & { readonly projectId: string; readonly name: string };

/** The database schema of a project's own tables (D44). */
export const schemaOf = (projectId: string): string => `p_${projectId}`;

/**
 * Where a dataset's rows lie and what each column is.
 * @example const { schema, table, fields } = datasetRelation(config.datasets.get("cities"));
 */
export function datasetRelation(dataset: NamedDataset): Relation {
  const fields = [...systemFields, ...dataset.fields.map((field) => toRelationField(withKey(field, dataset)))];
  return {
    kind: "dataset",
    name: dataset.name,
    schema: schemaOf(dataset.projectId),
    table: dataset.name,
    fields: new Map(fields.map((field) => [field.name, field])),
    indexes: (dataset.indexes ?? []).filter(({ use = "sort", isUnique }) => use === "sort" && isUnique !== true).map((index) => index.fields),
    rowRule: dataset.rowRule,
  };
}

/** A field that an index of its own makes unique is as unique as one that says so; a key has a greatest length. */
function withKey(field: DatasetField, { indexes = [] }: DatasetText): DatasetField {
  const hasIndex = indexes.some(({ isUnique, fields }) => isUnique === true && fields.length === 1 && fields[0] === field.name);
  const { type } = field;
  const isUnique = field.isUnique === true || hasIndex;
  const { maxLength = isUnique && type === "text" ? keyLength : undefined } = field;
  return { ...field, isUnique, ...(maxLength !== undefined && { maxLength }) };
}

function toRelationField({ references, ...field }: DatasetField): RelationField {
  return {
    ...field,
    type: field.type as FieldType,
    column: field.name,
    ...(references && { references: { dataset: references.dataset, field: references.field ?? "id" } }),
  };
}
