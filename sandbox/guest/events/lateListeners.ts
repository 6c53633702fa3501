import { realmWindow } from "../dom/realmWindow.ts";

type Listening = Parameters<EventTarget["addEventListener"]>;

/** Containers to which nothing has happened yet, with what listens to them. */
const held = new WeakMap<Node, Listening[]>();

/**
 * React listens at each of its containers to everything that there is, over a hundred kinds. Most components of a page
 * never hear anything, so their listeners are put in place with the first event that is on its way to them.
 */
export function listenLate(container: Element): void {
  const waiting: Listening[] = [];
  held.set(container, waiting);
  container.addEventListener = (...listening: Listening) => void waiting.push(listening);
}

/** An event looks whom it will pass. */
export function defineLateListeners(): void {
  const { prototype } = realmWindow.EventTarget;
  const dispatch = prototype.dispatchEvent;
  prototype.dispatchEvent = function dispatchEvent(this: Node, event: Event): boolean {
    listenNow(this);
    return dispatch.call(this, event);
  };
}

function listenNow(target: Node): void {
  for (let at: Node | null | undefined = target; at; at = at.parentNode) {
    const waiting = held.get(at);
    if (!waiting) continue;
    held.delete(at);
    Reflect.deleteProperty(at, "addEventListener");
    for (const listening of waiting) at.addEventListener(...listening);
  }
}
