import { hasPermission } from "#core/permissions/hasPermission.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { Caller } from "../../http/CallContext.ts";
import type { StoredFile } from "./StoredFile.ts";

const librarian = "platon.files";

/** Whether the caller keeps the project's library: adds files to it, reads, changes and deletes all that is in it. */
export const keepsLibrary = (caller: Caller | undefined): boolean =>
  caller !== undefined && (isAdministrator(caller) || hasPermission(caller.permissions, librarian));

/** A file that stands for itself: uploaded for no form, held by no record, and kept until somebody deletes it. */
export const isOfLibrary = ({ record_id, expires_at }: Pick<StoredFile, "record_id" | "expires_at">): boolean =>
  record_id === null && expires_at === null;
