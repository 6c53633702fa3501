import type { RemoteFile } from "#contract/file.ts";
import { displayFormats, formatDateTime } from "#core/format/formatDate.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { StoredFile } from "./StoredFile.ts";

export const remoteFileColumns = ["id", "name", "size", "extension", "created_at"] as const;

type Shown = Pick<StoredFile, (typeof remoteFileColumns)[number]>;

/** A file as the wire tells of it (spec §3 Remote file). */
export function presentFile(file: Shown, { project }: Pick<CallContext, "project">): RemoteFile {
  const { id, name, size, extension, created_at } = file;
  const { timeZone } = project.settings;
  const format = { pattern: displayFormats.datetimeSeconds, ...(timeZone !== undefined && { timeZone }) };
  return { id, name, size, extension, createdAt: formatDateTime(created_at, format) };
}
