import { realmLimits } from "../../limits/realmLimits.ts";
import type { ExpressionLimits, ParsedExpression } from "../types.ts";
import { collectAggregates, collectDependencies } from "./collectDependencies.ts";
import { convertTree } from "./convertNode.ts";
import { OutsideGrammar } from "./OutsideGrammar.ts";
import { readSource } from "./readSource.ts";

export interface ParseOptions {
  /** What the scope may have: `value`, `row`, … Any other name is no expression. */
  readonly names: Iterable<string>;
  /** Functions of a footer that take the name of a field: `sum`, … */
  readonly aggregates?: Iterable<string>;
  /** Those of the project; the default unless said. */
  readonly limits?: ExpressionLimits;
}

/**
 * Reads a source by JavaScript's own grammar, without running any of it. Never throws.
 *
 * `expression`: the restricted language, for `compileExpression`. `program`: valid JavaScript beyond it, for the
 * expression realm. `invalid`: refused everywhere, with a code, line and column (both from 1).
 *
 * Source: X13; docs/expressions.md.
 *
 * @example
 * parseExpression("row.amount > 100 ? 'danger' : ''", { names: ["row"] }) // { kind: "expression", dependencies: ["row.amount"], … }
 * parseExpression("row.list.map((x) => x + 1)", { names: ["row"] })       // { kind: "program", why: "method", line: 1, column: 10 }
 * parseExpression("row.amount >", { names: ["row"] })                     // { kind: "invalid", code: "syntax", line: 1, column: 13 }
 */
export function parseExpression(source: string, { names, aggregates = [], limits = realmLimits }: ParseOptions): ParsedExpression {
  try {
    const tree = convertTree(readSource(source, limits), { scope: new Set(names), aggregates: new Set(aggregates) });
    return { kind: "expression", source, tree, dependencies: collectDependencies(tree), aggregates: collectAggregates(tree) };
  } catch (error) {
    if (!(error instanceof OutsideGrammar)) throw error;
    return { ...error.verdict, source, line: error.line, column: error.column };
  }
}
