import { sql, type RawBuilder, type SqlBool } from "kysely";
import { bind } from "../../access/compileFilter.ts";
import type { RelationScope } from "../../access/RelationScope.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { FormField } from "./openForm.ts";

/** A value on its way into a field, by whatever it came. */
export interface WrittenValue {
  readonly field: Pick<FormField, "name" | "field">;
  readonly value: unknown;
}

/** A value that leads to a record of a dataset of which not everybody sees all. */
export interface SeenLink {
  /** Name of the field. */
  readonly name: string;
  /** Of the result that says whether the writer sees that record. */
  readonly column: string;
  readonly isSeen: RawBuilder<SqlBool>;
}

/**
 * Those of the values whose target has row rules for the caller; of the others the foreign key says whether they are there.
 * @param keeps whether a link that the row has already stays as it is: whoever made it saw the record
 */
export function seenLinks(scope: RelationScope, values: readonly WrittenValue[], { keeps }: { keeps: boolean }): SeenLink[] {
  return values.flatMap(({ field: { name, field }, value }, index) => {
    const isSeen = scope.linksToSeen(field, value);
    if (!isSeen) return [];
    const isKept = sql<SqlBool>`${sql.ref(`t.${field.column}`)} is not distinct from ${bind(field.type, value)}`;
    return [{ name, column: `link${index}`, isSeen: keeps ? sql<SqlBool>`(${isKept} or ${isSeen})` : isSeen }];
  });
}

/** As columns of the step `found`. */
export const linkColumns = (links: readonly SeenLink[]): RawBuilder<unknown> =>
  sql.join([sql`true as is_found`, ...links.map(({ column, isSeen }) => sql`${isSeen} as ${sql.ref(column)}`)]);

export const allSeen = (links: readonly SeenLink[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join([sql<SqlBool>`true`, ...links.map(({ column }) => sql<SqlBool>`${sql.ref(`found.${column}`)}`)], sql` and `)}`;

/** @throws CallFailure `foreign_key`, as for a record that is not there */
export function demandSeen(links: readonly SeenLink[], found: Readonly<Record<string, unknown>> | undefined): void {
  const hidden = links.find(({ column }) => found?.[column] !== true);
  if (hidden) throw new CallFailure("foreign_key", { params: { field: hidden.name } });
}
