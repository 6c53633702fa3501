import { realmWindow } from "../dom/realmWindow.ts";

/** Nodes to which nothing has happened yet, with what makes somebody listen to them. */
const waiting = new WeakMap<Node, () => void>();

/** Calls `begin` with the first event that is on its way to the node or through it. */
export const listenLate = (node: Node, begin: () => void): void => void waiting.set(node, begin);

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
    const begin = waiting.get(at);
    if (!begin) continue;
    waiting.delete(at);
    begin();
  }
}
