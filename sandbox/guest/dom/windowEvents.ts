import { defineGlobals, realmWindow } from "./realmWindow.ts";

/** Events of the worker itself; all others that code asks `window` for are those of the realm's window. */
const workerEvents = new Set(["message", "messageerror", "error", "unhandledrejection", "rejectionhandled"]);

const heard = new Set<string>();

type Listening = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => void;

/** Joins the worker's global scope with the window that the document belongs to: code knows only one `window`. */
export function defineWindowEvents(): void {
  const add: Listening = globalThis.addEventListener?.bind(globalThis);
  const remove: Listening = globalThis.removeEventListener?.bind(globalThis);
  const addHere: Listening = realmWindow.addEventListener.bind(realmWindow);
  const removeHere: Listening = realmWindow.removeEventListener.bind(realmWindow);
  const isWorkers = (type: string): boolean => workerEvents.has(type);
  defineGlobals({
    addEventListener: (...[type, listener, options]: Parameters<Listening>) => {
      if (isWorkers(type)) return add(type, listener, options);
      heard.add(type);
      hear(type);
      addHere(type, listener, options);
    },
    removeEventListener: (...[type, listener, options]: Parameters<Listening>) =>
      (isWorkers(type) ? remove : removeHere)(type, listener, options),
    dispatchEvent: (event: Event) => dispatchToWindow(event),
  });
}

let hear: (type: string) => void = () => undefined;

/** Calls `callback` for each listener that is added to the window. */
export function onWindowListener(callback: (type: string) => void): void {
  hear = callback;
}

/** Whether anybody listens to a type on the window. */
export const isHeardByWindow = (type: string): boolean => heard.has(type);

const ignore = (): void => {};

const dispatchHere = realmWindow.dispatchEvent.bind(realmWindow);

/** Lets an event happen on the window. `target` is where it really happened. */
export function dispatchToWindow(event: Event, target?: Node): boolean {
  if (target) {
    // The polyfill sets the target as it dispatches: what stands on the event itself would be overwritten.
    Object.defineProperty(event, "target", { get: () => target, set: ignore, configurable: true });
  }
  return dispatchHere(event);
}
