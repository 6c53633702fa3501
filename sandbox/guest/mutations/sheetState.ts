import type { RootId, SheetId } from "#sandbox/protocol/index.ts";
import { limitsHere } from "../limitsHere.ts";
import { currentRoot } from "../roots/currentRoot.ts";
import { enqueue } from "./operationQueue.ts";

/** What the realm keeps about a `style` element. */
interface SheetState {
  readonly id: SheetId;
  /** The component that made the sheet, then the one that changed it last: to its limits the text counts. */
  root: RootId | 0;
  /** Rules that were inserted, after those of the text. */
  readonly rules: { readonly cssText: string; readonly root: RootId | 0 }[];
  text: string;
  isKnown: boolean;
  isChecked: boolean;
}

const sheets = new WeakMap<Node, SheetState>();
let latestSheet = 0;

/** `style` elements are never drawn: their rules are sheets of the realm on the host. */
export const isSheet = (node: Node): boolean => (node as Element).localName === "style";

function sheetOf(element: Node): SheetState {
  let state = sheets.get(element);
  if (!state) {
    latestSheet += 1;
    state = { id: latestSheet, root: currentRoot(), rules: [], text: "", isKnown: false, isChecked: false };
    sheets.set(element, state);
  }
  return state;
}

/** A node came, went or changed: if there are `style` elements in it or around it, they are looked at again. */
export function noteSheets(node: Node, parent: Node): void {
  if (isSheet(parent)) check(parent as Element);
  if (node.nodeType !== 1) return;
  if (isSheet(node)) return check(node as Element);
  // While React puts a tree together it is nowhere yet: that would look at each part once for every level above it.
  if (latestSheet === 0 || !parent.isConnected) return;
  for (const element of (node as Element).getElementsByTagName("style")) check(element);
}

/** After the task that changes it: libraries make an element, put it into the document and fill it one by one. */
function check(element: Element): void {
  const state = sheetOf(element);
  // Here, not when it is looked at: by then the components behind this one may have been drawn.
  state.root = currentRoot() || state.root;
  if (state.isChecked) return;
  state.isChecked = true;
  queueMicrotask(() => {
    state.isChecked = false;
    settle(element, state);
  });
}

/** Says what has become of a `style` element since it was last looked at. */
function settle(element: Element, state: SheetState): void {
  const text = (element.textContent ?? "").trim().slice(0, limitsHere().textLength);
  const { isConnected } = element;
  if (isConnected && state.isKnown && text === state.text) return;
  // Another text makes another sheet, as in a browser.
  if (text !== state.text) state.rules.length = 0;
  state.text = text;
  if (!isConnected) return forgetSheet(state);
  if (text !== "" || state.isKnown) say(["sheet", state.root, state.id, text]);
  state.isKnown = true;
  for (const [index, { root, cssText }] of state.rules.entries()) say(["rule", root, state.id, index, cssText]);
}

function forgetSheet(state: SheetState): void {
  if (state.isKnown) say(["sheet", state.root, state.id, ""]);
  state.isKnown = false;
}

type RootOperation = readonly ["sheet", number, number, string] | readonly ["rule", number, number, number, string];

/** What no component can be named for is for nobody to see. */
function say(operation: RootOperation): void {
  if (operation[1] !== 0) enqueue(operation);
}

export interface RealmSheet {
  readonly ownerNode: Element;
  readonly cssRules: readonly { readonly cssText: string }[];
  insertRule(text: string, index?: number): number;
  deleteRule(index: number): void;
}

/** `element.sheet` of a `style` element. */
export function createSheet(ownerNode: Element): RealmSheet {
  const state = sheetOf(ownerNode);
  return {
    ownerNode,
    cssRules: state.rules,
    insertRule: (text, index = 0) => {
      const rule = { cssText: String(text).slice(0, limitsHere().textLength), root: currentRoot() };
      state.rules.splice(index, 0, rule);
      if (state.isKnown) say(["rule", rule.root, state.id, index, rule.cssText]);
      else check(ownerNode);
      return index;
    },
    deleteRule: (index) => {
      const removed = state.rules.splice(index, 1);
      if (state.isKnown && removed.length > 0) enqueue(["unrule", state.id, index]);
    },
  };
}
