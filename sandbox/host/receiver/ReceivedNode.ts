import type { NodeId, ParentId, Plain } from "#sandbox/protocol/index.ts";

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
