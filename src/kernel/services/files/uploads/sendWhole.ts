import type { RemoteFile } from "#sdk/capabilities/files.ts";
import type { Sending } from "./Sending.ts";
import { uploadFields } from "./uploadFields.ts";

/** One call with all bytes (spec §7), of at most 10 MB. */
export async function sendWhole({ http, file, target, meter, signal }: Sending): Promise<RemoteFile> {
  const options = { multipart: { ...uploadFields(target), file }, signal };
  const watch = (bytes: number): void => meter.note(bytes);
  return target.isPublic
    ? await http.call("POST web/v1/public/forms/file/upload", options, watch)
    : await http.call("POST files/upload/form", options, watch);
}
