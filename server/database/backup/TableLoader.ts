import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../PlatonSchema.ts";
import type { TableText } from "./BackupFile.ts";
import type { RowText } from "./readRowPages.ts";

/** Letters of text that go in one statement, and rows. */
const pageLetters = 2_097_152;
const rowsAtOnce = 2_000;

/** Puts rows into a table, a few megabytes of text with each statement: the database itself reads each text as a value. */
export class TableLoader {
  readonly #tx: Kysely<PlatonSchema>;
  readonly #table: TableText;
  #rows: RowText[] = [];
  #letters = 0;

  constructor(tx: Kysely<PlatonSchema>, table: TableText) {
    this.#tx = tx;
    this.#table = table;
  }

  async add(row: RowText): Promise<void> {
    this.#rows.push(row);
    this.#letters += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    if (this.#letters >= pageLetters || this.#rows.length >= rowsAtOnce) await this.flush();
  }

  async flush(): Promise<void> {
    const rows = this.#rows;
    [this.#rows, this.#letters] = [[], 0];
    if (rows.length === 0) return;
    const { schema, table, columns } = this.#table;
    const names = sql.join(columns.map(({ name }) => sql.id(name)));
    const lists = sql.join(columns.map((_, index) => sql`${rows.map((row) => row[index] ?? null)}::text[]`));
    const values = sql.join(columns.map(({ type }, index) => sql`${sql.id(`c${index}`)}::${sql.raw(type)}`));
    const listed = sql.join(columns.map((_, index) => sql.id(`c${index}`)));
    await sql`insert into ${sql.id(schema, table)} (${names}) overriding system value
      select ${values} from unnest(${lists}) as given (${listed})`.execute(this.#tx);
  }
}
