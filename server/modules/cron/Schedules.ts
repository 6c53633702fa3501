import { sql, type Kysely } from "kysely";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import type { Database, DatabaseLog } from "../../database/Database.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { Services } from "../../Services.ts";
import { cronTask } from "./cronTask.ts";
import { cronTimes } from "../../cronTimes.ts";

/** Looked so often at what is due: a run begins within this time of its minute. */
const lookEveryMs = 10_000;
/** A time that is longer ago was missed. */
const missedAfterMs = 90_000;
/** Runs of one piece of work that have not ended: of work that always takes longer than its interval one waits, not ever more. */
const mostUnderWay = { skip: 1, wait: 2 } as const;

interface DueRow {
  readonly id: string;
  readonly project_id: string;
  readonly name: string;
  readonly expression: string;
  readonly time_zone: string | null;
  readonly overlap: "skip" | "wait";
  readonly missed: "skip" | "once";
  readonly looked_at: string | null;
  readonly times: string | null;
}

/** Begins what is due, once for all nodes: whoever moves the time up to which its times were looked at begins the task, in one transaction. */
export class Schedules {
  readonly #services: Services;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();

  constructor(services: Services) {
    this.#services = services;
    this.#timer = setInterval(() => this.#look(), lookEveryMs).unref();
    this.#look();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  #look(): void {
    const { database, log } = this.#services;
    this.#looking = this.#looking.then(() => this.#beginAll(database, log)).catch((error: unknown) => log.warn({ err: error }, "schedules were not looked at"));
  }

  async #beginAll(database: Database, log: DatabaseLog): Promise<void> {
    const { rows } = await sql<DueRow>`
      select c.id, c.project_id, c.name, c.expression, c.time_zone, c.overlap, c.missed, s.looked_at, s.times
      from platon.cron c left join platon.cron_states s on s.cron_id = c.id
      where c.is_enabled and c.deleted_at is null`.execute(database.sql);
    for (const row of rows) await this.#begin(row).catch((error: unknown) => log.warn({ err: error, cron: row.name }, "a schedule was not begun"));
  }

  async #begin(row: DueRow): Promise<void> {
    const { database, projects, now } = this.#services;
    const project = await projects.byId(row.project_id);
    if (project === undefined) return;
    const timeZone = row.time_zone ?? project.settings.timeZone ?? defaultTimeZone;
    const [present, times] = [now(), `${row.expression} ${timeZone}`];
    // New, or with other times: what lies behind is none of its own.
    if (row.looked_at === null || row.times !== times) return await moveTo(database.sql, row, { to: present, times });
    const [due] = cronTimes(row.expression, { timeZone, after: new Date(row.looked_at), count: 1 });
    if (due === undefined || due > present) return;
    const isMissed = present.getTime() - due.getTime() > missedAfterMs;
    const start = await preparedRun(this.#services, { projectId: row.project_id, name: row.name });
    await database.transaction(async (tx) => {
      if (!(await isFirst(tx, row, present))) return;
      if (isMissed && row.missed === "skip") return;
      if ((await underWay(tx, row)) >= mostUnderWay[row.overlap]) return;
      await start(tx);
    });
  }
}

/** Begins a run in a transaction, which waits for nothing else: the embedded database has one session. The started task's id comes of it. */
export async function preparedRun(services: Services, { projectId, name }: { readonly projectId: string; readonly name: string }): Promise<(tx: Kysely<PlatonSchema>) => Promise<string>> {
  const cron = (await services.configuration.of(projectId)).cron.get(name);
  const project = await services.projects.byId(projectId);
  return async (tx) => {
    const user = await tx.selectFrom("platon.users").select("id").where("project_id", "=", projectId).where("username", "=", cron?.runAs ?? "").executeTakeFirst();
    const owner = { projectId, userId: user?.id ?? null, origin: services.config.mail?.publicUrl ?? `http://localhost:${services.config.port}`, language: project?.settings.defaultLocale ?? "uz" };
    return await services.tasks.start(owner, { kind: cronTask, input: { name }, subject: { of: "cron", name }, isQuiet: true }, tx);
  };
}

const moveTo = async (executor: Kysely<PlatonSchema>, { id }: DueRow, { to, times }: { to: Date; times: string }): Promise<void> =>
  void (await sql`insert into platon.cron_states (cron_id, looked_at, times) values (${id}, ${to.toISOString()}, ${times})
    on conflict (cron_id) do update set looked_at = excluded.looked_at, times = excluded.times`.execute(executor));

/** Another node may have looked meanwhile. */
async function isFirst(tx: Kysely<PlatonSchema>, { id, looked_at: known }: DueRow, present: Date): Promise<boolean> {
  const { rows } = await sql`update platon.cron_states set looked_at = ${present.toISOString()} where cron_id = ${id} and looked_at = ${known} returning 1`.execute(tx);
  return rows.length > 0;
}

async function underWay(tx: Kysely<PlatonSchema>, { project_id: projectId, name }: DueRow): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from platon.tasks where project_id = ${projectId} and kind = 'cron' and ended_at is null and input->>'name' = ${name}`.execute(tx);
  return rows[0]?.count ?? 0;
}
