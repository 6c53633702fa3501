import { Metadata, type Upload } from "@tus/server";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { beginFile } from "../beginFile.ts";
import { checkCategory } from "../checkCategory.ts";
import { checkAnnounced, tooLarge } from "../checkFile.ts";
import { cleanFileName } from "../cleanFileName.ts";
import { admitGuestUpload } from "../guestUploads.ts";
import { lifetimes } from "../lifetimes.ts";
import { takeRoom } from "../projectQuota.ts";
import { resumableLimit } from "../uploadLimits.ts";
import { findUploadTarget } from "../uploadTarget.ts";
import { idOf } from "./uploadKeys.ts";

/**
 * Before anything is written: whether the element or the library would take what is announced, by right, extension and size.
 * @throws CallFailure bad_request, not_found, forbidden, unsupported_media_type, file_too_large, quota_exceeded, too_many_requests
 */
export async function beginUpload(context: CallContext, { id, size, metadata }: Upload): Promise<void> {
  if (context.caller === undefined) admitGuestUpload(context);
  if (size === undefined) throw new CallFailure("bad_request", { params: { where: "upload-length" } });
  const { fields, fileName } = readMetadata(metadata);
  const { bounds, category } = await findUploadTarget(context, fields);
  const limit = resumableLimit(context);
  if (size > limit) throw tooLarge(limit, context.locale);
  const { name, extension } = cleanFileName(fileName);
  checkAnnounced({ extension, size }, bounds, context.locale);
  if (category) checkCategory(context, { extension, size }, category);
  const row = { id: idOf(id), metadata: Metadata.stringify(metadata ?? {}) };
  await context.services.database.transaction(async (tx) => {
    await takeRoom(tx, context, { id: row.id, size });
    await beginFile(tx, context, { id: row.id, life: lifetimes.resumable, name, extension, size });
    await tx.insertInto("platon.resumable_uploads").values(row).execute();
  });
}

interface Told {
  readonly fields: ReadonlyMap<string, string>;
  readonly fileName: string;
}

/** Spec §3 Upload form fields, in place of the parts of a multipart body. */
export function readMetadata(metadata: Upload["metadata"]): Told {
  const fields = new Map(Object.entries(metadata ?? {}).map(([name, value]) => [name, value ?? ""]));
  return { fields, fileName: fields.get("filename") ?? "" };
}
