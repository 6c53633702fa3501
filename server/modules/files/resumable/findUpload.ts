import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { isRecordId } from "../../../access/isRecordId.ts";
import type { StoredFile } from "../StoredFile.ts";

/**
 * An upload of the caller's, unfinished or just finished; a guest shows by its id, which nobody else was told, that it
 * is theirs. Undefined for all others, and once a record holds the file.
 */
export async function findOwnUpload({ caller, project, services }: CallContext, id: string): Promise<StoredFile | undefined> {
  if (!isRecordId(id)) return undefined;
  const row = await services.database.sql
    .selectFrom("platon.files")
    .selectAll()
    .where("id", "=", id)
    .where("project_id", "=", project.id)
    .where("state", "!=", "removed")
    .where("expires_at", ">", services.now().toISOString())
    .executeTakeFirst();
  return row?.uploaded_by === (caller?.userId ?? null) ? row : undefined;
}

/** @throws CallFailure not_found */
export async function findUpload(context: CallContext, id: string): Promise<StoredFile> {
  const row = await findOwnUpload(context, id);
  if (!row) throw new CallFailure("not_found");
  return row;
}
