import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { expressionEnvironment } from "../expressions/index.ts";
import { formatDate } from "#core/format/formatDate.ts";
import type { DocumentTemplate } from "../config/index.ts";

/** Milliseconds after which a number that nobody gave back is free: its server is gone. */
const heldFor = 600_000;

export interface DrawnNumber {
  readonly label: string;
  /** The document was made: the number is its. */
  give(ids: readonly string[]): Promise<void>;
  /** It was not: the next document gets the number. */
  free(): Promise<void>;
}

/**
 * The next number of a template: the smallest that was given back, else one more than the last. Nobody else gets it meanwhile, on
 * whatever node, and it is given for good only with a document that was made.
 */
export async function drawNumber(context: CallContext, { id, numberPattern }: DocumentTemplate): Promise<DrawnNumber | undefined> {
  if (numberPattern === undefined) return undefined;
  const { services, project, caller } = context;
  const { sql: database } = services.database;
  const now = services.now();
  const thisYear = formatDate(now, { ...expressionEnvironment(context), pattern: "YYYY" });
  const year = numberPattern.includes("{year}") ? Number(thisYear) : 0;
  const series = { project: project.id, template: id, year };
  const until = new Date(now.getTime() + heldFor).toISOString();
  const { number, label } = await services.database.transaction(async (tx) => {
    const drawn = await nextOf(tx, series, now.toISOString());
    const text = numberPattern.replaceAll("{number}", String(drawn)).replaceAll("{year}", thisYear);
    await sql`
      insert into platon.document_numbers (project_id, template_id, year, number, state, held_until, label, user_id, given_at)
      values (${project.id}, ${id}, ${year}, ${drawn}, 'held', ${until}, ${text}, ${caller?.userId ?? null}, ${now.toISOString()})
      on conflict (project_id, template_id, year, number) do update
        set state = 'held', held_until = excluded.held_until, label = excluded.label, user_id = excluded.user_id, given_at = excluded.given_at, record_ids = '{}'
    `.execute(tx);
    return { number: drawn, label: text };
  });
  // Held by this run alone: whoever took it over after its time has another one.
  const settle = async (state: "given" | "free", ids: readonly string[]): Promise<void> => {
    const { numAffectedRows } = await sql`
      update platon.document_numbers set state = ${state}, record_ids = ${[...ids]}::uuid[]
      where ${own(series)} and number = ${number} and state = 'held' and held_until = ${until}::timestamptz
    `.execute(database);
    if (state === "given" && numAffectedRows !== 1n) throw new Error("a number was held for too long");
  };
  return { label, give: (ids) => settle("given", ids), free: () => settle("free", []) };
}

interface Series {
  readonly project: string;
  readonly template: string;
  readonly year: number;
}

const own = ({ project, template, year }: Series) => sql<boolean>`project_id = ${project} and template_id = ${template} and year = ${year}`;

/** Of one series nodes draw one after the other: each waits for this row. */
async function nextOf(tx: Kysely<PlatonSchema>, series: Series, now: string): Promise<number> {
  const { rows: [row] } = await sql<{ last: number }>`
    insert into platon.document_series (project_id, template_id, year, last) values (${series.project}, ${series.template}, ${series.year}, 0)
    on conflict (project_id, template_id, year) do update set last = platon.document_series.last returning last
  `.execute(tx);
  const { rows: [free] } = await sql<{ number: number }>`
    select number from platon.document_numbers
    where ${own(series)} and (state = 'free' or (state = 'held' and held_until < ${now}::timestamptz)) order by number limit 1
  `.execute(tx);
  if (free) return free.number;
  const next = (row?.last ?? 0) + 1;
  await sql`update platon.document_series set last = ${next} where ${own(series)}`.execute(tx);
  return next;
}
