import { ConstraintViolation, DatabaseBusy, DatabaseUnavailable, QueryTimedOut } from "../database/databaseErrors.ts";
import { NewerSchema } from "../database/migrate.ts";
import type { Locale } from "#core/locale.ts";
import { say } from "#core/wording/say.ts";
import { CallFailure } from "./CallFailure.ts";

/** Of the file system, and the SQLSTATE of a database. */
const noRoom = new Set(["ENOSPC", "EDQUOT", "53100"]);

/**
 * Gives every error a place in the catalogue; what has none is a bug and becomes `internal`.
 * @param signal of the caller: work that ends with its reason ended because nobody waits for it any more
 */
export function toFailure(error: unknown, locale: Locale, signal?: AbortSignal): CallFailure {
  if (error instanceof CallFailure) return error;
  if (signal?.aborted && error === signal.reason) return new CallFailure("cancelled");
  if (error instanceof QueryTimedOut) return new CallFailure("query_timeout", { cause: error });
  if (error instanceof DatabaseBusy) return new CallFailure("too_many_requests", { params: { seconds: error.seconds }, cause: error });
  if (error instanceof DatabaseUnavailable) return new CallFailure("unavailable", { cause: error });
  if (error instanceof NewerSchema) return new CallFailure("outdated", { params: { theirs: error.theirs, ours: error.ours } });
  if (error instanceof ConstraintViolation) return fromConstraint(error, locale);
  if (error instanceof Error && "code" in error && noRoom.has(String(error.code))) return new CallFailure("disk_full", { cause: error });
  return new CallFailure("internal", { cause: error });
}

function fromConstraint(error: ConstraintViolation, locale: Locale): CallFailure {
  const field = error.column ?? "";
  switch (error.kind) {
    case "unique":
      return new CallFailure("duplicate", { params: { field }, cause: error });
    case "foreignKey":
      return new CallFailure("foreign_key", { params: { field }, cause: error });
    case "referenced":
      return new CallFailure("referenced", { cause: error });
    case "notNull":
      return new CallFailure("invalid_values", { fields: { [field]: [say(locale, "check.required")] }, cause: error });
    case "check":
      return new CallFailure("invalid_values", { cause: error });
  }
}
