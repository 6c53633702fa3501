import type { AnyNode } from "acorn";
import type { ExpressionNode, ItemNode, Site } from "../types.ts";
import type { KnownNames } from "./knownNames.ts";

/** What the parts of the converter hand one another. */
export interface Conversion {
  readonly names: KnownNames;
  readonly convert: (node: AnyNode) => ExpressionNode;
  readonly convertItems: (nodes: readonly (AnyNode | null)[], owner: Site) => readonly ItemNode[];
}
