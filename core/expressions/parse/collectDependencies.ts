import type { AggregateUse, ExpressionNode, ItemNode, PropertyNode } from "../types.ts";

/** The scope's name for what an aggregate answered: `sum(amount)`. */
export function aggregateName({ name, field }: AggregateUse): string {
  return `${name}(${field})`;
}

/** Every path that the tree reads, as far as it is known without evaluating: `row.city`, `user.permissions`. */
export function collectDependencies(tree: ExpressionNode): string[] {
  const paths = new Set<string>();
  visitAll(tree, (node) => {
    const path = pathOf(node);
    if (path === undefined) return true;
    paths.add(path.names.join("."));
    for (const key of path.computed) for (const inner of collectDependencies(key)) paths.add(inner);
    return false;
  });
  return [...paths].sort();
}

export function collectAggregates(tree: ExpressionNode): AggregateUse[] {
  const uses = new Map<string, AggregateUse>();
  visitAll(tree, (node) => {
    if (node.type === "aggregate") uses.set(aggregateName(node), { name: node.name, field: node.field });
    return true;
  });
  return [...uses.values()];
}

interface Path {
  readonly names: string[];
  /** Keys that are only known when evaluated; the path ends before them. */
  readonly computed: ExpressionNode[];
  readonly isOpen: boolean;
}

function pathOf(node: ExpressionNode): Path | undefined {
  switch (node.type) {
    case "name": return { names: [node.name], computed: [], isOpen: true };
    case "aggregate": return { names: [aggregateName(node)], computed: [], isOpen: false };
    case "chain": return pathOf(node.inner);
    case "member": {
      const owner = pathOf(node.object);
      if (owner === undefined) return undefined;
      const key = node.key.type === "literal" ? String(node.key.value) : undefined;
      // A dot in a key would look like a step: the path ends there, and so is read from more often, never less.
      if (owner.isOpen && key !== undefined && !key.includes(".")) return { ...owner, names: [...owner.names, key] };
      return { names: owner.names, computed: [...owner.computed, node.key], isOpen: false };
    }
    default: return undefined;
  }
}

/** Visits the node and, where `enter` says so, what lies below it. */
function visitAll(node: ItemNode | PropertyNode, enter: (node: ExpressionNode) => boolean): void {
  if (node.type === "spread") return visitAll(node.value, enter);
  if (node.type !== "property" && !enter(node)) return undefined;
  for (const child of childrenOf(node)) visitAll(child, enter);
  return undefined;
}

function childrenOf(node: ExpressionNode | PropertyNode): readonly (ItemNode | PropertyNode)[] {
  switch (node.type) {
    case "literal":
    case "name":
    case "aggregate": return [];
    case "property": return [node.key, node.value];
    case "template": return node.parts;
    case "list": return node.items;
    case "object": return node.entries;
    case "unary": return [node.operand];
    case "binary":
    case "logical": return [node.left, node.right];
    case "conditional": return [node.test, node.yes, node.no];
    case "member": return [node.object, node.key];
    case "method": return [node.object, ...node.args];
    case "chain": return [node.inner];
    case "call": return node.args;
  }
}
