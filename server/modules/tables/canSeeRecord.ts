import { sql } from "kysely";
import { relationSource } from "../../access/Relation.ts";
import { isAllowed } from "../../access/objectPolicy.ts";
import { RelationScope } from "../../access/RelationScope.ts";
import { DatabaseUnavailable, QueryTimedOut } from "../../database/databaseErrors.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { relationsOf, resolveSource, type ProjectConfig, type Table } from "../config/index.ts";
import type { RecordEvent } from "../events/index.ts";
import { platformProject } from "../projects/index.ts";

/**
 * Names of the tables through which the caller may read the record of an event: what one caller hears of it (D10). A
 * deleted record is judged as it was when it was deleted, one that a row rule hides now as it was before.
 */
export async function canSeeRecord(context: CallContext, event: RecordEvent): Promise<string[]> {
  const { configuration } = context.services;
  const configs = await Promise.all([configuration.of(context.project.id), configuration.of(platformProject)]);
  const seen: string[] = [];
  for (const config of configs) {
    for (const table of config.tables.values()) {
      if (isAllowed(table, "read", context) && (await isSeenThrough(table, config, { context, event }))) seen.push(table.name);
    }
  }
  return seen;
}

interface Judging {
  readonly context: CallContext;
  readonly event: RecordEvent;
}

/** Tables that were told of as broken, as they are in their revision. */
const broken = new WeakSet<Table>();

/** Through a table that is broken nobody sees anything: it must not end the streams of a whole project. */
async function isSeenThrough(table: Table, config: ProjectConfig, judging: Judging): Promise<boolean> {
  try {
    return await judge(table, config, judging);
  } catch (error) {
    // What passes is no fault of the table: the stream ends, and begins again with this event.
    if (error instanceof DatabaseUnavailable || error instanceof QueryTimedOut) throw error;
    const { log } = judging.context.services;
    if (!broken.has(table)) log.warn({ err: error, project: config.projectId, table: table.name }, "a table is broken: nobody hears of its rows");
    broken.add(table);
    return false;
  }
}

async function judge(table: Table, config: ProjectConfig, { context, event }: Judging): Promise<boolean> {
  const { rowRule } = table;
  const relation = resolveSource(table.source, config);
  if (relationSource(relation) !== event.source) return false;
  // The event is of the caller's project, and so is every row of its datasets.
  if (relation.kind === "dataset" && [relation.rowRule, rowRule].every((rule) => rule === undefined || rule === null)) return true;
  const scope = new RelationScope({ relation, context, rowRules: [rowRule], relationOf: relationsOf(config), exposed: new Set(["id"]) });
  if (event.before && scope.admits(event.before)) return true;
  const { rows } = await sql`select 1 from ${scope.from()}
    where t.id = ${event.recordId} and (${scope.rows()} or ${scope.rows({ isDeleted: true })})`.execute(context.services.database.sql);
  return rows.length > 0;
}
