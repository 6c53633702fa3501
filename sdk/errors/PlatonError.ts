/**
 * How an error is treated: `expected` is shown to the user by its wording, `cancelled` is silent, `bug` is logged and
 * shown as a fault of ours.
 * @since 1.0.0
 */
export type ErrorFamily = "expected" | "cancelled" | "bug";

export interface ErrorDetails {
  /** HTTP status, where the error is an answer of the server. */
  readonly status?: number;
  /** Values for the wording's placeholders. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Field name → texts in the user's language (status 422). */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** The `data` of the answer: for a stale version the server's values (D7). */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/**
 * The one error that crosses the SDK: a stable code, typed details, the cause kept.
 * @since 1.0.0
 * @example if (failure instanceof PlatonError && failure.code === "stale_version") showConflict(failure.details.data);
 */
export class PlatonError extends Error {
  override readonly name = "PlatonError";
  readonly code: string;
  readonly family: ErrorFamily;
  readonly details: ErrorDetails;

  constructor(code: string, family: ErrorFamily, options: ErrorDetails & { message?: string } = {}) {
    const { message, cause, ...details } = options;
    super(message ?? code, { cause });
    this.code = code;
    this.family = family;
    this.details = details;
  }
}

/** True for an error that only says "no longer wanted"; such an error is never shown or logged. */
export const isCancelled = (failure: unknown): boolean =>
  (failure instanceof PlatonError && failure.family === "cancelled") ||
  (failure instanceof DOMException && failure.name === "AbortError");
