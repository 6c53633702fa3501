import type { TableSource } from "#contract/project/index.ts";
import { platformProject } from "#core/platformProject.ts";
import type { Relation, RelationField } from "../../../../access/Relation.ts";
import { followPath } from "../../../../access/relationPath.ts";
import { datasetRelation, systemFields } from "../../../datasets/index.ts";
import { sourceRelation } from "../../compiled/resolveSource.ts";
import { systemRelation } from "../../records/systemRelation.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";

/** Finds relations and fields by the names that text gives them. */
export class Names {
  readonly texts: ProjectTexts;
  readonly projectId: string;

  constructor(texts: ProjectTexts, projectId: string) {
    this.texts = texts;
    this.projectId = projectId;
  }

  relation(source: TableSource): Relation | undefined {
    return sourceRelation(source, (name) => this.dataset(name));
  }

  dataset(name: string): Relation | undefined {
    const placed = this.texts.datasets.get(name);
    if (placed !== undefined) return datasetRelation({ ...placed.value, name, projectId: this.projectId });
    // Entities refer to each other: `parentId` of a menu item holds one of `menus`.
    return this.projectId === platformProject ? systemRelation(name) : undefined;
  }

  /** A field of the relation, or one along references: `city.country.name`. */
  field(relation: Relation, path: string): RelationField | undefined {
    return followPath(relation, path, { relationOf: (name) => this.dataset(name) })?.field;
  }
}

export const isSystemField = (name: string): boolean => systemFields.some((field) => field.name === name);
