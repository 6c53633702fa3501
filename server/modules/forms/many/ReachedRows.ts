import type { Relation } from "../../../access/Relation.ts";
import type { RelationScope } from "../../../access/RelationScope.ts";
import type { ProjectConfig } from "../../config/index.ts";

/** Rows as one caller may change them, whatever leads to them. */
export interface ReachedRows {
  readonly relation: Relation;
  readonly config: ProjectConfig;
  /** What led to them, for the audit: `table:cities`. */
  readonly object: string;
  scope(): RelationScope;
}
