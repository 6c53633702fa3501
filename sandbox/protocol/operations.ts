import type { NodeId, ParentId, RootId, SheetId } from "./ids.ts";
import type { Plain } from "./plainData.ts";

/** Name and value; pairs rather than objects, so that no name can be `__proto__`. */
export type Pair<Value = string> = readonly [name: string, value: Value];

/**
 * What a guest does to its tree, as tuples. `before` is the next sibling, or 0 for the end. Flat on purpose: no
 * recursion reads them, and a long list is cut anywhere.
 */
export type Operation =
  | InsertElement
  | InsertText
  | Remove
  | Move
  | SetText
  | SetAttribute
  | SetStyle
  | SetProperty
  | Call
  | Observe
  | Listen
  | SheetOperation;

/** What a library does to its style sheets. */
export type SheetOperation = SetSheet | InsertRule | DeleteRule;

export type InsertElement = readonly [
  kind: "element",
  parent: ParentId,
  before: NodeId | 0,
  id: NodeId,
  tag: string,
  isSvg: 0 | 1,
  attributes: readonly Pair[],
  styles: readonly Pair[],
  properties: readonly Pair<Plain>[],
];
export type InsertText = readonly [kind: "text", parent: ParentId, before: NodeId | 0, id: NodeId, text: string];
/** Removes a node with everything below it; the ids are never used again. */
export type Remove = readonly [kind: "remove", id: NodeId];
/** Puts a node that is in the tree somewhere else; the host keeps its element, focus and state. */
export type Move = readonly [kind: "move", id: NodeId, parent: ParentId, before: NodeId | 0];
export type SetText = readonly [kind: "data", id: NodeId, text: string];
/** `null` removes it. */
export type SetAttribute = readonly [kind: "attribute", id: NodeId, name: string, value: string | null];
/** `""` removes it. The name is hyphenated or begins with `--`; the value may end in `!important`. */
export type SetStyle = readonly [kind: "style", id: NodeId, name: string, value: string];
/** State of a form control, or a property of a host element. */
export type SetProperty = readonly [kind: "property", id: NodeId, name: string, value: Plain];
/** A method of an element that a ref may call; see {@link callableMethods}. */
export type Call = readonly [kind: "call", id: NodeId, method: CallableMethod, args: readonly Plain[]];
/** Reports the element's place and size (1), how much of it is to be seen (2), both (3) or neither (0). */
export type Observe = readonly [kind: "observe", id: NodeId, what: ObservedParts];
export type ObservedParts = 0 | 1 | 2 | 3;
/** Asks for a frequent event below a node or in a layer; it then comes once a frame. */
export type Listen = readonly [kind: "listen", id: ParentId, type: FrequentEvent];

/** Makes a style sheet, or replaces all of it; `root` is the component whose limits it counts to, `""` takes it away. */
export type SetSheet = readonly [kind: "sheet", root: RootId, sheet: SheetId, text: string];
/** Puts a rule before the one at `index`, after the text of the sheet. */
export type InsertRule = readonly [kind: "rule", root: RootId, sheet: SheetId, index: number, text: string];
export type DeleteRule = readonly [kind: "unrule", sheet: SheetId, index: number];

/** Events that come so often that a realm hears them only where it asks for them. */
export const frequentEvents = [
  "mousemove",
  "mouseover",
  "mouseout",
  "pointermove",
  "pointerover",
  "pointerout",
  "touchmove",
  "scroll",
  "wheel",
  "drag",
  "dragover",
] as const;
export type FrequentEvent = (typeof frequentEvents)[number];

export const callableMethods = ["focus", "blur", "select", "scrollIntoView", "setSelectionRange", "scrollTo"] as const;
export type CallableMethod = (typeof callableMethods)[number];

/** `ack` is the sequence number of the latest event that the guest had handled when it said this. */
export interface Batch {
  readonly ack: number;
  readonly operations: readonly Operation[];
}
