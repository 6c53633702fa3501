import type { Site } from "../types.ts";

/**
 * `type_error`, `range_error`: plain JavaScript would throw as well. The others are refusals of the interpreter alone:
 * `inherited_property`, `forbidden_name`, `not_plain` (a function, an accessor, an instance), `too_large`, `too_deep`.
 * `wrong_result`: the value does not suit its purpose. `unknown_node`: the tree is not one of the parser's.
 */
export type EvaluationFault =
  | "type_error" | "range_error" | "inherited_property" | "forbidden_name" | "not_plain" | "too_large" | "too_deep"
  | "wrong_result" | "unknown_node";

/** The one kind of error that leaves the interpreter. */
export class ExpressionError extends Error implements Site {
  override readonly name = "ExpressionError";
  readonly code: EvaluationFault;
  readonly line: number;
  readonly column: number;

  constructor(code: EvaluationFault, message: string, site: Site) {
    super(message);
    this.code = code;
    this.line = site.line;
    this.column = site.column;
  }
}

export function fail(site: Site, code: EvaluationFault, message: string): never {
  throw new ExpressionError(code, message, site);
}

/** The error of a native function, as ours. */
export function locateError(cause: unknown, site: Site): ExpressionError {
  if (cause instanceof ExpressionError) return cause;
  const code = cause instanceof RangeError ? "range_error" : "type_error";
  return new ExpressionError(code, cause instanceof Error ? cause.message : "failed", site);
}
