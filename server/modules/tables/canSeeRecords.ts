import { sql } from "kysely";
import { platformProject } from "#core/platformProject.ts";
import { relationSource, type Relation } from "../../access/Relation.ts";
import { isAdministrator, isAllowed } from "../../access/objectPolicy.ts";
import { RelationScope } from "../../access/RelationScope.ts";
import { ruleCallerValues, type CallerValue } from "../../access/rowRules.ts";
import { DatabaseUnavailable, QueryTimedOut } from "../../database/databaseErrors.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { relationsOf, resolveSource, type Form, type ProjectConfig, type Table } from "../config/index.ts";
import type { RecordEvent, RecordSight, SeenThrough } from "../events/index.ts";

/** Who hears of which records (D10): streams ask once for all callers whom it does not tell apart. */
export const recordSight: RecordSight = { callerValues, canSeeRecords };

/** What of a caller, beside the permissions, decides who sees the record of an event: what row rules over its source read. */
async function callerValues(context: CallContext, { source }: RecordEvent): Promise<readonly CallerValue[]> {
  const found = (await configsOf(context)).flatMap((config) => viewsOver(source, config, context).map((view) => ({ ...view, config })));
  const values = found.flatMap(({ view, relation, config }) =>
    [relation.rowRule, view.rowRule].filter(isRule).flatMap((rule) => ruleCallerValues(rule, relation, relationsOf(config))));
  return [...new Set(values)].toSorted();
}

/**
 * Names of the tables and forms through which the caller may read the record of each event: what one caller hears of it
 * (D10). A deleted record is judged as it was when it was deleted, one that a row rule hides now as it was before.
 */
export async function canSeeRecords(context: CallContext, events: readonly RecordEvent[]): Promise<readonly SeenThrough[]> {
  const seen = new Map(events.map((event) => [event, { tables: [] as string[], forms: [] as string[] }]));
  const configs = await configsOf(context);
  for (const source of new Set(events.map((event) => event.source))) {
    const told = events.filter((event) => event.source === source);
    for (const config of configs) {
      const judging = { context, events: told, config, judged: new Map() };
      for (const found of viewsOver(source, config, context)) {
        for (const event of await seenThrough(found, judging)) seen.get(event)?.[found.kind].push(found.view.name);
      }
    }
  }
  return events.map((event) => seen.get(event) ?? { tables: [], forms: [] });
}

const configsOf = ({ services: { configuration }, project }: CallContext): Promise<ProjectConfig[]> =>
  Promise.all([configuration.of(project.id), configuration.of(platformProject)]);

const isRule = (rule: unknown): boolean => rule !== undefined && rule !== null;

type View = Pick<Table | Form, "name" | "source" | "rowRule" | "permissions">;

/** A table or form, and the rows behind it. */
interface ViewOver {
  readonly kind: keyof SeenThrough;
  readonly view: View;
  readonly relation: Relation;
}

/** By source: it stays as it is for a whole revision. */
const known = new WeakMap<ProjectConfig, ReadonlyMap<string, readonly ViewOver[]>>();

function viewsOver(source: string, config: ProjectConfig, context: CallContext): readonly ViewOver[] {
  const bySource = known.get(config) ?? viewsBySource(config, context);
  known.set(config, bySource);
  return bySource.get(source) ?? [];
}

function viewsBySource(config: ProjectConfig, context: CallContext): Map<string, ViewOver[]> {
  const bySource = new Map<string, ViewOver[]>();
  for (const kind of ["tables", "forms"] as const) {
    for (const view of config[kind].values()) {
      try {
        const relation = resolveSource(view.source, config);
        // Rows of a query are no records: nobody is told of one.
        if (relation.kind === "query") continue;
        const source = relationSource(relation);
        bySource.set(source, [...(bySource.get(source) ?? []), { kind, view, relation }]);
      } catch (error) {
        tellBroken(view, { error, config, context });
      }
    }
  }
  return bySource;
}

interface Judging {
  readonly context: CallContext;
  /** Of one source. */
  readonly events: readonly RecordEvent[];
  readonly config: ProjectConfig;
  /** By row rule: most tables and forms over one source have none of their own. */
  readonly judged: Map<string, Promise<readonly RecordEvent[]>>;
}

/** Through what is broken nobody sees anything: it must not end the streams of a whole project. */
async function seenThrough(found: ViewOver, judging: Judging): Promise<readonly RecordEvent[]> {
  const { context, config } = judging;
  if (!isAllowed(found.view, "read", context)) return [];
  try {
    return await judge(found, judging);
  } catch (error) {
    // What passes is no fault of the configuration: the stream ends, and begins again with this event.
    if (error instanceof DatabaseUnavailable || error instanceof QueryTimedOut) throw error;
    tellBroken(found.view, { error, config, context });
    return [];
  }
}

/** Those that were told of as broken, as they are in their revision. */
const broken = new WeakSet<View>();

function tellBroken(view: View, { error, config, context }: { error: unknown; config: ProjectConfig; context: CallContext }): void {
  if (!broken.has(view)) {
    const details = { err: error, project: config.projectId, name: view.name };
    context.services.log.warn(details, "a table or form is broken: nobody hears of its rows");
  }
  broken.add(view);
}

function judge({ view: { rowRule }, relation }: ViewOver, judging: Judging): Promise<readonly RecordEvent[]> | readonly RecordEvent[] {
  const { context, events, judged } = judging;
  // The event is of the caller's project, and so is every row of its datasets; for administrators there are no rules.
  const isEverybodys = ![relation.rowRule, rowRule].some(isRule) || isAdministrator(context.caller);
  if (relation.kind === "dataset" && isEverybodys) return events;
  const key = JSON.stringify(rowRule ?? null);
  const judgement = judged.get(key) ?? admitted(relation, rowRule, judging);
  judged.set(key, judgement);
  return judgement;
}

/** The records are looked at together: those that are not seen by what they were before. */
async function admitted(relation: Relation, rowRule: unknown, { context, events, config }: Judging): Promise<readonly RecordEvent[]> {
  const scope = new RelationScope({ relation, context, rowRules: [rowRule], relationOf: relationsOf(config), exposed: new Set(["id"]) });
  const wasSeen = new Set(events.filter(({ before }) => before !== undefined && scope.admits(before)));
  const ids = new Set(events.filter((event) => !wasSeen.has(event)).map(({ recordId }) => recordId));
  if (ids.size === 0) return events;
  const { rows } = await sql<{ id: string }>`select t.id from ${scope.from()}
    where t.id in (${sql.join([...ids])}) and (${scope.rows()} or ${scope.rows({ isDeleted: true })})`.execute(context.services.database.sql);
  const seen = new Set(rows.map(({ id }) => id));
  return events.filter((event) => wasSeen.has(event) || seen.has(event.recordId.toLowerCase()));
}
