import { sql } from "kysely";
import { relationSource, type Relation } from "../../access/Relation.ts";
import { isAllowed } from "../../access/objectPolicy.ts";
import { RelationScope } from "../../access/RelationScope.ts";
import { DatabaseUnavailable, QueryTimedOut } from "../../database/databaseErrors.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { relationsOf, resolveSource, type Form, type ProjectConfig, type Table } from "../config/index.ts";
import type { RecordEvent, SeenThrough } from "../events/index.ts";
import { platformProject } from "../projects/index.ts";

/**
 * Names of the tables and forms through which the caller may read the record of an event: what one caller hears of it
 * (D10). A deleted record is judged as it was when it was deleted, one that a row rule hides now as it was before.
 */
export async function canSeeRecord(context: CallContext, event: RecordEvent): Promise<SeenThrough> {
  const { configuration } = context.services;
  const configs = await Promise.all([configuration.of(context.project.id), configuration.of(platformProject)]);
  const [tables, forms]: [string[], string[]] = [[], []];
  for (const config of configs) {
    const judging = { context, event, config, judged: new Map() };
    tables.push(...(await seenThrough(config.tables, judging)));
    forms.push(...(await seenThrough(config.forms, judging)));
  }
  return { tables, forms };
}

type View = Pick<Table | Form, "name" | "source" | "rowRule" | "permissions">;

interface Judging {
  readonly context: CallContext;
  readonly event: RecordEvent;
  readonly config: ProjectConfig;
  /** By row rule: most tables and forms over one source have none of their own. */
  readonly judged: Map<string, Promise<boolean>>;
}

async function seenThrough(views: ReadonlyMap<string, View>, judging: Judging): Promise<string[]> {
  const seen: string[] = [];
  for (const view of views.values()) {
    if (isAllowed(view, "read", judging.context) && (await isSeenThrough(view, judging))) seen.push(view.name);
  }
  return seen;
}

/** Those that were told of as broken, as they are in their revision. */
const broken = new WeakSet<View>();

/** Through what is broken nobody sees anything: it must not end the streams of a whole project. */
async function isSeenThrough(view: View, judging: Judging): Promise<boolean> {
  try {
    return await judge(view, judging);
  } catch (error) {
    // What passes is no fault of the configuration: the stream ends, and begins again with this event.
    if (error instanceof DatabaseUnavailable || error instanceof QueryTimedOut) throw error;
    const { log } = judging.context.services;
    const { name } = view;
    if (!broken.has(view)) log.warn({ err: error, project: judging.config.projectId, name }, "a table or form is broken: nobody hears of its rows");
    broken.add(view);
    return false;
  }
}

function judge({ source, rowRule }: View, judging: Judging): Promise<boolean> | boolean {
  const { config, event, judged } = judging;
  const relation = resolveSource(source, config);
  if (relationSource(relation) !== event.source) return false;
  // The event is of the caller's project, and so is every row of its datasets.
  if (relation.kind === "dataset" && [relation.rowRule, rowRule].every((rule) => rule === undefined || rule === null)) return true;
  const key = JSON.stringify(rowRule ?? null);
  const known = judged.get(key) ?? admits(relation, rowRule, judging);
  judged.set(key, known);
  return known;
}

async function admits(relation: Relation, rowRule: unknown, { context, event, config }: Judging): Promise<boolean> {
  const scope = new RelationScope({ relation, context, rowRules: [rowRule], relationOf: relationsOf(config), exposed: new Set(["id"]) });
  if (event.before && scope.admits(event.before)) return true;
  const { rows } = await sql`select 1 from ${scope.from()}
    where t.id = ${event.recordId} and (${scope.rows()} or ${scope.rows({ isDeleted: true })})`.execute(context.services.database.sql);
  return rows.length > 0;
}
