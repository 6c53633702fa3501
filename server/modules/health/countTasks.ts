import type { Database } from "../../database/Database.ts";

interface Counted {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
}

/** Tasks of all projects that are kept, by kind and state. */
export async function countTasks({ sql }: Pick<Database, "sql">): Promise<Counted[]> {
  const rows = await sql.selectFrom("platon.tasks").select(["kind", "state"]).select(({ fn }) => fn.countAll<number>().as("count")).groupBy(["kind", "state"]).execute();
  return rows.map(({ kind, state, count }) => ({ kind, state, count: Number(count) }));
}
