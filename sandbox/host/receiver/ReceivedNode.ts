import { costOf, type NodeId, type ParentId, type Plain } from "#sandbox/protocol/index.ts";

/** A node of a realm's tree as the host keeps it. */
export type ReceivedNode = ReceivedElement | ReceivedText;

export interface ReceivedElement {
  readonly kind: "element";
  readonly id: NodeId;
  readonly tag: string;
  readonly isSvg: boolean;
  readonly attributes: Map<string, string>;
  readonly styles: Map<string, string>;
  readonly properties: Map<string, Plain>;
  readonly children: ReceivedNode[];
  /** The host elements of which it is the nearest one above; undefined for elements that are none themselves. */
  readonly parts: Set<ReceivedElement> | undefined;
  /** Host elements at and below it, so that moving a large tree without any looks at none of it. */
  partCount: number;
  parent: ParentId;
  /** Of a host element: grows with each change of its properties and of the host elements below it. */
  version: number;
}

export interface ReceivedText {
  readonly kind: "text";
  readonly id: NodeId;
  text: string;
  parent: ParentId;
}

/** One of the two layers of a root. */
export interface ReceivedLayer {
  readonly kind: "layer";
  readonly id: ParentId;
  readonly children: ReceivedNode[];
  /** The host elements that stand in no other one. */
  readonly parts: Set<ReceivedElement>;
  /** Grows with each change of its children and of its host elements. */
  version: number;
}

/** What holds children. */
export type ReceivedParent = ReceivedElement | ReceivedLayer;

/** A node whose host elements React draws: a layer, or a host element. */
export type ReceivedSite = ReceivedLayer | (ReceivedElement & { readonly parts: Set<ReceivedElement> });

/** First-party parts in a component's own markup: `<platon-table>`. */
export const isHostTag = (tag: string): boolean => tag.startsWith("platon-");

/** How many characters a node holds itself, counted as the guard counts them. */
export function heldBy(node: ReceivedNode): number {
  if (node.kind === "text") return node.text.length;
  let held = 0;
  for (const values of [node.attributes, node.styles, node.properties]) {
    for (const [name, value] of values) held += costOf(name, value);
  }
  return held;
}
