import { randomUUID } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import type { Database, DatabaseLog, Subscription } from "../../database/Database.ts";
import { createSearchIndex, keyOf, presentIndexes, wantedIndexes, type PresentIndex, type SearchIndex } from "./trigramIndexes.ts";

const channel = "platon_search_indexes";

interface Foundation {
  readonly database: Database;
  readonly log: DatabaseLog;
}

/**
 * The indexes of trigrams: made and dropped as tables ask for them, beside the change of configuration and not within it.
 * One over a million rows takes half a minute, in which neither a save of the table nor a writer of its rows may wait;
 * until it is there search reads the rows themselves.
 */
export class SearchIndexes {
  readonly #foundation: Foundation;
  /** What can be searched by now, also of other nodes' making. */
  #valid: ReadonlySet<string> = new Set();
  #extension: string | undefined;
  #refusal: string | undefined;
  #subscription: Subscription | undefined;
  #working: Promise<void> = Promise.resolve();
  /** Stands in the statements of this node, which alone it may end. */
  readonly #mark = `/* ${randomUUID()} */`;
  #isAsked = false;
  #isClosed = false;

  private constructor(foundation: Foundation) {
    this.#foundation = foundation;
  }

  static async open(foundation: Foundation): Promise<SearchIndexes> {
    const indexes = new SearchIndexes(foundation);
    await indexes.#findExtension();
    await indexes.#look();
    indexes.#subscription = await foundation.database.listen(channel, () => void indexes.#look().catch(() => undefined));
    return indexes;
  }

  /** What the operator is to know: one line; undefined where everything is as it should be. */
  get notice(): string | undefined {
    if (this.#extension !== undefined) return undefined;
    return `Search and "contains" read whole tables, which is slow in large ones: the database has no extension pg_trgm (${this.#refusal}). ` +
      "Let its administrator run: create extension pg_trgm";
  }

  has(index: SearchIndex): boolean {
    return this.#valid.has(keyOf(index));
  }

  /** Makes what is missing and drops what no table asks for any more; resolves when that is done. */
  bring(): Promise<void> {
    if (this.#isAsked) return this.#working;
    this.#isAsked = true;
    this.#working = this.#working.then(async () => {
      this.#isAsked = false;
      await this.#work();
    }).catch((error: unknown) => this.#foundation.log.warn({ err: error }, "search indexes were not brought up to date"));
    return this.#working;
  }

  /** Who stops does not wait for an index over many rows: it is made anew after the next start, or by another node. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#subscription?.dispose();
    const { database } = this.#foundation;
    if (database.kind === "embedded") return;
    await sql`select pg_cancel_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and state = 'active' and query like ${`%${this.#mark}%`}`.execute(database.sql);
    await this.#working;
  }

  /** A trusted extension of PostgreSQL: whoever may create in the database may have it, where its files are installed. */
  async #findExtension(): Promise<void> {
    const { database, log } = this.#foundation;
    this.#extension = await this.#schemaOfExtension();
    if (this.#extension !== undefined) return;
    try {
      await sql`create extension if not exists pg_trgm with schema platon`.execute(database.maintenance);
    } catch (error) {
      this.#refusal = error instanceof Error ? error.message : String(error);
    }
    this.#extension = await this.#schemaOfExtension();
    if (this.notice !== undefined) log.warn({}, this.notice);
  }

  async #schemaOfExtension(): Promise<string | undefined> {
    const { rows } = await sql<{ name: string }>`
      select n.nspname as name from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'`
      .execute(this.#foundation.database.maintenance);
    return rows[0]?.name;
  }

  async #look(): Promise<PresentIndex[]> {
    const present = await presentIndexes(this.#foundation.database.maintenance);
    this.#valid = new Set(present.filter(({ isValid }) => isValid).map(({ schema, name }) => `${schema}.${name}`));
    return present;
  }

  async #work(): Promise<void> {
    if (this.#extension === undefined) return;
    const wanted = new Map((await wantedIndexes(this.#foundation.database.maintenance)).map((index) => [keyOf(index), index]));
    for (const { schema, name, isValid, isBeingMade } of await this.#look()) {
      const isWanted = wanted.has(`${schema}.${name}`);
      if (isWanted && (isValid || isBeingMade)) wanted.delete(`${schema}.${name}`);
      else if (!isBeingMade) await this.#change(`${schema}.${name}`, sql`drop index ${this.#concurrently} if exists ${sql.id(schema, name)}`);
    }
    for (const [name, index] of wanted) {
      await this.#change(name, createSearchIndex(index, { extension: this.#extension, concurrently: this.#concurrently }));
    }
  }

  /** One that fails, or whose table went meanwhile, must not keep the others from being made. */
  async #change(index: string, statement: RawBuilder<unknown>): Promise<void> {
    if (this.#isClosed) return;
    const { database, log } = this.#foundation;
    const start = performance.now();
    try {
      await sql`${statement} ${sql.raw(this.#mark)}`.execute(database.maintenance);
      log.info({ index, ms: Math.round(performance.now() - start) }, "search index made or dropped");
    } catch (error) {
      if (!this.#isClosed) log.warn({ err: error, statement: statement.compile(database.maintenance).sql }, "a search index was not made or dropped");
    }
    await sql`select pg_notify(${channel}, '')`.execute(database.maintenance);
    await this.#look();
  }

  get #concurrently(): RawBuilder<unknown> {
    return this.#foundation.database.kind === "postgres" ? sql`concurrently` : sql``;
  }
}
