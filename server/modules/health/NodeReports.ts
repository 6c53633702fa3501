import { sql } from "kysely";
import type { NodeFacts, NodeReport } from "#contract/health.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { Database, DatabaseLog } from "../../database/Database.ts";

const everyMs = 60_000;
/** Unheard for so long, a node is likely gone; after the second it is forgotten. */
const awayMs = 150_000;
const forgottenMs = 3_600_000;

interface NodeReportsOptions {
  readonly database: Pick<Database, "sql">;
  readonly log: DatabaseLog;
  readonly now: () => Date;
  readonly facts: () => NodeFacts;
}

/** The nodes that work on one database: each tells of itself every minute, until it ends. */
export class NodeReports {
  readonly #id = uuidv7();
  readonly #startedAt: string;
  readonly #options: NodeReportsOptions;
  readonly #timer: NodeJS.Timeout;
  #telling: Promise<void>;

  constructor(options: NodeReportsOptions) {
    this.#options = options;
    this.#startedAt = options.now().toISOString();
    this.#timer = setInterval(() => void (this.#telling = this.#telling.then(() => this.#tell())), everyMs).unref();
    this.#telling = this.#tell();
  }

  /** All of them, this one first and as it is now. */
  async read(): Promise<NodeReport[]> {
    const now = this.#options.now();
    const { rows } = await sql<{ id: string; startedAt: string; seenAt: string; facts: NodeFacts }>`
      select id, started_at as "startedAt", seen_at as "seenAt", facts from platon.nodes where id <> ${this.#id} order by started_at, id limit 50`.execute(this.#options.database.sql);
    const others = rows.map(({ facts, ...row }) => ({ ...row, ...facts, isOwn: false, isAway: now.getTime() - new Date(row.seenAt).getTime() > awayMs }));
    return [{ id: this.#id, isOwn: true, isAway: false, startedAt: this.#startedAt, seenAt: now.toISOString(), ...this.#options.facts() }, ...others];
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#telling;
    await sql`delete from platon.nodes where id = ${this.#id}`.execute(this.#options.database.sql).catch(() => undefined);
  }

  async #tell(): Promise<void> {
    const { database, facts, log, now } = this.#options;
    const at = now();
    await sql`
      with gone as (delete from platon.nodes where seen_at < ${new Date(at.getTime() - forgottenMs).toISOString()}::timestamptz)
      insert into platon.nodes (id, started_at, seen_at, facts) values (${this.#id}, ${this.#startedAt}, ${at.toISOString()}, ${JSON.stringify(facts())})
      on conflict (id) do update set seen_at = excluded.seen_at, facts = excluded.facts`.execute(database.sql)
      .catch((error: unknown) => log.warn({ err: error }, "this node could not tell of itself"));
  }
}
