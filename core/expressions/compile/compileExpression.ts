import { createLibrary, type ExpressionLibrary } from "../functions/expressionLibrary.ts";
import type { Evaluate, ExpressionNode, RestrictedExpression, Scope } from "../types.ts";
import { locateError } from "../values/ExpressionError.ts";
import { plainResult } from "../values/plainResult.ts";
import { beginWork } from "../values/workLimit.ts";
import { compileTree } from "./compileNode.ts";

/**
 * A parsed expression as a function of the scope. It answers what plain JavaScript would answer; it reads own
 * properties of plain data only, calls listed functions only, changes nothing, and keeps
 * nothing but what its names stood for last.
 * `library` is what `formatNumber` and the like do; it carries language and time zone.
 *
 * @throws ExpressionError and nothing else, at compilation for a tree that is not the parser's, and at evaluation:
 * `type_error`, `range_error` (JavaScript throws as well), `inherited_property`, `forbidden_name`, `not_plain`,
 * `too_large`, `too_deep`.
 *
 * Source: X13.
 *
 * @example
 * const evaluate = compileExpression(parsed, createLibrary({ locale: "ru" }));
 * evaluate({ row: { amount: 120 } })
 */
export function compileExpression({ tree }: RestrictedExpression, library: ExpressionLibrary = createLibrary()): Evaluate {
  const evaluate = compileLocated(tree, library);
  return (scope: Scope) => {
    try {
      beginWork();
      return plainResult(evaluate(scope), tree);
    } catch (error) {
      throw locateError(error, tree);
    }
  };
}

function compileLocated(tree: ExpressionNode, library: ExpressionLibrary): Evaluate {
  try {
    return compileTree(tree, library);
  } catch (error) {
    throw locateError(error, tree);
  }
}
