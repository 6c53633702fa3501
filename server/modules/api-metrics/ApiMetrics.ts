import { sql } from "kysely";
import { todayOf } from "#core/format/timeZone.ts";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import type { Database, DatabaseLog } from "../../database/Database.ts";
import { CallHistograms, type CallHistogram, type DoneCall } from "./CallHistograms.ts";

const everyMs = 60_000;

/** Whose calls they are, and whose day it is. */
interface CountedProject {
  readonly id: string;
  readonly settings: { readonly timeZone?: string };
}

interface ApiMetricsOptions {
  readonly database: Pick<Database, "sql">;
  readonly log: DatabaseLog;
  readonly now: () => Date;
}

/** What is counted for what, and where it is written. */
const counted = [{ of: "day", table: "platon.call_histograms", type: "date" }, { of: "minute", table: "platon.call_minutes", type: "timestamptz" }] as const;
type Counted = (typeof counted)[number];

/**
 * Calls by project, endpoint, and day or minute: counted on this node, and added every minute to what all nodes have counted. A server that is
 * killed loses its last minute.
 */
export class ApiMetrics {
  readonly #options: ApiMetricsOptions;
  readonly #histograms = { day: new CallHistograms(), minute: new CallHistograms() };
  readonly #timer: NodeJS.Timeout;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: ApiMetricsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), everyMs).unref();
  }

  note({ id, settings }: CountedProject, call: Pick<DoneCall, "call" | "code" | "ms">): void {
    const now = this.#options.now();
    const day = todayOf({ now, timeZone: settings.timeZone ?? defaultTimeZone });
    this.#histograms.day.note({ ...call, projectId: id, period: day });
    this.#histograms.minute.note({ ...call, projectId: id, period: `${now.toISOString().slice(0, 16)}:00Z` });
  }

  /** Writes down what was counted so far; what cannot be written waits for the next time. */
  async flush(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      for (const where of counted) {
        const histograms = this.#histograms[where.of];
        const taken = histograms.take();
        if (taken.length === 0) continue;
        await this.#write(where, taken).catch((error: unknown) => {
          histograms.giveBack(taken);
          this.#options.log.warn({ err: error }, "counts of calls were not written");
        });
      }
    });
    await this.#writing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** In the order of their keys: nodes that write at once do not wait for each other in a circle. */
  async #write({ of, table, type }: Counted, taken: readonly CallHistogram[]): Promise<void> {
    const period = sql.ref(of);
    await sql`
      insert into ${sql.table(table)} as h (project_id, ${period}, call, calls, errors, refusals, buckets)
      select r."projectId", r.period, r.call, r.calls, r.errors, r.refusals, r.buckets
      from jsonb_to_recordset(cast(${JSON.stringify(taken)} as jsonb))
        as r("projectId" text, period ${sql.raw(type)}, call text, calls bigint, errors bigint, refusals bigint, buckets bigint[])
      where exists (select 1 from platon.projects p where p.id = r."projectId")
      order by 1, 2, 3
      on conflict (project_id, ${period}, call) do update set
        calls = h.calls + excluded.calls, errors = h.errors + excluded.errors, refusals = h.refusals + excluded.refusals,
        buckets = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by n) from unnest(h.buckets, excluded.buckets) with ordinality as both_(a, b, n))
    `.execute(this.#options.database.sql);
  }
}
