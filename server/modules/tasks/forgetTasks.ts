import type { Database } from "../../database/Database.ts";

/** Milliseconds that a task is kept after its end, with its file (D64). */
export const keptMs = 7 * 24 * 3_600_000;
const atOnce = 200;

/** Takes tasks away whose week is over: the file first, so that an interrupted run leaves nothing that nobody finds. */
export async function forgetTasks({ database, files, now }: { readonly database: Database; readonly files: { remove(id: string): Promise<void> }; readonly now: Date }): Promise<void> {
  const { sql } = database;
  for (;;) {
    const rows = await sql.selectFrom("platon.tasks").select(["id", "file_id"])
      .where("ended_at", "<", new Date(now.getTime() - keptMs).toISOString()).orderBy("ended_at").limit(atOnce).execute();
    if (rows.length === 0) return;
    for (const { file_id: fileId } of rows) if (fileId !== null) await files.remove(fileId);
    await sql.deleteFrom("platon.tasks").where("id", "in", rows.map(({ id }) => id)).execute();
    if (rows.length < atOnce) return;
  }
}
