import type { Node, Program } from "acorn";

/** A module that another one requires, and where in the compiled text it does. */
export interface RequiredName {
  readonly name: string;
  /** Place of the call in the compiled text, from 0. */
  readonly start: number;
}

/** Every `require("name")` of a compiled module, in order; Sucrase makes them of imports, static or not. */
export function listImports(program: Program): RequiredName[] {
  const found: RequiredName[] = [];
  const pending: unknown[] = [program];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (Array.isArray(next)) {
      pending.push(...(next as unknown[]));
    } else if (isNode(next)) {
      const name = requiredName(next);
      if (name !== undefined) found.push({ name, start: next.start });
      pending.push(...Object.values(next).filter((value) => typeof value === "object" && value !== null));
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

interface CallLike {
  readonly callee?: { readonly type: string; readonly name?: string };
  readonly arguments?: readonly { readonly type: string; readonly value?: unknown }[];
}

function requiredName(node: Node): string | undefined {
  if (node.type !== "CallExpression") return undefined;
  const { callee, arguments: given } = node as CallLike;
  const [first] = given ?? [];
  const isRequire = callee?.type === "Identifier" && callee.name === "require" && given?.length === 1;
  return isRequire && first?.type === "Literal" && typeof first.value === "string" ? first.value : undefined;
}
