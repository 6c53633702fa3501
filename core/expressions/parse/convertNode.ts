import type * as Js from "acorn";
import { isListedFunction, listedConstant } from "../functions/listedFunctions.ts";
import type { BinaryOperator, ExpressionNode, ItemNode, LogicalOperator, UnaryOperator } from "../types.ts";
import { isForbiddenName } from "../values/readProperty.ts";
import type { Conversion } from "./Conversion.ts";
import { convertCall } from "./convertCall.ts";
import { convertObject } from "./convertObject.ts";
import { constants, type KnownNames, standardGlobals } from "./knownNames.ts";
import { beyond, invalid } from "./OutsideGrammar.ts";
import { siteOf } from "./readSource.ts";

const unaryOperators: ReadonlySet<string> = new Set(["!", "+", "-", "typeof"]);
const binaryOperators: ReadonlySet<string> = new Set(
  ["+", "-", "*", "/", "%", "**", "==", "!=", "===", "!==", "<", "<=", ">", ">=", "in"]);

/** The tree of the restricted language; ends with OutsideGrammar at the first node that is none of it. */
export function convertTree(root: Js.Expression, names: KnownNames): ExpressionNode {
  const convert = (node: Js.AnyNode): ExpressionNode => convertNode(node, conversion);
  const conversion: Conversion = {
    names, convert,
    convertItems: (nodes, owner) => nodes.map((node) => (node === null ? beyond(owner, "literal") : convertItem(node, convert))),
  };
  return convert(root);
}

function convertItem(node: Js.AnyNode, convert: Conversion["convert"]): ItemNode {
  return node.type === "SpreadElement" ? { type: "spread", value: convert(node.argument), ...siteOf(node) } : convert(node);
}

function convertNode(node: Js.AnyNode, conversion: Conversion): ExpressionNode {
  const { convert } = conversion;
  const site = siteOf(node);
  switch (node.type) {
    case "ParenthesizedExpression": return convert(node.expression);
    case "ChainExpression": return { type: "chain", inner: convert(node.expression), ...site };
    case "Literal": return convertLiteral(node);
    case "Identifier": return convertName(node, conversion.names);
    case "TemplateLiteral": {
      const texts = node.quasis.map(({ value }) => value.cooked ?? "");
      return { type: "template", texts, parts: node.expressions.map(convert), ...site };
    }
    case "ArrayExpression": return { type: "list", items: conversion.convertItems(node.elements, site), ...site };
    case "ObjectExpression": return convertObject(node, conversion);
    case "UnaryExpression": return convertUnary(node, convert);
    case "BinaryExpression": return convertBinary(node, convert);
    case "LogicalExpression":
      return { type: "logical", operator: node.operator as LogicalOperator, left: convert(node.left), right: convert(node.right), ...site };
    case "ConditionalExpression":
      return { type: "conditional", test: convert(node.test), yes: convert(node.consequent), no: convert(node.alternate), ...site };
    case "MemberExpression": return convertMember(node, conversion);
    case "CallExpression": return convertCall(node, conversion);
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "ClassExpression": return beyond(site, "function");
    case "AssignmentExpression":
    case "UpdateExpression": return beyond(site, "assignment");
    case "NewExpression": return beyond(site, "call");
    default: return beyond(site, "form");
  }
}

function convertLiteral(node: Js.Literal): ExpressionNode {
  if (node.regex !== undefined || typeof node.value === "bigint") return beyond(siteOf(node), "literal");
  return { type: "literal", value: node.value as string | number | boolean | null, ...siteOf(node) };
}

function convertName(node: Js.Identifier, { scope }: KnownNames): ExpressionNode {
  const { name } = node;
  const site = siteOf(node);
  if (constants.has(name)) return { type: "literal", value: constants.get(name), ...site };
  if (isForbiddenName(name)) return invalid(site, "forbidden_name", `${name} cannot be read`);
  if (scope.has(name)) return { type: "name", name, ...site };
  if (standardGlobals.has(name) || isListedFunction(name)) return beyond(site, "global");
  return invalid(site, "unknown_name", `${name} is not known here`);
}

function convertUnary(node: Js.UnaryExpression, convert: Conversion["convert"]): ExpressionNode {
  if (!unaryOperators.has(node.operator)) return beyond(siteOf(node), "operator");
  return { type: "unary", operator: node.operator as UnaryOperator, operand: convert(node.argument), ...siteOf(node) };
}

function convertBinary(node: Js.BinaryExpression, convert: Conversion["convert"]): ExpressionNode {
  if (!binaryOperators.has(node.operator) || node.left.type === "PrivateIdentifier") return beyond(siteOf(node), "operator");
  const operator = node.operator as BinaryOperator;
  return { type: "binary", operator, left: convert(node.left), right: convert(node.right), ...siteOf(node) };
}

function convertMember(node: Js.MemberExpression, { names, convert }: Conversion): ExpressionNode {
  const { object, property } = node;
  const site = siteOf(property);
  if (!node.computed && property.type === "Identifier") {
    if (isForbiddenName(property.name)) return invalid(site, "forbidden_name", `${property.name} cannot be read`);
    const owner = object.type === "Identifier" && !names.scope.has(object.name) ? object.name : "";
    const value = node.optional ? undefined : listedConstant(`${owner}.${property.name}`);
    if (value !== undefined) return { type: "literal", value, ...site };
  }
  if (object.type === "Super" || property.type === "PrivateIdentifier") return beyond(site, "form");
  const key: ExpressionNode = !node.computed && property.type === "Identifier"
    ? { type: "literal", value: property.name, ...site }
    : convert(property);
  return { type: "member", object: convert(object), key, isOptional: node.optional, ...site };
}
