import type { CompileNode, Evaluate, NodeOf, Scope } from "../types.ts";
import { fail } from "../values/ExpressionError.ts";
import { isForbiddenName, readAllowed, readProperty } from "../values/readProperty.ts";
import { toText } from "../values/toPrimitive.ts";

/** What a `?.` that finds nothing answers, up to the end of its chain. Never seen outside of it. */
export const nothing = Symbol("nothing");

export function isNothing(value: unknown): boolean {
  return value === null || value === undefined;
}

export function compileMember(node: NodeOf<"member">, compile: CompileNode): Evaluate {
  const object = compile(node.object);
  const { isOptional, key: keyNode } = node;
  const read = keyNode.type === "literal" ? readFixed(String(keyNode.value), node) : readComputed(compile(keyNode), node);
  return (scope) => {
    const owner = object(scope);
    if (owner === nothing || (isOptional && isNothing(owner))) return nothing;
    return read(owner, scope);
  };
}

export function compileChain({ inner }: NodeOf<"chain">, compile: CompileNode): Evaluate {
  const evaluate = compile(inner);
  return (scope) => {
    const value = evaluate(scope);
    return value === nothing ? undefined : value;
  };
}

type Read = (owner: unknown, scope: Scope) => unknown;

function readFixed(key: string, site: NodeOf<"member">): Read {
  if (isForbiddenName(key)) return () => fail(site, "forbidden_name", `${key} cannot be read`);
  return (owner) => readAllowed(owner, key, site);
}

function readComputed(key: Evaluate, site: NodeOf<"member">): Read {
  return (owner, scope) => {
    const name = key(scope);
    if (isNothing(owner)) return fail(site, "type_error", `cannot read a property of ${String(owner)}`);
    return readProperty(owner, toText(name, site), site);
  };
}
