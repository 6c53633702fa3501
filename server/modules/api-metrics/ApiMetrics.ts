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

/**
 * Calls by project, endpoint and day: counted on this node, and added every minute to what all nodes have counted. A server that is
 * killed loses its last minute.
 */
export class ApiMetrics {
  readonly #options: ApiMetricsOptions;
  readonly #histograms = new CallHistograms();
  readonly #timer: NodeJS.Timeout;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: ApiMetricsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), everyMs).unref();
  }

  note({ id, settings }: CountedProject, call: Pick<DoneCall, "call" | "code" | "ms">): void {
    const day = todayOf({ now: this.#options.now(), timeZone: settings.timeZone ?? defaultTimeZone });
    this.#histograms.note({ ...call, projectId: id, day });
  }

  /** Writes down what was counted so far; what cannot be written waits for the next time. */
  async flush(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const taken = this.#histograms.take();
      if (taken.length === 0) return;
      await this.#write(taken).catch((error: unknown) => {
        this.#histograms.giveBack(taken);
        this.#options.log.warn({ err: error }, "counts of calls were not written");
      });
    });
    await this.#writing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** In the order of their keys: nodes that write at once do not wait for each other in a circle. */
  async #write(taken: readonly CallHistogram[]): Promise<void> {
    await sql`
      insert into platon.call_histograms as h (project_id, day, call, calls, errors, refusals, buckets)
      select r."projectId", r.day, r.call, r.calls, r.errors, r.refusals, r.buckets
      from jsonb_to_recordset(cast(${JSON.stringify(taken)} as jsonb)) as r("projectId" text, day date, call text, calls bigint, errors bigint, refusals bigint, buckets bigint[])
      where exists (select 1 from platon.projects p where p.id = r."projectId")
      order by 1, 2, 3
      on conflict (project_id, day, call) do update set
        calls = h.calls + excluded.calls, errors = h.errors + excluded.errors, refusals = h.refusals + excluded.refusals,
        buckets = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by n) from unnest(h.buckets, excluded.buckets) with ordinality as both_(a, b, n))
    `.execute(this.#options.database.sql);
  }
}
