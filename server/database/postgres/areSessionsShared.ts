import type pg from "pg";

const rounds = 10;

/**
 * Whether two connections share sessions of the server, as poolers let them that pool by transaction. Where none stands between, the server
 * says itself which session it gave, and nothing more is asked.
 */
export async function areSessionsShared(pool: pg.Pool): Promise<boolean> {
  const first = await pool.connect();
  try {
    const own = await sessionOf(first);
    if ((first as pg.PoolClient & { readonly processID?: number }).processID === own) return false;
    const second = await pool.connect();
    try {
      for (let round = 0; round < rounds; round += 1) {
        if ((await sessionOf(second)) === own || (await sessionOf(first)) !== own) return true;
      }
      return false;
    } finally {
      second.release();
    }
  } finally {
    first.release();
  }
}

async function sessionOf(client: pg.PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>("select pg_backend_pid() as id");
  return rows[0]?.id;
}
