import type { FieldKindName } from "./fieldKinds.ts";

/** A field that is to be, with what shows it. */
export interface FieldPlan {
  readonly key: string;
  readonly title: string;
  readonly kind: FieldKindName;
  readonly isRequired?: boolean | undefined;
  /** No two records have the same value. */
  readonly isUnique?: boolean | undefined;
  /** Of a decimal: digits behind the point; the kind's unless said. */
  readonly scale?: number | undefined;
  /** Of a text, in characters; the kind's unless said. */
  readonly maxLength?: number | undefined;
  /** Of a choice: what can be chosen, in its order. */
  readonly options?: readonly string[] | undefined;
  /** Of a relation: where it leads, and the field by which people know a record there. */
  readonly target?: { readonly dataset: string; readonly text: string } | undefined;
}

/** A role that is to be able to do more than before. */
export interface RoleOfPlan {
  readonly id: string;
  readonly version: number;
  readonly permissions: readonly string[];
}

/** A table that is to be, with everything that it needs. */
export interface TablePlan {
  /** Name of the dataset, the table and the form. */
  readonly key: string;
  readonly title: string;
  readonly fields: readonly FieldPlan[];
  /** As rows of a file stand: the latest record is the last. */
  readonly isLatestLast?: true;
  /** Undefined where it is in no menu. */
  readonly menu?: { readonly parentId?: string | undefined; readonly icon?: string | undefined } | undefined;
  /** Roles whose users read it; undefined is every signed-in user. */
  readonly readers?: readonly RoleOfPlan[] | undefined;
  /** Roles whose users change its records, beside administrators. */
  readonly writers: readonly RoleOfPlan[];
}

/** Fields for a dataset that is there, and what is to show them. */
export interface FieldsPlan {
  readonly dataset: { readonly id: string };
  readonly fields: readonly FieldPlan[];
  /** Ids of tables that get a column of each. */
  readonly tables: readonly string[];
  /** Ids of forms that get an element of each. */
  readonly forms: readonly string[];
}

/** A change of one row of configuration, as `POST config/changes` takes it. */
export type PlannedChange =
  | { readonly change: "insert"; readonly entity: string; readonly id: string; readonly values: Record<string, unknown> }
  | { readonly change: "update"; readonly entity: string; readonly id: string; readonly version: number; readonly values: Record<string, unknown> };
