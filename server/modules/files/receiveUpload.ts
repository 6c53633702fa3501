import { randomUUID } from "node:crypto";
import type { RemoteFile } from "#contract/file.ts";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { checkFile } from "./checkFile.ts";
import { cleanFileName } from "./cleanFileName.ts";
import { dropFile } from "./dropFile.ts";
import { FileTooLarge, type WrittenFile } from "./FileStore.ts";
import { after, lifetimes } from "./lifetimes.ts";
import { presentFile, remoteFileColumns } from "./presentFile.ts";
import { readMultipart, type Multipart } from "./readMultipart.ts";
import { sniffFile } from "./sniffFile.ts";
import { findUploadTarget } from "./uploadTarget.ts";

/** Bytes (D9). */
const uploadLimit = 10 * 1_048_576;
/** Boundaries, headers of the parts and the other fields. */
const aroundIt = 65_536;

/**
 * Takes one file of a multipart body (spec §7). Its row is there before the first byte, and says `ready` when the last
 * one is safe on the disk; whatever happens between, the row expires and takes the bytes along.
 * @throws CallFailure file_too_large, unsupported_media_type, bad_request, not_found, forbidden
 */
export async function receiveUpload(context: CallContext): Promise<RemoteFile> {
  if (Number(context.headers.get("content-length") ?? 0) > uploadLimit + aroundIt) throw tooLarge(context);
  // Random as a whole: a guest has nothing but the id to show that a file is theirs.
  const id = randomUUID();
  await beginFile(context, id);
  try {
    const take = (bytes: AsyncIterable<Uint8Array>): Promise<WrittenFile> =>
      context.services.files.write(id, bytes, uploadLimit);
    const upload = await readMultipart({ headers: context.headers, body: context.openBody(), take });
    return await finishFile(context, id, upload);
  } catch (error) {
    await dropFile(context, { id, state: "pending" });
    throw error instanceof FileTooLarge ? tooLarge(context) : error;
  }
}

const tooLarge = ({ locale }: CallContext): CallFailure =>
  new CallFailure("file_too_large", { params: { max: formatFileSize(uploadLimit, locale) } });

async function beginFile({ services, project, caller }: CallContext, id: string): Promise<void> {
  const now = services.now();
  await services.database.sql
    .insertInto("platon.files")
    .values({
      id, project_id: project.id, state: "pending", created_at: now.toISOString(), uploaded_by: caller?.userId ?? null,
      element_id: null, expires_at: after(now, lifetimes.pending), source: null, record_id: null, field: null,
    })
    .execute();
}

async function finishFile(context: CallContext, id: string, upload: Multipart<WrittenFile>): Promise<RemoteFile> {
  const { fields, file, fileName } = upload;
  const element = await findUploadTarget(context, fields);
  const kind = sniffFile(file);
  const { name, extension } = cleanFileName(fileName);
  checkFile({ kind, extension, size: file.size }, element, context.locale);
  await context.services.files.keep(id);
  const life = context.caller ? lifetimes.users : lifetimes.guests;
  const row = await context.services.database.transaction(async (tx) => {
    const expires_at = after(context.services.now(), life);
    const finished = await tx
      .updateTable("platon.files")
      .set({ state: "ready", name, extension, kind, size: file.size, element_id: element.id, expires_at })
      .where("id", "=", id)
      .where("state", "=", "pending")
      .returning(remoteFileColumns)
      .executeTakeFirst();
    // It took so long that it was cleaned away.
    if (!finished) throw new CallFailure("bad_request", { params: { where: "body" } });
    const details = { name, size: file.size, kind };
    await recordAudit(tx, context, { event: "insert", object: "files", recordId: id, details });
    return finished;
  });
  return presentFile(row, context);
}
