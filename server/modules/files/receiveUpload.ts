import { randomUUID } from "node:crypto";
import type { RemoteFile } from "#contract/file.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { beginFile } from "./beginFile.ts";
import { tooLarge } from "./checkFile.ts";
import { dropFile } from "./dropFile.ts";
import { FileTooLarge, type WrittenFile } from "./FileStore.ts";
import { finishUpload } from "./finishUpload.ts";
import { lifetimes } from "./lifetimes.ts";
import { readMultipart } from "./readMultipart.ts";
import { resumableLimit } from "./uploadLimits.ts";

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
  const { headers, locale, services } = context;
  const limit = Math.min(uploadLimit, resumableLimit(context));
  if (Number(headers.get("content-length") ?? 0) > limit + aroundIt) throw tooLarge(limit, locale);
  // Random as a whole: a guest has nothing but the id to show that a file is theirs.
  const id = randomUUID();
  await beginFile(services.database.sql, context, { id, life: lifetimes.pending });
  try {
    const take = (bytes: AsyncIterable<Uint8Array>): Promise<WrittenFile> => services.files.write(id, bytes, limit);
    const upload = await readMultipart({ headers, body: context.openBody(), take });
    return await finishUpload(context, id, upload);
  } catch (error) {
    await dropFile(context, { id, state: "pending" });
    throw error instanceof FileTooLarge ? tooLarge(limit, locale) : error;
  }
}
