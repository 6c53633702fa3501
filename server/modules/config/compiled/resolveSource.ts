import type { OwnLanguage } from "#core/languages.ts";
import type { TableSource } from "#contract/project/index.ts";
import { platformProject } from "#core/platformProject.ts";
import { queryRelation } from "../../../access/query/queryRelation.ts";
import type { Relation } from "../../../access/Relation.ts";
import type { RelationOf } from "../../../access/relationPath.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { datasetRelation } from "../../datasets/index.ts";
import { systemRelation } from "../records/systemRelation.ts";
import type { ProjectConfig } from "./ProjectConfig.ts";

/** The relation of a dataset by name, as fields and references name it. */
export function relationsOf(config: ProjectConfig): (dataset: string) => Relation | undefined {
  return (name) => {
    const dataset = config.datasets.get(name);
    // Entities refer to each other: a menu item's `parentId` holds one of `menus` (D41); records refer to both.
    if (!dataset) return config.projectId === platformProject ? systemRelation(name) : undefined;
    return datasetRelation(dataset);
  };
}

/**
 * The rows behind a table or form. Configuration was checked when it was applied: a source that is not there is a fault
 * of ours, not of the caller's.
 */
export function resolveSource(source: TableSource, config: ProjectConfig): Relation {
  const relation = sourceRelation(source, relationsOf(config), config.ownLanguages);
  if (!relation) throw new CallFailure("internal", { cause: new Error(`no source ${JSON.stringify(source)}`) });
  return relation;
}

/** The relation of a source, as far as what it names is there. */
export function sourceRelation(source: TableSource, relationOf: RelationOf, languages: readonly OwnLanguage[] = []): Relation | undefined {
  if ("query" in source) return queryRelation(source.query, relationOf);
  return "dataset" in source ? relationOf(source.dataset) : systemRelation(source.entity, languages);
}
