import { aggregateNames } from "../footers/aggregateRows.ts";
import { parseExpression } from "../parse/parseExpression.ts";
import type { ExpressionLimits, Site, SourceFault } from "../types.ts";
import { expressionParts } from "./expressionParts.ts";
import { type Purpose, purposes } from "./purposes.ts";

/** What is wrong in an expression before it was ever evaluated, at its place in the whole text. */
export interface ExpressionMistake extends Site {
  readonly code: SourceFault | "program";
  /** In English. */
  readonly detail: string;
}

interface Written {
  readonly text: string;
  readonly purpose: Purpose;
  /** Names besides those of the purpose: a form's fields, of a footer the fields of the other columns. */
  readonly names?: Iterable<string>;
  readonly limits?: ExpressionLimits;
}

/**
 * What an editor marks and `apply` tells of a property that may be an expression.
 * @example expressionMistakes({ text: "row.amount >", purpose: "cellFormat" }) // [{ code: "syntax", line: 1, column: 13, … }]
 */
export function expressionMistakes({ text, purpose, names = [], limits }: Written): ExpressionMistake[] {
  const seen = [...purposes[purpose].names, ...names];
  return expressionParts(text, purpose).flatMap(({ source, at }): ExpressionMistake[] => {
    const parsed = parseExpression(source, { names: seen, aggregates: purpose === "footer" ? aggregateNames : [], ...(limits && { limits }) });
    if (parsed.kind === "expression" || (parsed.kind === "program" && purpose !== "footer")) return [];
    const wrong = parsed.kind === "invalid" ? parsed : { code: "program" as const, detail: "a footer is a formula, not a program", line: parsed.line, column: parsed.column };
    return [{ code: wrong.code, detail: wrong.detail, ...within(text.slice(0, at), wrong) }];
  });
}

/** The place in a text of which this much stands before. */
function within(before: string, { line, column }: Site): Site {
  const lines = before.split("\n");
  return { line: line + lines.length - 1, column: line === 1 ? column + (lines.at(-1)?.length ?? 0) : column };
}
