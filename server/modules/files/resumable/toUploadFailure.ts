import { ERRORS } from "@tus/server";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { tooLarge } from "../checkFile.ts";
import { resumableLimit } from "../uploadLimits.ts";

const spoken = { "tus-resumable": "1.0.0" };

/** What the package says of a request that it refuses, in the words of the catalogue. */
export function toUploadFailure(error: unknown, context: CallContext): unknown {
  if (error instanceof CallFailure) return new CallFailure(error.code, { ...error.details, headers: { ...error.details.headers, ...spoken } });
  // Broken off by its sender, or in favour of another request that asked how much is there.
  if (error === ERRORS.ABORTED) return new CallFailure(context.signal.aborted ? "cancelled" : "upload_conflict", { headers: spoken });
  switch (statusOf(error)) {
    case 404:
    case 410:
      return new CallFailure("not_found", { headers: spoken });
    case 409:
      return new CallFailure("upload_conflict", { headers: spoken });
    case 413:
      return tooLarge(resumableLimit(context), context.locale);
    case 400:
    case 403:
    case 501:
      return new CallFailure("bad_request", { params: { where: "tus" }, headers: spoken, cause: error });
    default:
      return error;
  }
}

const statusOf = (error: unknown): unknown => (typeof error === "object" && error !== null && "status_code" in error ? error.status_code : undefined);
