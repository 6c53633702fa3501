import { sql } from "kysely";
import { relationSource } from "../../access/Relation.ts";
import { isAllowed } from "../../access/objectPolicy.ts";
import { RelationScope } from "../../access/RelationScope.ts";
import { relationsOf, resolveSource } from "../../access/resolveSource.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { platformProject } from "../projects/index.ts";

/**
 * Names of the tables through which the caller may read a record of a source (`dataset:cities`): what one caller hears
 * of a "record" event (D10). A deleted record is judged as it was when it was deleted.
 */
export async function canSeeRecord(context: CallContext, source: string, recordId: string): Promise<string[]> {
  const { configuration, database } = context.services;
  const configs = await Promise.all([configuration.of(context.project.id), configuration.of(platformProject)]);
  const seen: string[] = [];
  for (const config of configs) {
    for (const table of config.tables.values()) {
      const relation = resolveSource(table.source, config);
      if (relationSource(relation) !== source || !isAllowed(table, "read", context)) continue;
      const scope = new RelationScope({
        relation, context, rowRules: [table.rowRule], relationOf: relationsOf(config), exposed: new Set(["id"]),
      });
      const visible = await sql`select 1 from ${scope.from()}
        where t.id = ${recordId} and (${scope.rows()} or ${scope.rows({ isDeleted: true })})`.execute(database.sql);
      if (visible.rows.length > 0) seen.push(table.name);
    }
  }
  return seen;
}
