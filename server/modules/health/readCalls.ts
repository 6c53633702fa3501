import { sql } from "kysely";
import type { CallMinute, CallShare, HealthReport } from "#contract/health.ts";
import type { Database } from "../../database/Database.ts";
import { histogramBounds } from "../api-metrics/index.ts";

type Figures = HealthReport["total"];
type Row = Figures & { readonly minute: string | null; readonly call: string | null };

const minutesShown = 60;
const callsAtMost = 15;
const minuteMs = 60_000;
/** Of a distribution: one more for what took longer. */
const places = histogramBounds.length + 1;

const none: Figures = { calls: 0, errors: 0, refusals: 0, p50: null, p95: null };

/** Calls of the last hour, as all nodes counted them: by minute, by endpoint and together. */
export async function readCalls({ sql: executor }: Pick<Database, "sql">, { projectId, now }: { projectId: string; now: Date }): Promise<Pick<HealthReport, "minutes" | "calls" | "total">> {
  const last = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const since = new Date(last - (minutesShown - 1) * minuteMs).toISOString();
  const buckets = sql.raw(`array[${Array.from({ length: places }, (_, index) => `sum(buckets[${index + 1}])::int8`).join(", ")}]`);
  const { rows } = await sql<Row>`
    select minute, call, sum(calls)::int8 as calls, sum(errors)::int8 as errors, sum(refusals)::int8 as refusals,
      platon.milliseconds_of(${buckets}, 0.5) as p50, platon.milliseconds_of(${buckets}, 0.95) as p95
    from platon.call_minutes where project_id = ${projectId} and minute >= ${since}::timestamptz
    group by grouping sets ((minute), (call), ())`.execute(executor);
  const byMinute = new Map(rows.flatMap((row) => (row.minute === null ? [] : [[new Date(row.minute).getTime(), numbers(row)] as const])));
  const minutes: CallMinute[] = Array.from({ length: minutesShown }, (_, index) => {
    const at = last - (minutesShown - 1 - index) * minuteMs;
    return { at: new Date(at).toISOString(), ...(byMinute.get(at) ?? none) };
  });
  const calls: CallShare[] = rows.flatMap((row) => (row.call === null ? [] : [{ call: row.call, ...numbers(row) }]));
  const total = rows.find(({ minute, call }) => minute === null && call === null);
  return {
    minutes,
    total: total?.calls ? numbers(total) : none,
    calls: calls.sort((a, b) => b.errors - a.errors || b.calls - a.calls).slice(0, callsAtMost),
  };
}

const numbers = ({ calls, errors, refusals, p50, p95 }: Figures): Figures => ({ calls: Number(calls), errors: Number(errors), refusals: Number(refusals), p50, p95 });
