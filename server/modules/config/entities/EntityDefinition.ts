import type { TSchema } from "typebox";
import type { EntityDescription, PartDescription } from "#contract/entities/describe.ts";
import { gatheredShape } from "#contract/entities/textShape.ts";
import type { Field } from "#contract/entities/fields.ts";
import type { EntityName } from "#contract/entities/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import type { NamedOption } from "../../../access/Relation.ts";

export type { EntityName };

export interface EntityField {
  /** In text, in forms and tables of project `platon`, and in revisions. */
  readonly name: string;
  readonly column: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  /** What the field is when nothing is said; text leaves it out. */
  readonly default?: unknown;
  readonly maxLength?: number;
  /** Code for the sandbox, at most as long as the project allows; of `cssLength` a style sheet. */
  readonly limit?: "cssLength" | "moduleLength";
  /** Holds the id of a row of that entity, of the same project. */
  readonly references?: EntityName;
  /** What people read of each value of a closed list. */
  readonly options?: readonly NamedOption[];
  /** Of what text says, which names no neighbour. */
  readonly schema?: TSchema;
}

/** How the rows of one entity are kept, named and found again, as its description says. */
export interface EntityDefinition {
  readonly name: EntityName;
  readonly description: EntityDescription | PartDescription;
  /** The field that names a row, unique within its owner or project. */
  readonly keyField: "name" | "key";
  /** The entity whose part it is, and the field that leads there. */
  readonly owner?: EntityName;
  readonly ownerField?: string;
  /** The field that leads to the row above it in a tree. */
  readonly parentField?: "parentId";
  /** Rows of one parent are in this field's order. */
  readonly orderField?: "sortOrder";
  readonly fields: readonly EntityField[];
  /** Those of them that do not say where the row stands. */
  readonly ownFields: readonly EntityField[];
}

/** Rows of an entity, and of its parts. */
export function definitionsOf(description: EntityDescription): EntityDefinition[] {
  const name = description.name as EntityName;
  const { place, parts = {}, partOf } = description;
  const isOrdered = "file" in place && !("byKey" in place);
  const owned = Object.values(parts).map(({ part }) =>
    define(part, { isOrdered: true, ...(partOf !== undefined && { owner: name, ownerField: partOf }) }));
  return [define(description, { isOrdered }), ...owned];
}

/** A property of a column of JSON. */
export type GatheredField = Omit<EntityField, "references"> & { readonly property: string };

/** Properties that are kept together and edited one by one, each where it is found in their column. */
export function gatheredFields({ description: { gathered } }: EntityDefinition): GatheredField[] {
  if (gathered === undefined || gathered.isApart) return [];
  return Object.entries(gathered.fields).map(([name, facts]) => ({ ...toField(name, facts), column: columnOf(gathered.into), property: name, isRequired: false }));
}

type Place = Pick<EntityDefinition, "owner" | "ownerField"> & { readonly isOrdered: boolean };

function define(description: EntityDescription | PartDescription, { isOrdered, owner, ownerField }: Place): EntityDefinition {
  const name = description.name as EntityName;
  const { keyField, fields, gathered, isTree } = description;
  const ownFields = [
    ...Object.entries(fields).map(([field, facts]) => toField(field, facts)),
    ...(gathered ? [gatheringField(gathered.into, gatheredShape(gathered.fields))] : []),
  ];
  return {
    name, description, keyField,
    ...(owner !== undefined && ownerField !== undefined && { owner, ownerField }),
    ...(isTree && { parentField: "parentId" }),
    ...(isOrdered && { orderField: "sortOrder" }),
    fields: [
      ...(owner !== undefined && ownerField !== undefined ? [lead(ownerField, owner, true)] : []),
      ...(isTree ? [lead("parentId", name, false)] : []),
      ...ownFields,
      ...(isOrdered ? [sortOrder] : []),
    ],
    ownFields,
  };
}

const sortOrder: EntityField = { name: "sortOrder", column: "sort_order", type: "int", isRequired: false, default: 0 };

const gatheringField = (name: string, schema: TSchema): EntityField =>
  ({ name, column: columnOf(name), type: "json", isRequired: false, default: {}, schema });

const lead = (name: string, references: EntityName, isRequired: boolean): EntityField =>
  ({ name, column: columnOf(name), type: "uuid", isRequired, references });

function toField(name: string, { type, schema, isRequired, column, code, among, labels, ...facts }: Field): EntityField {
  const { maxLength, items } = schema as { maxLength?: number; items?: { maxLength?: number } };
  const most = type === "text" ? maxLength : items?.maxLength;
  return {
    name, column: column ?? columnOf(name), type, schema, isRequired: isRequired === true,
    ...(facts.default !== undefined && { default: facts.default }),
    ...(type === "text" && among && { options: among.map((id) => ({ id, name: labels?.[id] ?? id })) }),
    ...(code?.limit ? { limit: code.limit } : most !== undefined && type !== "json" && { maxLength: most }),
  };
}

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
