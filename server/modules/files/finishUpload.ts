import type { RemoteFile } from "#contract/file.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { checkCategory } from "./checkCategory.ts";
import { checkFile } from "./checkFile.ts";
import { cleanFileName } from "./cleanFileName.ts";
import type { WrittenFile } from "./FileStore.ts";
import { after, lifetimes } from "./lifetimes.ts";
import { checkPicture } from "./pictures/checkPicture.ts";
import { presentFile, remoteFileColumns } from "./presentFile.ts";
import { takeRoom } from "./projectQuota.ts";
import { sniffFile } from "./sniffFile.ts";
import { findUploadTarget } from "./uploadTarget.ts";

export interface Uploaded {
  readonly fields: ReadonlyMap<string, string>;
  readonly file: WrittenFile;
  /** As the caller wrote it: not to be believed. */
  readonly fileName: string;
}

/**
 * Makes a file of the bytes that came in, if what they are for takes them: its row says `ready` when they are safe on the
 * disk under the name that is read.
 * @throws CallFailure unsupported_media_type, file_too_large, image_too_large, quota_exceeded, not_found, forbidden, bad_request
 */
export async function finishUpload(context: CallContext, id: string, { fields, file, fileName }: Uploaded): Promise<RemoteFile> {
  const { bounds, elementId, category } = await findUploadTarget(context, fields);
  const kind = sniffFile(file);
  const { name, extension } = cleanFileName(fileName);
  checkFile({ kind, extension, size: file.size }, bounds, context.locale);
  if (category) checkCategory(context, { extension, size: file.size }, category);
  await checkPicture(context, id, kind);
  await context.services.files.keep(id);
  const life = context.caller ? lifetimes.users : lifetimes.guests;
  const row = await context.services.database.transaction(async (tx) => {
    await takeRoom(tx, context, { id, size: file.size });
    // In the library it stays until somebody deletes it.
    const expires_at = elementId === null ? null : after(context.services.now(), life);
    const finished = await tx
      .updateTable("platon.files")
      .set({ state: "ready", name, extension, kind, size: file.size, element_id: elementId, expires_at, ...(category && { category: category.key }) })
      .where("id", "=", id)
      .where("state", "=", "pending")
      .returning(remoteFileColumns)
      .executeTakeFirst();
    // It took so long that it was cleaned away.
    if (!finished) throw new CallFailure("bad_request", { params: { where: "body" } });
    await tx.deleteFrom("platon.resumable_uploads").where("id", "=", id).execute();
    const details = { name, size: file.size, kind };
    await recordAudit(tx, context, { event: "insert", object: "files", recordId: id, details });
    return finished;
  });
  return presentFile(row, context);
}
