import type { RemoteFile } from "#contract/file.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { presentFile, remoteFileColumns } from "./presentFile.ts";

interface Held {
  readonly source: string;
  readonly recordId: string;
  /** Fields that the caller may read. */
  readonly fields: readonly string[];
}

/** The files of a record that the caller was found to see, by id. */
export async function readHeldFiles(context: CallContext, held: Held): Promise<Record<string, RemoteFile>> {
  const { source, recordId, fields } = held;
  if (fields.length === 0) return {};
  const rows = await context.services.database.sql
    .selectFrom("platon.files")
    .select(remoteFileColumns)
    .where("project_id", "=", context.project.id)
    .where("source", "=", source)
    .where("record_id", "=", recordId)
    .where("field", "in", fields)
    .where("state", "=", "ready")
    .execute();
  return Object.fromEntries(rows.map((row) => [row.id, presentFile(row, context)]));
}
