import type { AnyNode } from "acorn";

/** Adds the nodes directly below one of acorn's to those that a walk has still to see. */
export function addChildNodes(node: AnyNode, waiting: AnyNode[]): void {
  for (const value of Object.values(node) as unknown[]) {
    if (Array.isArray(value)) waiting.push(...value.filter(isNode));
    else if (isNode(value)) waiting.push(value);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" && "start" in value;
}
