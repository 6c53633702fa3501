import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { expressionEnvironment } from "../expressions/index.ts";
import { formatDate } from "#core/format/formatDate.ts";
import type { DocumentTemplate } from "../config/index.ts";

/** Milliseconds after which a number that nobody gave back is free: its server is gone. Longer than one file may take. */
const heldFor = 1_200_000;

type Numbered = Pick<DocumentTemplate, "id"> & { readonly numberPattern: string };

/**
 * The numbers of documents that are being made. Each is the smallest of its template that was given back, else one more than the last;
 * nobody else gets it meanwhile, on whatever node, and it is given for good only with documents that were made.
 */
export class HeldNumbers {
  readonly #context: CallContext;
  readonly #template: Numbered;
  readonly #holder = randomUUID();
  #drawn = 0;

  private constructor(context: CallContext, template: Numbered) {
    this.#context = context;
    this.#template = template;
  }

  /** Undefined where the template gives none. */
  static of(context: CallContext, { id, numberPattern }: DocumentTemplate): HeldNumbers | undefined {
    return numberPattern === undefined ? undefined : new HeldNumbers(context, { id, numberPattern });
  }

  /** @param ids records that the document is of */
  async draw(ids: readonly string[]): Promise<string> {
    const { services, project, caller } = this.#context;
    const { id: template, numberPattern } = this.#template;
    const now = services.now().toISOString();
    const thisYear = formatDate(services.now(), { ...expressionEnvironment(this.#context), pattern: "YYYY" });
    const year = numberPattern.includes("{year}") ? Number(thisYear) : 0;
    const text = await services.database.transaction(async (tx) => {
      const number = await nextOf(tx, { project: project.id, template, year }, now);
      const label = numberPattern.replaceAll("{number}", String(number)).replaceAll("{year}", thisYear);
      await sql`
        insert into platon.document_numbers (project_id, template_id, year, number, state, held_until, label, user_id, given_at, record_ids, holder)
        values (${project.id}, ${template}, ${year}, ${number}, 'held', ${this.#until()}, ${label}, ${caller?.userId ?? null}, ${now}, ${[...ids]}::uuid[], ${this.#holder})
        on conflict (project_id, template_id, year, number) do update set state = 'held', held_until = excluded.held_until,
          label = excluded.label, user_id = excluded.user_id, given_at = excluded.given_at, record_ids = excluded.record_ids, holder = excluded.holder
      `.execute(tx);
      return label;
    });
    this.#drawn += 1;
    return text;
  }

  /** Holds them on. @throws Error where another has taken one over meanwhile */
  async renew(): Promise<void> {
    this.#demandAll(await sql`update platon.document_numbers set held_until = ${this.#until()} where ${this.#own()}`.execute(this.#context.services.database.sql));
  }

  /** The documents were made: the numbers are theirs. @throws Error where another has taken one over meanwhile */
  async give(tx: Kysely<PlatonSchema>): Promise<void> {
    this.#demandAll(await sql`update platon.document_numbers set state = 'given' where ${this.#own()}`.execute(tx));
  }

  /** They were not: the next documents get the numbers. */
  async free(): Promise<void> {
    await sql`update platon.document_numbers set state = 'free', record_ids = '{}' where ${this.#own()}`.execute(this.#context.services.database.sql);
  }

  #own() {
    const { id } = this.#template;
    return sql<boolean>`project_id = ${this.#context.project.id} and template_id = ${id} and state = 'held' and holder = ${this.#holder}`;
  }

  #until(): string {
    return new Date(this.#context.services.now().getTime() + heldFor).toISOString();
  }

  #demandAll({ numAffectedRows }: { readonly numAffectedRows?: bigint }): void {
    if (numAffectedRows !== BigInt(this.#drawn)) throw new Error("a number was held for too long");
  }
}

interface Series {
  readonly project: string;
  readonly template: string;
  readonly year: number;
}

/** Of one series nodes draw one after the other: each waits for this row. */
async function nextOf(tx: Kysely<PlatonSchema>, { project, template, year }: Series, now: string): Promise<number> {
  const own = sql<boolean>`project_id = ${project} and template_id = ${template} and year = ${year}`;
  const { rows: [row] } = await sql<{ last: number }>`
    insert into platon.document_series (project_id, template_id, year, last) values (${project}, ${template}, ${year}, 0)
    on conflict (project_id, template_id, year) do update set last = platon.document_series.last returning last
  `.execute(tx);
  const { rows: [free] } = await sql<{ number: number }>`
    select number from platon.document_numbers
    where ${own} and (state = 'free' or (state = 'held' and held_until < ${now}::timestamptz)) order by number limit 1
  `.execute(tx);
  if (free) return free.number;
  const next = (row?.last ?? 0) + 1;
  await sql`update platon.document_series set last = ${next} where ${own}`.execute(tx);
  return next;
}
