import {
  contentLayer,
  portalLayer,
  type NodeId,
  type Operation,
  type Pair,
  type ParentId,
  type RootId,
} from "#sandbox/protocol/index.ts";
import { realmDocument, treeHooks } from "../dom/realmWindow.ts";
import { limitsHere } from "../limitsHere.ts";
import { currentRoot } from "../roots/currentRoot.ts";
import { forget, makeKnown, stateOf } from "./nodeState.ts";
import { enqueue, onFlush, withdraw } from "./operationQueue.ts";
import { isSheet, noteSheets } from "./sheetState.ts";

interface Removal {
  readonly operation: Operation;
  readonly parent: Node;
}

/** Nodes removed since the last flush: one that comes back is moved, so that the host keeps its element and focus. */
const removed = new Map<Node, Removal>();

/** Turns every change of a tree below a root into operations. */
export function observeMutations(): void {
  Object.assign(treeHooks, {
    insertChild: inserted,
    removeChild: wasRemoved,
    setText: (text: Text, data: string) => {
      if (text.parentNode) noteSheets(text, text.parentNode);
      const { id } = stateOf(text);
      if (id !== 0) enqueue(["data", id, cut(data, limitsHere().textLength)]);
    },
    setAttribute: (element: HTMLElement, name: string, value: string) => {
      if (name === "style") element.style.cssText = value;
      else attributeChanged(element, name, value);
    },
    removeAttribute: (element: Element, name: string) => attributeChanged(element, name, null),
  });
  onFlush(() => {
    for (const node of removed.keys()) forget(node);
    removed.clear();
  });
}

function inserted(parent: Node, node: ChildNode): void {
  noteSheets(node, parent);
  const place = placeOf(parent, node);
  if (place === undefined) return;
  const before = nextKnown(node);
  const removal = removed.get(node);
  // Within one component only: in another one it is a new node.
  if (removal && (isGone(removal.parent) || rootOf(removal.parent, node) !== rootOf(parent, node))) forgetRemoved(node);
  const { id } = stateOf(node);
  if (removal && id !== 0) {
    removed.delete(node);
    withdraw(removal.operation);
    enqueue(["move", id, place, before]);
  } else {
    describe(node, place, before);
  }
}

function wasRemoved(parent: Node, node: Node): void {
  noteSheets(node, parent);
  const { id } = stateOf(node);
  if (id === 0) return;
  if (isGone(parent)) return forget(node);
  const operation: Operation = ["remove", id];
  enqueue(operation);
  removed.set(node, { operation, parent });
}

function forgetRemoved(node: Node): void {
  removed.delete(node);
  forget(node);
}

/** True when the host has dropped the node with something above it. */
function isGone(node: Node): boolean {
  for (let at: Node | null = node; at; at = at.parentNode) if (removed.has(at)) return true;
  return false;
}

/** Where a child of `parent` is for the host; undefined when it is in no component's tree. */
function placeOf(parent: Node, node: Node): ParentId | undefined {
  const { id, root } = stateOf(parent);
  if (root !== undefined) return contentLayer(root);
  if (parent === realmDocument.body) {
    const state = stateOf(node);
    state.portalOf ??= currentRoot();
    return state.portalOf === 0 ? undefined : portalLayer(state.portalOf);
  }
  return id === 0 ? undefined : id;
}

/** The component in whose tree a child of `parent` is. */
function rootOf(parent: Node, node: Node): RootId | undefined {
  let child = node;
  for (let at: Node | null = parent; at; at = at.parentNode) {
    if (at === realmDocument.body) return stateOf(child).portalOf;
    const { root } = stateOf(at);
    if (root !== undefined) return root;
    child = at;
  }
  return undefined;
}

function nextKnown(node: ChildNode): NodeId | 0 {
  const { portalOf } = stateOf(node);
  for (let next = node.nextSibling; next; next = next.nextSibling) {
    const state = stateOf(next);
    if (state.id !== 0 && !removed.has(next) && state.portalOf === portalOf) return state.id;
  }
  return 0;
}

/** Says what a node is, parents first; comments stay in the realm. */
function describe(node: Node, place: ParentId, before: NodeId | 0): void {
  if (node.nodeType === 3) {
    enqueue(["text", place, before, makeKnown(node), cut(node.textContent ?? "", limitsHere().textLength)]);
  } else if (node.nodeType === 1 && !isSheet(node)) {
    describeElement(node as Element, place, before);
  }
}

function describeElement(element: Element, place: ParentId, before: NodeId | 0): void {
  const { styles = [], properties = [], observed, listened = [] } = stateOf(element);
  const isSvg = element.namespaceURI === "http://www.w3.org/2000/svg" ? 1 : 0;
  const attributes = Array.from(element.attributes, ({ name, value }): Pair => [name, cut(value, limitsHere().attributeLength)]);
  const id = makeKnown(element);
  enqueue([
    "element",
    place,
    before,
    id,
    element.localName,
    isSvg,
    attributes.filter(([name]) => name !== "style"),
    [...styles],
    [...properties],
  ]);
  for (const child of Array.from(element.childNodes)) describe(child, id, 0);
  if (observed !== 0) enqueue(["observe", id, observed]);
  for (const type of listened) enqueue(["listen", id, type]);
}

function attributeChanged(element: Element, name: string, value: string | null): void {
  const { id } = stateOf(element);
  if (id !== 0) enqueue(["attribute", id, name, value === null ? null : cut(value, limitsHere().attributeLength)]);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  // The component's own console.
  globalThis.console.warn(`a text of ${text.length} characters was cut to ${length}`);
  return text.slice(0, length);
}
