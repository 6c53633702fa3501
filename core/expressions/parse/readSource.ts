import { type AnyNode, type Expression, type Node, type Options, parse } from "acorn";
import type { ExpressionLimits } from "../types.ts";
import { syntaxFault } from "../../source-maps/syntaxFault.ts";
import type { Site } from "../types.ts";
import { addChildNodes } from "./addChildNodes.ts";
import { beyond, invalid, OutsideGrammar } from "./OutsideGrammar.ts";
import { readExpression } from "./readExpression.ts";

/** Strict, as modules are in the realm; asynchronous code has no place in a value that is asked for. */
const options: Options = {
  ecmaVersion: 2023, sourceType: "module", locations: true, preserveParens: true, allowHashBang: false,
  allowReturnOutsideFunction: true, allowAwaitOutsideFunction: false,
};

const start: Site = { line: 1, column: 1 };
/** Nodes that hold another without meaning anything themselves. */
const wrappers: ReadonlySet<string> = new Set(["ParenthesizedExpression", "ChainExpression", "TemplateElement"]);

export function siteOf(node: Node): Site {
  return node.loc ? { line: node.loc.start.line, column: node.loc.start.column + 1 } : start;
}

/**
 * The one expression that the source is, also as `return …;`. Ends with OutsideGrammar where it is a program, and where
 * it is refused: too long, too many nodes, no JavaScript, asynchronous, an import.
 */
export function readSource(source: string, limits: ExpressionLimits): Expression {
  const { expressionLength, expressionNodes } = limits;
  if (source.length > expressionLength) invalid(start, "too_long", `more than ${expressionLength} characters`);
  if (source.trim() === "") invalid(start, "empty", "nothing to evaluate");
  const asExpression = attempt(() => readExpression(source, options));
  if (!(asExpression instanceof OutsideGrammar)) return checked(asExpression, expressionNodes);
  const asProgram = attempt(() => parse(source, options));
  if (asProgram instanceof OutsideGrammar) throw furthest(asExpression, asProgram);
  const [first] = asProgram.body;
  if (first === undefined) return invalid(start, "empty", "nothing to evaluate");
  if (asProgram.body.length === 1 && first.type === "ReturnStatement" && first.argument) return checked(first.argument, expressionNodes);
  for (const statement of asProgram.body) countNodes(statement, expressionNodes);
  return beyond(siteOf(first), "statement");
}

function attempt<T>(read: () => T): T | OutsideGrammar {
  try {
    return read();
  } catch (error) {
    return notJavaScript(error);
  }
}

/** Acorn tells of deep nesting as of a syntax error, with its own words. */
function notJavaScript(error: unknown): OutsideGrammar {
  const { message, line, column } = syntaxFault(error);
  return new OutsideGrammar({ kind: "invalid", code: "syntax", detail: message }, { line, column });
}

/** Of two readings that fail, the one that understood more. */
function furthest(one: OutsideGrammar, other: OutsideGrammar): OutsideGrammar {
  return one.line > other.line || (one.line === other.line && one.column >= other.column) ? one : other;
}

function checked(expression: Expression, mostNodes: number): Expression {
  countNodes(expression, mostNodes);
  return expression;
}

/** Parentheses are not counted. */
function countNodes(root: Node, mostNodes: number): void {
  const waiting: AnyNode[] = [root as AnyNode];
  let count = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!wrappers.has(node.type)) count += 1;
    if (count > mostNodes) invalid(siteOf(node), "too_many_nodes", `more than ${mostNodes} parts`);
    refuseNode(node);
    addChildNodes(node, waiting);
  }
}

function refuseNode(node: AnyNode): void {
  if (("async" in node && node.async === true) || ("await" in node && node.await === true) || node.type === "AwaitExpression") {
    invalid(siteOf(node), "asynchronous", "an expression answers at once");
  }
  if (/^(Import|Export)/.test(node.type) || (node.type === "MetaProperty" && node.meta.name === "import")) {
    invalid(siteOf(node), "import", "an expression has no modules");
  }
}
