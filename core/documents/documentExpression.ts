import type { ExpressionNode, RestrictedExpression } from "../expressions/types.ts";
import { parseExpression } from "../expressions/index.ts";

/** A restricted expression of a template. */
export interface DocumentExpression {
  readonly parsed: RestrictedExpression;
  /** Of one that is a name with properties and nothing else: it is written as the product shows the value. */
  readonly path: readonly string[] | undefined;
}

interface NoExpression {
  readonly detail: string;
  /** In the expression. */
  readonly line: number;
  readonly column: number;
}

/** @param names what the scope has there */
export function readDocumentExpression(source: string, names: Iterable<string>): DocumentExpression | { readonly problem: NoExpression } {
  const parsed = parseExpression(source, { names });
  if (parsed.kind === "expression") return { parsed, path: pathOf(parsed.tree) };
  const { line, column } = parsed;
  return { problem: { detail: parsed.kind === "invalid" ? parsed.detail : "no program can stand in a template", line, column } };
}

function pathOf(node: ExpressionNode): string[] | undefined {
  if (node.type === "name") return [node.name];
  if (node.type === "chain") return pathOf(node.inner);
  if (node.type !== "member" || node.key.type !== "literal") return undefined;
  const above = pathOf(node.object);
  return above && [...above, String(node.key.value)];
}
