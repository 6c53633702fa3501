import type { ExpressionLibrary } from "../functions/expressionLibrary.ts";
import { aggregateName } from "../parse/collectDependencies.ts";
import type { CompileNode, Evaluate, ExpressionNode, NodeOf } from "../types.ts";
import { fail } from "../values/ExpressionError.ts";
import { readOwn } from "../values/readProperty.ts";
import { checkedText } from "../values/resultSize.ts";
import { toPrimitive, toText } from "../values/toPrimitive.ts";
import { compileChain, compileMember, isNothing } from "./compileAccess.ts";
import { compileCall, compileMethod } from "./compileCalls.ts";
import { compileItems, compileObject } from "./compileItems.ts";
import { binaryOperators } from "./binaryOperators.ts";
import { NameReader } from "./NameReader.ts";

/** What all nodes of one expression share. */
interface Shared {
  readonly library: ExpressionLibrary;
  readonly names: NameReader;
}

/** A closure for each node of the tree. */
export function compileTree(tree: ExpressionNode, library: ExpressionLibrary): Evaluate {
  const shared: Shared = { library, names: new NameReader() };
  const compile: CompileNode = (node) => compileNode(node, compile, shared);
  return compile(tree);
}

function compileNode(node: ExpressionNode, compile: CompileNode, { library, names }: Shared): Evaluate {
  switch (node.type) {
    case "literal": return compileLiteral(node);
    case "name": return names.compile(node);
    case "template": return compileTemplate(node, compile);
    case "list": return compileItems(node.items, compile);
    case "object": return compileObject(node, compile);
    case "unary": return compileUnary(node, compile);
    case "binary": return compileBinary(node, compile);
    case "logical": return compileLogical(node, compile);
    case "conditional": {
      const [test, yes, no] = [compile(node.test), compile(node.yes), compile(node.no)];
      return (scope) => (test(scope) ? yes(scope) : no(scope));
    }
    case "member": return compileMember(node, compile);
    case "method": return compileMethod(node, compile);
    case "chain": return compileChain(node, compile);
    case "call": return compileCall(node, compile, library);
    case "aggregate": {
      const name = aggregateName(node);
      return (scope) => readOwn(scope, name, node);
    }
    default: return fail(node, "unknown_node", "no tree of the parser's");
  }
}

function compileLiteral(node: NodeOf<"literal">): Evaluate {
  const value = toPrimitive(node.value, node);
  return () => value;
}

function compileTemplate({ texts, parts, ...site }: NodeOf<"template">, compile: CompileNode): Evaluate {
  const [start = "", ...after] = texts;
  const pieces = parts.map((part, index) => ({ value: compile(part), after: after[index] ?? "" }));
  return (scope) => {
    let text = start;
    for (let index = 0; index < pieces.length; index += 1) {
      const piece = pieces[index] as (typeof pieces)[number];
      text += toText(piece.value(scope), site) + piece.after;
    }
    return checkedText(text, site);
  };
}

function compileUnary(node: NodeOf<"unary">, compile: CompileNode): Evaluate {
  const operand = compile(node.operand);
  switch (node.operator) {
    case "!": return (scope) => !operand(scope);
    case "-": return (scope) => -(toPrimitive(operand(scope), node) as number);
    case "+": return (scope) => Number(toPrimitive(operand(scope), node));
    case "typeof": return (scope) => typeof operand(scope);
    default: return fail(node, "unknown_node", "no operator");
  }
}

function compileBinary(node: NodeOf<"binary">, compile: CompileNode): Evaluate {
  const [left, right] = [compile(node.left), compile(node.right)];
  if (!Object.hasOwn(binaryOperators, node.operator)) return fail(node, "unknown_node", "no operator");
  const apply = binaryOperators[node.operator];
  return (scope) => apply(left(scope), right(scope), node);
}

function compileLogical(node: NodeOf<"logical">, compile: CompileNode): Evaluate {
  const [left, right] = [compile(node.left), compile(node.right)];
  switch (node.operator) {
    case "&&": return (scope) => left(scope) && right(scope);
    case "||": return (scope) => left(scope) || right(scope);
    case "??": return (scope) => {
      const value = left(scope);
      return isNothing(value) ? right(scope) : value;
    };
    default: return fail(node, "unknown_node", "no operator");
  }
}
