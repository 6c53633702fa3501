import type { DatasetMap } from "../../datasets/index.ts";
import { compileObjects } from "../compiled/compileConfig.ts";
import { entityOf } from "../entities/entities.ts";
import type { EntityRows } from "../entities/entityRows.ts";

/** Datasets, and the parts that they are made of. */
export const datasetEntities: ReadonlySet<string> = new Set(["datasets", "dataset_fields"]);

/** The datasets that rows of configuration describe, by name. */
export const datasetsOf = (rows: EntityRows): DatasetMap => compileObjects(entityOf("datasets"), rows) as unknown as DatasetMap;
