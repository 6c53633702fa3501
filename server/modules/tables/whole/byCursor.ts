import { sql, type Kysely } from "kysely";
import type { Database } from "../../../database/Database.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { orderedRows, type Paging } from "../orderedRows.ts";
import { RowHandover } from "./RowHandover.ts";
import type { WholeStatement } from "./wholeStatement.ts";

type Rows = Record<string, unknown>[];

const atOnce = 1_000;

/** Rows as they are at one moment, through a cursor of PostgreSQL in a session of its own; the next batch is read while one is worked on. */
export async function* byCursor(
  database: Database, { statement, paging, signal }: { statement: WholeStatement; paging: Paging; signal: AbortSignal },
): AsyncGenerator<Rows> {
  const handover = new RowHandover<Rows>();
  let session: number | undefined;
  const stop = (): void => {
    handover.stop();
    // A statement that sorts for a minute hears nothing of a reader who has gone.
    if (session !== undefined) void sql`select pg_cancel_backend(${session})`.execute(database.sql).catch(() => undefined);
  };
  signal.addEventListener("abort", stop, { once: true });
  const reading = database.transaction(async (tx) => {
    session = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid;
    signal.throwIfAborted();
    await sql`declare whole no scroll cursor for ${orderedRows(statement, paging)}`.execute(tx);
    await fetchAll(tx, handover);
    session = undefined;
  }, { class: "export", isolation: "repeatable read" });
  reading.then(() => handover.end(), (error: unknown) => handover.fail(error));
  try {
    yield* handover.taken();
  } finally {
    signal.removeEventListener("abort", stop);
    handover.stop();
    await reading.catch(() => undefined);
  }
}

async function fetchAll(tx: Kysely<PlatonSchema>, handover: RowHandover<Rows>): Promise<void> {
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(`fetch forward ${atOnce} from whole`)}`.execute(tx);
    if (rows.length === 0) return;
    await handover.give(rows);
  }
}
