import { HOOKS, Window } from "@remote-dom/polyfill";

/** What the polyfill calls at each change of a tree; see `mutations/observeMutations.ts`. */
export interface TreeHooks {
  insertChild(parent: Element, node: ChildNode, index: number): void;
  removeChild(parent: Element, node: ChildNode, index: number): void;
  setText(text: Text, data: string): void;
  setAttribute(element: Element, name: string, value: string): void;
  removeAttribute(element: Element, name: string): void;
  addEventListener(target: EventTarget, type: string): void;
}

/** The polyfill implements a part of the DOM's interfaces; each file beside this one fills one gap of it. */
type RealmWindow = globalThis.Window & typeof globalThis & { [HOOKS]: Partial<TreeHooks> };

export const realmWindow = new Window() as unknown as RealmWindow;

Window.setGlobal(realmWindow as unknown as Window);
// React compares an element's owner window with the global one.
Object.assign(globalThis, { window: globalThis });

export const realmDocument: Document = realmWindow.document;
export const treeHooks: Partial<TreeHooks> = realmWindow[HOOKS];
export const elementPrototype: Element = realmWindow.Element.prototype;

/** Puts a class or function in reach of code that asks the window and of code that asks the global scope. */
export function defineGlobals(globals: Readonly<Record<string, unknown>>): void {
  for (const target of [realmWindow, globalThis]) {
    for (const [name, value] of Object.entries(globals)) {
      Object.defineProperty(target, name, { value, configurable: true, writable: true, enumerable: false });
    }
  }
}

/** Puts members on a prototype that has none of these names. */
export function addMissing(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members)) if (!(name in target)) Object.assign(target, { [name]: value });
}

/** The classes that the polyfill has. */
export const { Event: RealmEvent, FocusEvent: RealmFocusEvent, HTMLElement: RealmHtmlElement } = realmWindow;

/** Makes `createElement(name)` build `constructor`, also for names without a dash. */
export function defineElement(name: string, constructor: CustomElementConstructor): void {
  elementClasses.set(name, constructor);
}

const elementClasses = new Map<string, CustomElementConstructor>();
const registry = realmWindow.customElements;
const getDefined = registry.get.bind(registry);
// Every element is an HTMLElement to code that asks by `instanceof`; the polyfill makes the nameless ones plain elements.
registry.get = (name: string) => elementClasses.get(name) ?? getDefined(name) ?? RealmHtmlElement;
