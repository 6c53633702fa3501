import type { EntityName } from "../entities/EntityDefinition.ts";
import type { EntityRow, EntityValues } from "../entities/entityRows.ts";

/** A wish to change one row of an entity. `values` are by field name; a field that is not named stays as it is. */
export type EntityChange =
  | { readonly change: "insert"; readonly entity: EntityName; readonly values: EntityValues; readonly id?: string }
  | {
      readonly change: "update";
      readonly entity: EntityName;
      readonly id: string;
      /** The version that the caller saw; undefined overwrites whatever there is. */
      readonly version?: number | undefined;
      readonly values: EntityValues;
    }
  | {
      readonly change: "delete" | "restore";
      readonly entity: EntityName;
      readonly id: string;
      readonly version?: number | undefined;
    };

/** What became of it. */
export interface ChangedEntity extends EntityRow {
  readonly entity: EntityName;
  readonly change: EntityChange["change"];
  readonly before: EntityValues | undefined;
}
