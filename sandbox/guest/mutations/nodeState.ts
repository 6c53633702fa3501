import type { CallableMethod, FrequentEvent, NodeId, ObservedParts, Plain, RootId } from "#sandbox/protocol/index.ts";
import { enqueue } from "./operationQueue.ts";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the realm keeps about a node beside the polyfilled DOM. */
export interface NodeState {
  /** 0 while the host does not know the node. */
  id: NodeId | 0;
  /** Of an element that is a component's root container. */
  root?: RootId;
  /** Of a child of `document.body`: the component whose portal it is. */
  portalOf?: RootId;
  /** Undefined until it has one; see {@link stylesOf}. */
  styles?: Map<string, string>;
  /** Undefined until it has one; see {@link propertiesOf}. */
  properties?: Map<string, Plain>;
  /** Undefined until the host has measured the element. */
  rect?: Rect;
  observed: ObservedParts;
  /** Frequent events that are asked for here. */
  listened?: Set<FrequentEvent>;
}

const stateKey = Symbol("platon");

type Known = Node & { [stateKey]?: NodeState };

const byId = new Map<NodeId, Node>();
const noRect: Rect = { x: 0, y: 0, width: 0, height: 0 };
let latestId = 0;

/** Most nodes are drawn once and never asked about: as little as possible is made of each. */
export const stateOf = (node: Node): NodeState => ((node as Known)[stateKey] ??= { id: 0, observed: 0 });

/** To be written to. */
export const stylesOf = (element: Element): Map<string, string> => (stateOf(element).styles ??= new Map());

/** To be written to. */
export const propertiesOf = (element: Element): Map<string, Plain> => (stateOf(element).properties ??= new Map());

export const nodeOfId = (id: NodeId): Node | undefined => byId.get(id);

/** Gives a node the id by which the host will know it. */
export function makeKnown(node: Node): NodeId {
  const state = stateOf(node);
  latestId += 1;
  state.id = latestId;
  byId.set(latestId, node);
  return latestId;
}

/** Forgets a node and everything below it: should it come back, it is a new one for the host. */
export function forget(node: Node): void {
  const state = (node as Known)[stateKey];
  if (state && state.id !== 0) {
    byId.delete(state.id);
    state.id = 0;
    if (state.observed !== 0) onForgotten(node as Element);
  }
  for (const child of Array.from(node.childNodes ?? [])) forget(child);
}

let onForgotten: (element: Element) => void = () => undefined;

/** Calls `callback` for each observed element that the host forgets. */
export function onForget(callback: (element: Element) => void): void {
  onForgotten = callback;
}

export const rectOf = (element: Element): Rect => stateOf(element).rect ?? noRect;

export function styleChanged(element: Element, name: string, value: string): void {
  const { id } = stateOf(element);
  if (id !== 0) enqueue(["style", id, name, value]);
}

export function propertyChanged(element: Element, name: string, value: Plain): void {
  const { id } = stateOf(element);
  if (id !== 0) enqueue(["property", id, name, value]);
}

/** Asks the host to call a method; for a node that is being inserted, after it is there. */
export function callMethod(element: Element, method: CallableMethod, args: readonly Plain[]): void {
  const call = (): void => {
    const { id } = stateOf(element);
    if (id !== 0) enqueue(["call", id, method, args]);
  };
  if (stateOf(element).id === 0) queueMicrotask(call);
  else call();
}

/** Asks the host for place and size (1) or visibility (2) of an element, or for no more of it. */
export function observe(element: Element, part: 1 | 2, isOn: boolean): void {
  const state = stateOf(element);
  const observed = (isOn ? state.observed | part : state.observed & ~part) as ObservedParts;
  if (state.observed === observed) return;
  state.observed = observed;
  if (state.id !== 0) enqueue(["observe", state.id, observed]);
}

/** Asks the host for a frequent event below an element. */
export function listen(element: Element, type: FrequentEvent): void {
  const state = stateOf(element);
  const { id, listened = new Set() } = state;
  if (listened.has(type)) return;
  state.listened = listened.add(type);
  if (id !== 0) enqueue(["listen", id, type]);
}
