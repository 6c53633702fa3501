import { sql, type Kysely } from "kysely";
import type { ChangeStep } from "#contract/serverEvent.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { ChangeContext } from "./ChangeContext.ts";

const everyMs = 1_000;

/**
 * Tells whoever makes a change of tables how far it is, each second from the first on: the steps, and of an index that is made how much
 * of the table was read. Only on PostgreSQL: the embedded database does one thing at a time.
 */
export class ChangeProgress {
  readonly #context: ChangeContext;
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #of: number;
  #step = 0;
  #pid: number | undefined;
  #telling: Promise<void> | undefined;

  /** @param of how many steps there are */
  constructor(context: ChangeContext, of: number) {
    this.#context = context;
    this.#of = of;
    const isTold = of > 0 && (context.onStep !== undefined || (context.services.database?.kind === "postgres" && context.caller !== undefined));
    if (isTold) this.#timer = setInterval(() => this.#tick(), everyMs).unref();
  }

  /** The next statement begins. */
  async next(tx: Kysely<PlatonSchema>): Promise<void> {
    this.#step += 1;
    if (this.#timer === undefined || this.#pid !== undefined) return;
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    this.#pid = rows[0]?.pid;
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#telling;
  }

  #tick(): void {
    if (this.#step === 0 || this.#telling !== undefined) return;
    // What is told beside the change must not end it.
    this.#telling = this.#tell().catch(() => undefined).finally(() => {
      this.#telling = undefined;
    });
  }

  async #tell(): Promise<void> {
    const percent = await this.#percent();
    await tellStep(this.#context, { step: this.#step, of: this.#of, ...(percent !== undefined && { percent }) });
  }

  /** Of the index that is being made: the table is read first, then what was read is put in order. */
  async #percent(): Promise<number | undefined> {
    const { database } = this.#context.services;
    if (database === undefined || this.#pid === undefined) return undefined;
    const { rows } = await sql<{ percent: number }>`
      select (100 * case when tuples_total > 0 then tuples_done::numeric / tuples_total else blocks_done::numeric / nullif(blocks_total, 0) end)::int as percent
      from pg_stat_progress_create_index where pid = ${this.#pid}`.execute(database.sql);
    return rows[0]?.percent ?? undefined;
  }
}

/** `work`, of which is told how far it is. @param of how many steps there are */
export async function whileTold<T>(context: ChangeContext, of: number, work: (progress: ChangeProgress) => Promise<T>): Promise<T> {
  const progress = new ChangeProgress(context, of);
  try {
    return await work(progress);
  } finally {
    await progress.end();
  }
}

/** To the session that makes the change, or to whoever gave the command. */
async function tellStep(context: ChangeContext, step: ChangeStep): Promise<void> {
  const { onStep, caller, project, services: { database, events } } = context;
  if (onStep) return onStep(step);
  if (caller === undefined || database?.kind !== "postgres") return;
  const { sessionId, userId } = caller;
  await database.transaction((tx) => events.record(tx, project.id, { kind: "progress", userId, sessionId, ...step }));
}

/** That others use a table, and the change is tried again. */
export const tellWaiting = (context: ChangeContext): void => void tellStep(context, { step: 0, of: 0 }).catch(() => undefined);
