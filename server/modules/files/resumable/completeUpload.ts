import type { Upload } from "@tus/server";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { dropFile } from "../dropFile.ts";
import { finishUpload } from "../finishUpload.ts";
import { readMetadata } from "./beginUpload.ts";
import { findUpload } from "./findUpload.ts";
import { idOf } from "./uploadKeys.ts";
import { UploadLock } from "./UploadLock.ts";

/**
 * The last byte is there: now the bytes themselves are looked at. What the element does not take is gone at once; what
 * fails for another reason is finished by whoever asks next.
 * @returns the file's id
 * @throws CallFailure as for a multipart upload
 */
export async function completeUpload(context: CallContext, { id: key, metadata }: Pick<Upload, "id" | "metadata">): Promise<string> {
  const id = idOf(key);
  const lock = new UploadLock({ database: context.services.database, id, insists: true });
  try {
    await lock.lock(context.signal, () => undefined);
  } catch (error) {
    // Another request was faster.
    if ((await findUpload(context, id)).state === "ready") return id;
    throw error;
  }
  try {
    await finish(context, id, metadata);
  } finally {
    await lock.unlock();
  }
  return id;
}

async function finish(context: CallContext, id: string, metadata: Upload["metadata"]): Promise<void> {
  const file = await context.services.files.written(id);
  if (!file) throw new CallFailure("not_found");
  try {
    await finishUpload(context, id, { ...readMetadata(metadata), file });
  } catch (error) {
    if (error instanceof CallFailure) await dropFile(context, { id, state: "pending" });
    throw error;
  }
}
