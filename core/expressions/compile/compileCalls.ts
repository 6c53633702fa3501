import type { ExpressionLibrary, LibraryFunction } from "../functions/expressionLibrary.ts";
import { listedFunction, methodFinder } from "../functions/listedFunctions.ts";
import type { ListedFunction } from "../functions/ListedFunction.ts";
import type { CompileNode, Evaluate, NodeOf, Site } from "../types.ts";
import { fail, locateError } from "../values/ExpressionError.ts";
import { readProperty } from "../values/readProperty.ts";
import { checkedText } from "../values/resultSize.ts";
import { toPrimitive } from "../values/toPrimitive.ts";
import { spendOn } from "../values/workLimit.ts";
import { isNothing, nothing } from "./compileAccess.ts";
import { compileArguments } from "./compileItems.ts";

/** A listed method of whatever kind the value before the dot turns out to be. */
export function compileMethod(node: NodeOf<"method">, compile: CompileNode): Evaluate {
  const { name, isOptional, isOptionalCall } = node;
  const object = compile(node.object);
  const items = compileArguments(node.args, compile);
  const methodOf = methodFinder(name);
  return (scope) => {
    const self = object(scope);
    if (self === nothing || (isOptional && isNothing(self))) return nothing;
    const method = methodOf(self);
    if (method !== undefined) return run(method, self, items(scope), node);
    // Not found here, where JavaScript would find it on the prototype: refused by readProperty.
    const value = readProperty(self, name, node);
    if (isOptionalCall && isNothing(value)) return nothing;
    return fail(node, "type_error", `${name} is no function`);
  };
}

/** A listed function by its name. */
export function compileCall(node: NodeOf<"call">, compile: CompileNode, library: ExpressionLibrary): Evaluate {
  const listed = listedFunction(node.name);
  const items = compileArguments(node.args, compile);
  const own = Object.hasOwn(library, node.name) ? (library as Readonly<Record<string, LibraryFunction>>)[node.name] : undefined;
  if (listed === undefined) return () => fail(node, "unknown_node", `${node.name} is not listed`);
  const called = own === undefined ? listed : { ...listed, run: (_self: undefined, args: readonly never[]) => own(...args) };
  return (scope) => run(called, undefined, items(scope), node);
}

/** Four parameters and no object for them: this runs for every cell. */
function run(listed: ListedFunction, self: unknown, args: unknown[], site: Site): unknown {
  for (let index = listed.raw; index < args.length; index += 1) {
    if (typeof args[index] === "object") args[index] = toPrimitive(args[index], site);
  }
  try {
    spendOn(self, site);
    const result = listed.run(self as never, args as never[], site);
    spendOn(result, site);
    return typeof result === "string" ? checkedText(result, site) : result;
  } catch (error) {
    throw locateError(error, site);
  }
}
