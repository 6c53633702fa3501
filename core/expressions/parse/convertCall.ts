import type * as Js from "acorn";
import { isListedFunction, isListedMethod } from "../functions/listedFunctions.ts";
import type { ExpressionNode } from "../types.ts";
import { isForbiddenName } from "../values/readProperty.ts";
import type { Conversion } from "./Conversion.ts";
import { constants, standardGlobals } from "./knownNames.ts";
import { beyond, invalid } from "./OutsideGrammar.ts";
import { siteOf } from "./readSource.ts";

/** A call of a listed function or method. An unlisted one makes a program; what can never be called is refused. */
export function convertCall(node: Js.CallExpression, conversion: Conversion): ExpressionNode {
  const { callee } = node;
  if (callee.type === "Identifier") return convertNamed(node, callee.name, conversion);
  if (callee.type === "Super") return beyond(siteOf(node), "form");
  if (callee.type !== "MemberExpression" || callee.computed || callee.property.type !== "Identifier") {
    // What is wrong inside says more than the call around it.
    conversion.convert(callee);
    return beyond(siteOf(node), "call");
  }
  const { object, property } = callee;
  if (isForbiddenName(property.name)) return invalid(siteOf(property), "forbidden_name", `${property.name} cannot be called`);
  if (object.type === "Identifier" && isNamespace(object.name, conversion)) {
    return convertStatic(node, `${object.name}.${property.name}`, conversion);
  }
  if (object.type === "Super") return beyond(siteOf(node), "form");
  const receiver = conversion.convert(object);
  if (!isListedMethod(property.name)) return beyond(siteOf(property), "method");
  const site = siteOf(property);
  return {
    type: "method", object: receiver, name: property.name, isOptional: callee.optional, isOptionalCall: node.optional,
    args: conversion.convertItems(node.arguments, site), ...site,
  };
}

/** `Math`, `Number` and the like, unless the scope has a value of that name. */
function isNamespace(name: string, { names }: Conversion): boolean {
  return !names.scope.has(name) && standardGlobals.has(name);
}

function convertStatic(node: Js.CallExpression, name: string, { convertItems }: Conversion): ExpressionNode {
  const site = siteOf(node);
  const isOptional = node.optional || (node.callee as Js.MemberExpression).optional;
  if (isOptional || !isListedFunction(name)) return beyond(site, "method");
  return { type: "call", name, args: convertItems(node.arguments, site), ...site };
}

function convertNamed(node: Js.CallExpression, name: string, conversion: Conversion): ExpressionNode {
  const site = siteOf(node);
  const { scope, aggregates } = conversion.names;
  if (aggregates.has(name)) return convertAggregate(node, name);
  if (scope.has(name) || constants.has(name)) return invalid(site, "not_a_function", `${name} is no function`);
  if (isListedFunction(name)) {
    if (node.optional) return beyond(site, "call");
    return { type: "call", name, args: conversion.convertItems(node.arguments, site), ...site };
  }
  if (standardGlobals.has(name)) return beyond(site, "global");
  return invalid(site, isForbiddenName(name) ? "forbidden_name" : "unknown_name", `${name} is not known here`);
}

/** `sum(amount)` or `sum("amount")`: a field of the rows and nothing else, so that a database can answer it. */
function convertAggregate(node: Js.CallExpression, name: string): ExpressionNode {
  const site = siteOf(node);
  const [argument] = node.arguments;
  if (node.arguments.length === 0 && name === "count") return { type: "aggregate", name, field: "", ...site };
  const field = argument?.type === "Identifier" ? argument.name : argument?.type === "Literal" ? argument.value : undefined;
  if (node.arguments.length !== 1 || typeof field !== "string" || field === "") {
    return invalid(site, "aggregate_argument", `${name} takes the name of one field`);
  }
  return { type: "aggregate", name, field, ...site };
}
