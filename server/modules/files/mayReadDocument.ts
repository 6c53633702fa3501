import { sql, type RawBuilder, type SqlBool } from "kysely";
import { isAdministrator, isAllowed } from "../../access/objectPolicy.ts";
import { relationSource } from "../../access/Relation.ts";
import { RelationScope } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { relationsOf, resolveSource } from "../config/index.ts";

/** Files of `platon.files` that are documents of which the record is one. */
export const documentsOver = (projectId: string, recordId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`id in (select file_id from platon.kept_documents where project_id = ${projectId} and record_ids @> array[${recordId}::uuid])`;

/** Of a document that was kept, what decides who reads it. */
export interface KeptReach {
  readonly source: string;
  readonly recordIds: readonly string[];
  /** Fields of the records that stand in it. */
  readonly fields: readonly string[];
}

/**
 * Whether the caller may read a document that stays with records: whoever sees all of them by one form or table, and may read the fields that
 * stand in it. Of fields that there are no more administrators alone are shown what they held.
 */
export async function mayReadDocument(context: CallContext, { source, recordIds, fields }: KeptReach): Promise<boolean> {
  if (context.caller === undefined || context.isPublic) return false;
  const config = await context.services.configuration.of(context.project.id);
  const relationOf = relationsOf(config);
  const isAll = isAdministrator(context.caller);
  for (const { source: own, rowRule } of [...config.forms.values(), ...config.tables.values()].filter((object) => isAllowed(object, "read", context))) {
    const relation = resolveSource(own, config);
    if (relationSource(relation) !== source) continue;
    const scope = new RelationScope({ relation, context, rowRules: [rowRule], relationOf, exposed: new Set(["id", ...fields]) });
    if (!isAll && !fields.every((field) => scope.find(field))) continue;
    const { rows: [row] } = await sql<{ n: number }>`
      select count(*)::int as n from ${scope.from()} where t.id = any (${[...recordIds]}::uuid[]) and ${scope.rows()}`.execute(context.services.database.sql);
    if (row?.n === recordIds.length) return true;
  }
  return false;
}

/** What decides who reads a document, by the id of its file. */
export async function keptReach({ services, project }: CallContext, fileId: string): Promise<Omit<KeptReach, "source"> | undefined> {
  const { rows: [row] } = await sql<{ record_ids: string[]; fields: string[] }>`
    select record_ids, fields from platon.kept_documents where file_id = ${fileId} and project_id = ${project.id}`.execute(services.database.sql);
  return row && { recordIds: row.record_ids, fields: row.fields };
}
