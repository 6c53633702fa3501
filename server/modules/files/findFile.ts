import { documentsField } from "../../access/documentsField.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { holderOf, reaches, scopesOver } from "./fileScopes.ts";
import { keptReach, mayReadDocument } from "./mayReadDocument.ts";
import { isOfLibrary, keepsLibrary } from "./library.ts";
import type { StoredFile } from "./StoredFile.ts";

/**
 * A file that the caller may read: their own while no record holds it, the library's where they keep it, afterwards with
 * the record's field (D28).
 * @throws CallFailure `not_found` for all others, whether there are any or not
 */
export async function findFile(context: CallContext, id: string): Promise<StoredFile> {
  const row = isRecordId(id) ? await readRow(context, id) : undefined;
  if (!row || !(await mayRead(context, row))) throw new CallFailure("not_found");
  return row;
}

/** The project's file of this id that is whole, whoever asks. */
export const wholeFile = ({ services, project }: CallContext, id: string) =>
  services.database.sql.selectFrom("platon.files").selectAll().where("id", "=", id).where("project_id", "=", project.id).where("state", "=", "ready");

function readRow(context: CallContext, id: string): Promise<StoredFile | undefined> {
  return wholeFile(context, id)
    .where(({ eb, or }) => or([eb("expires_at", "is", null), eb("expires_at", ">", context.services.now().toISOString())]))
    .executeTakeFirst();
}

async function mayRead(context: CallContext, row: StoredFile): Promise<boolean> {
  const holder = holderOf(row);
  if (!holder) return isUploader(context, row) || (isOfLibrary(row) && keepsLibrary(context.caller));
  if (holder.field === documentsField) {
    const kept = await keptReach(context, row.id);
    return kept !== undefined && (await mayReadDocument(context, { ...kept, source: holder.source }));
  }
  return reaches(context.services.database.sql, await scopesOver(context, holder, "read"), holder.recordId);
}

/** A guest's file is read by nobody before a record holds it. */
const isUploader = ({ caller }: CallContext, { uploaded_by }: Pick<StoredFile, "uploaded_by">): boolean =>
  caller !== undefined && uploaded_by === caller.userId;
