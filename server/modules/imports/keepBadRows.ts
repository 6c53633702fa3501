import { sql, type Kysely } from "kysely";
import type { ImportProblem } from "#contract/import.ts";
import { afterCommit } from "../../database/afterCommit.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { BadRows } from "./BadRows.ts";
import type { Cell } from "./reading/Cell.ts";

/** Writes down what is wrong so far, with the piece of rows behind which it was found. */
export async function keepBadRows(tx: Kysely<PlatonSchema>, id: string, bad: BadRows): Promise<void> {
  const news = [...bad.news];
  if (news.length === 0) return;
  const sent = JSON.stringify(news.map(({ source, problems }) => ({ row: source.row, cells: JSON.stringify(source.cells), problems: JSON.stringify(problems) })));
  await sql`insert into platon.bad_import_rows (import_id, row_number, cells, problems)
    select ${id}::uuid, g.row, g.cells, g.problems from jsonb_to_recordset(cast(${sent} as jsonb)) as g(row int, cells text, problems text)
    on conflict (import_id, row_number) do update set problems = excluded.problems`.execute(tx);
  afterCommit(tx, () => news.forEach((row) => bad.news.delete(row)));
}

interface Tell {
  (problem: ImportProblem): void;
}

/** What an earlier attempt found up to its mark; what stands behind it is looked at again. */
export async function recallBadRows(sqlOf: Kysely<PlatonSchema>, { id, behind }: { readonly id: string; readonly behind: number }, { bad, tell }: { readonly bad: BadRows; readonly tell: Tell }): Promise<void> {
  await sqlOf.deleteFrom("platon.bad_import_rows").where("import_id", "=", id).where("row_number", ">", behind).execute();
  const rows = await sqlOf.selectFrom("platon.bad_import_rows").selectAll().where("import_id", "=", id).orderBy("row_number").execute();
  for (const { row_number: row, cells, problems } of rows) {
    const source = { row, cells: JSON.parse(cells) as Cell[] };
    for (const problem of JSON.parse(problems) as ImportProblem[]) if (bad.add(source, problem)) tell(problem);
  }
  bad.news.clear();
}
