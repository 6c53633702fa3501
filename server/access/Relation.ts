import type { RawBuilder } from "kysely";
import type { DescribedQuery } from "#contract/project/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import type { Locale } from "#core/locale.ts";

/** An option of a closed list, named in the project's default language, and where it says so in others. */
export type NamedOption = { readonly id: string; readonly name: string } & { readonly [Name in `name_${Locale}`]?: string | undefined };

/** A field of a relation: its name on the wire, its column, what it holds. */
export interface RelationField {
  readonly name: string;
  readonly column: string;
  /** The property of a column of JSON that holds it; undefined where it has the column to itself. */
  readonly property?: string;
  readonly type: FieldType;
  /** In the project's default language. */
  readonly title?: string;
  readonly isRequired?: boolean;
  readonly isUnique?: boolean;
  readonly maxLength?: number;
  readonly scale?: number;
  /** Without this permission the column is absent from every answer and refused in every filter (D28). */
  readonly readPermission?: string;
  /** The dataset that the field points into, and the field there that it holds (`id` unless said). */
  readonly references?: { readonly dataset: string; readonly field: string };
  /** The closed list of values, named in the project's default language. */
  readonly options?: readonly NamedOption[];
  /** Written by the system only. */
  readonly isSystem?: boolean;
}

/**
 * A set of rows as the server reads and writes them: a dataset in schema `p_<project>`, or a configuration entity in
 * schema `platon` (D41), or the platform's own records there. All have the columns id, version, created_at/by, updated_at/by, deleted_at. Or a query over a dataset,
 * which has id, version, deleted_at, and no table.
 */
export interface Relation {
  readonly kind: "dataset" | "entity" | "record" | "query";
  /** Name of the dataset, entity or kind of record; of a query that of its dataset. */
  readonly name: string;
  readonly schema: string;
  readonly table: string;
  /** By name on the wire; includes the readable system columns (`id`, `created_at`, …). */
  readonly fields: ReadonlyMap<string, RelationField>;
  /** Fields by which indexes have the rows in order, each list from its first on. */
  readonly indexes?: readonly (readonly string[])[];
  /** The rows that there are for a caller (D28), whichever way leads to them. */
  readonly rowRule?: unknown;
  /** Entities and records: the built-in row rule, project = the token's project (D40), on this column. */
  readonly projectColumn?: string;
  /** Its rows come by themselves: no form writes them. */
  readonly isReadOnly?: true;
  /** A project has one of these records, and always: none is made and none deleted. */
  readonly isSingle?: true;
  /** Parts of objects only: of one that was deleted they are nobody's. */
  readonly partOf?: { readonly column: string; readonly table: string };
  /** Queries only: what they ask. */
  readonly query?: DescribedQuery;
  /** Queries only: their rows for one caller. Without it there are none to read. */
  readonly select?: () => SelectedRows;
}

/** The rows of a query for one caller, as a statement. */
export interface SelectedRows {
  readonly statement: RawBuilder<unknown>;
  /** What it reads. */
  readonly reads: ReadonlySet<string>;
}

/** How events and logs name a relation: `dataset:cities`. */
export const relationSource = (relation: Relation): string => `${relation.kind}:${relation.name}`;
