import { type Expression, type Options, parseExpressionAt, tokenizer, tokTypes } from "acorn";

/**
 * The whole source as one expression, a semicolon behind it or not, so that `{ text: value }` is an object and no block.
 * @throws SyntaxError of acorn
 */
export function readExpression(source: string, options: Options): Expression {
  const expression = parseExpressionAt(source, 0, options);
  const rest = [...tokenizer(source.slice(expression.end), options)];
  const [next] = rest[0]?.type === tokTypes.semi ? rest.slice(1) : rest;
  if (next !== undefined) throw new SyntaxError("Unexpected token");
  return expression;
}
