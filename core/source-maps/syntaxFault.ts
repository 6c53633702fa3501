import type { SourcePlace } from "./sourceMappings.ts";

/** Why a source is none, and where. */
export interface SyntaxFault extends SourcePlace {
  readonly message: string;
}

/**
 * What acorn, Sucrase or the reader of templates threw, in one form. All put `loc` on their errors: acorn (which has
 * `raisedAt` besides) counts columns from 0, the others from 1; all append the place to their words.
 */
export function syntaxFault(error: unknown): SyntaxFault {
  const { loc, raisedAt } = error as { loc?: SourcePlace; raisedAt?: number };
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s*\(\d+:\d+\)$/, "");
  if (!loc) return { message, line: 1, column: 1 };
  return { message, line: loc.line, column: loc.column + (raisedAt === undefined ? 0 : 1) };
}
