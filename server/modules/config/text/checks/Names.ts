import type { Source } from "#contract/project/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import type { Relation, RelationField } from "../../../../access/Relation.ts";
import { maxSteps } from "../../../../access/RelationScope.ts";
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

  /** A field of the relation, or one along references: `city.country.name`. */
  field(relation: Relation, path: string): RelationField | undefined {
    const parts = path.split(".");
    if (parts.length > maxSteps + 1) return undefined;
    let from: Relation | undefined = relation;
    let field: RelationField | undefined;
    for (const part of parts) {
      field = from?.fields.get(part);
      from = field?.references && this.dataset(field.references.dataset);
    }
    return field;
  }
}

/** Fields that a filter over the relation names or may name, with their types: its own, and those along the paths in it. */
export function filterFields(names: Names, relation: Relation, filter: unknown): Record<string, FieldType> {
  const known = [...relation.fields.values()].map((field) => [field.name, field.type] as const);
  const beyond = pathsIn(filter).flatMap((path) => {
    const field = names.field(relation, path);
    return field ? [[path, field.type] as const] : [];
  });
  return Object.fromEntries([...known, ...beyond]);
}

function pathsIn(filter: unknown): string[] {
  if (typeof filter !== "object" || filter === null) return [];
  return Object.entries(filter).flatMap(([key, value]) => [...(key.includes(".") ? [key] : []), ...pathsIn(value)]);
}

export const isSystemField = (name: string): boolean => systemFields.some((field) => field.name === name);
