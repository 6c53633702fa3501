import type { Source } from "#contract/project/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import type { Relation, RelationField } from "../../../../access/Relation.ts";
import { datasetRelation, systemFields } from "../../../datasets/index.ts";
import { platformProject } from "../../../projects/index.ts";
import { entityRelation } from "../../entities/entityRelation.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";

/** Finds relations and fields by the names that text gives them. */
export class Names {
  readonly texts: ProjectTexts;
  readonly projectId: string;

  constructor(texts: ProjectTexts, projectId: string) {
    this.texts = texts;
    this.projectId = projectId;
  }

  relation(source: Source): Relation | undefined {
    return "entity" in source ? entityRelation(source.entity) : this.dataset(source.dataset);
  }

  dataset(name: string): Relation | undefined {
    const placed = this.texts.datasets.get(name);
    if (placed !== undefined) return datasetRelation({ ...placed.value, name, projectId: this.projectId });
    // Entities refer to each other: `parentId` of a menu item holds one of `menus`.
    return this.projectId === platformProject ? entityRelation(name) : undefined;
  }

  /** A field of the relation, or one step along a reference: `country.name`. */
  field(relation: Relation, path: string): RelationField | undefined {
    const [head = "", tail, ...rest] = path.split(".");
    const field = relation.fields.get(head);
    if (tail === undefined || field === undefined) return rest.length === 0 ? field : undefined;
    const target = field.references && this.dataset(field.references.dataset);
    return rest.length === 0 ? target?.fields.get(tail) : undefined;
  }
}

/** Fields that a filter over the relation may name, with their types. */
export function filterFields(names: Names, relation: Relation): Record<string, FieldType> {
  const own = [...relation.fields.values()].map((field) => [field.name, field.type] as const);
  const beyond = [...relation.fields.values()].flatMap((field) => {
    const target = field.references && names.dataset(field.references.dataset);
    return [...(target?.fields.values() ?? [])].map((one) => [`${field.name}.${one.name}`, one.type] as const);
  });
  return Object.fromEntries([...own, ...beyond]);
}

export const isSystemField = (name: string): boolean => systemFields.some((field) => field.name === name);
