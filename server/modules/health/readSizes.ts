import { sql } from "kysely";
import type { Database } from "../../database/Database.ts";

export interface Sizes {
  readonly version: string;
  /** Bytes of the database. */
  readonly database: number;
  readonly files: { readonly count: number; readonly bytes: number };
}

/** How large the database and the file store are, with all projects. */
export async function readSizes({ sql: executor }: Pick<Database, "sql">): Promise<Sizes> {
  const { rows } = await sql<{ version: string; bytes: number; count: number; fileBytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes, count(*) as count, coalesce(sum(size), 0)::int8 as "fileBytes"
    from platon.files where state = 'ready'`.execute(executor);
  const [row] = rows;
  return { version: row?.version.split(" ")[0] ?? "", database: Number(row?.bytes ?? 0), files: { count: Number(row?.count ?? 0), bytes: Number(row?.fileBytes ?? 0) } };
}
