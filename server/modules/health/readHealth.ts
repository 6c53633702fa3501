import { sql } from "kysely";
import type { EndedRealm, HealthReport, TaskFigures, WholeServer } from "#contract/health.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { translator } from "../config/index.ts";
import { isOfFirstProject } from "../database/index.ts";
import { schemaOf } from "../datasets/index.ts";
import { readCalls } from "./readCalls.ts";
import { readSizes } from "./readSizes.ts";

const dayMs = 24 * 3_600_000;
const atMost = { tables: 10, realms: 10 };

/** How the caller's project does, and to who keeps the server, how that does. Asked by many, it is read once in five seconds. @throws CallFailure forbidden */
export async function readHealth(context: CallContext): Promise<HealthReport> {
  demandAdministrator(context);
  const { project, services } = context;
  const isKeeper = await isOfFirstProject(context);
  const report = await services.healthReports.get(`${project.id} ${isKeeper}`, async () => await read(context, isKeeper));
  const t = translator(await services.configuration.of(project.id), context);
  return { ...report, tables: report.tables.map(({ title, ...table }) => ({ ...table, title: title === null ? null : t(title) })) };
}

async function read(context: CallContext, isKeeper: boolean): Promise<HealthReport> {
  const { project, services } = context;
  const now = services.now();
  await services.apiMetrics.flush();
  return {
    at: now.toISOString(),
    ...(await readCalls(services.database, { projectId: project.id, now })),
    ...(await readTasks(context, now)),
    realms: await readRealms(context),
    tables: await readTables(context),
    files: await readFiles(context),
    server: isKeeper ? await readServer(context) : null,
  };
}

async function readTasks({ project, services }: CallContext, now: Date): Promise<Pick<HealthReport, "tasks" | "waitingSince">> {
  const { rows } = await sql<TaskFigures & { since: string | null }>`
    select kind, count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'running') as running, count(*) filter (where state = 'done') as done,
      count(*) filter (where state in ('failed', 'interrupted')) as failed, min(created_at) filter (where state = 'waiting') as since
    from platon.tasks where project_id = ${project.id} and (ended_at is null or ended_at > ${new Date(now.getTime() - dayMs).toISOString()}::timestamptz)
    group by kind order by kind`.execute(services.database.sql);
  return {
    tasks: rows.map(({ kind, waiting, running, done, failed }) => ({ kind, waiting: Number(waiting), running: Number(running), done: Number(done), failed: Number(failed) })),
    waitingSince: rows.map(({ since }) => since).filter((since) => since !== null).sort()[0] ?? null,
  };
}

async function readRealms({ project, services }: CallContext): Promise<EndedRealm[]> {
  const rows = await services.database.sql.selectFrom("platon.plugin_incidents").select(["plugin_id as plugin", "scope", "component", "why", "count", "at", "quarantined_at"])
    .where("project_id", "=", project.id).orderBy("at", "desc").limit(atMost.realms).execute();
  return rows.map(({ quarantined_at, ...row }) => ({ ...row, quarantined: quarantined_at !== null }));
}

async function readTables({ project, services }: CallContext): Promise<HealthReport["tables"]> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schemaOf(project.id)} and c.relkind = 'r' order by 2 desc, 1 limit ${atMost.tables}`.execute(services.database.sql);
  const { datasets } = await services.configuration.of(project.id);
  return rows.map(({ name, bytes }) => ({ name, title: datasets.get(name)?.title ?? null, bytes: Number(bytes) }));
}

async function readFiles({ project, services }: CallContext): Promise<HealthReport["files"]> {
  const { count, bytes } = await services.database.sql.selectFrom("platon.files").select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | null>("size").as("bytes")])
    .where("project_id", "=", project.id).where("state", "=", "ready").executeTakeFirstOrThrow();
  return { count: Number(count), bytes: Number(bytes ?? 0) };
}

async function readServer({ services }: CallContext): Promise<WholeServer> {
  const { database, nodes } = services;
  const { version, database: bytes, files } = await readSizes(database);
  const { rows } = await sql<WholeServer["tables"][number]>`
    select n.nspname as schema, c.relname as name, pg_total_relation_size(c.oid) as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_toast%'
    order by 3 desc, 1, 2 limit ${atMost.tables}`.execute(database.sql);
  return { database: { kind: database.kind, version, bytes }, files, tables: rows.map((table) => ({ ...table, bytes: Number(table.bytes) })), nodes: await nodes.read() };
}
