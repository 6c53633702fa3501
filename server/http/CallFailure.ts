import type { ErrorCode } from "#core/errors/errorCatalogue.ts";

export interface FailureDetails {
  /** Values for the placeholders of the wording. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** What a person reads in place of a param: a field's label, where there is one. */
  readonly words?: Readonly<Record<string, string>>;
  /** The name that was probably meant, one that the caller may use: said behind the wording, and added to `data`. */
  readonly near?: string | undefined;
  /** Field → texts in the caller's language (422). */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Added to `data` beside the code. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * A call that is answered with an error of the catalogue: thrown anywhere below a handler, turned into the envelope in
 * one place, in the caller's language.
 * @example throw new CallFailure("unknown_field", { params: { field } });
 */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}
