import type pg from "pg";
import { DatabaseBusy, QueryTimedOut } from "../databaseErrors.ts";
import { toDatabaseError } from "../toDatabaseError.ts";

/** Any number will do, as long as all nodes use the same. */
const places = 8_246_003;

interface Taking {
  /** Places 1 to this one will do. */
  readonly reach: number;
  /** Milliseconds to wait for one, and that a statement may take then. */
  readonly wait: number;
  readonly run: number;
}

let turn = 0;

/**
 * Takes one of the places for heavy reads that all nodes share: an advisory lock of the session, which the server itself
 * gives back when the session is lost. Where none is free the session waits at one of them, in the server's own order.
 * @returns its number
 * @throws DatabaseBusy when none came free in time
 */
export async function takePlace(client: pg.ClientBase, { reach, wait, run }: Taking): Promise<number> {
  const free = await client.query<{ place: number | null }>(
    `select set_config('statement_timeout', $1, false),
      (select place from generate_series($2::int, 1, -1) as place where pg_try_advisory_lock($3, place) limit 1) as place`,
    [String(run), reach, places],
  );
  return free.rows[0]?.place ?? (await waitForPlace(client, { reach, wait, run }));
}

export async function leavePlace(client: pg.ClientBase, place: number): Promise<void> {
  await client.query("select pg_advisory_unlock($1, $2)", [places, place]);
}

async function waitForPlace(client: pg.ClientBase, { reach, wait, run }: Taking): Promise<number> {
  const place = 1 + (turn++ % reach);
  try {
    await client.query(`set statement_timeout = ${wait}`);
    await client.query("select pg_advisory_lock($1, $2)", [places, place]);
    await client.query(`set statement_timeout = ${run}`);
    return place;
  } catch (error) {
    const failure = toDatabaseError(error);
    throw failure instanceof QueryTimedOut ? new DatabaseBusy(wait) : failure;
  }
}
