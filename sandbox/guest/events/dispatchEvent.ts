import type { EventMessage } from "#sandbox/protocol/index.ts";
import { assignFields, eventClassOf } from "../dom/eventClasses.ts";
import { setActiveElement } from "../dom/focus.ts";
import { setScroll } from "../dom/scrolling.ts";
import { dispatchToWindow, isHeardByWindow } from "../dom/windowEvents.ts";
import { nodeOfId } from "../mutations/nodeState.ts";
import { acknowledge, flushOperations } from "../mutations/operationQueue.ts";
import { enter } from "../roots/currentRoot.ts";
import { applyControlState } from "./applyControlState.ts";
import { enterAndLeave } from "./frequentEvents.ts";
import { isFocusKept, keepFocusAfter } from "./keepFocus.ts";

/**
 * Lets an event of the host happen in the realm.
 * @param openLink follows a link whose click nobody prevented; the host itself never follows it
 */
export function dispatchEvent(message: EventMessage, openLink: (href: string, inNewTab: boolean) => void): void {
  acknowledge(message.seq);
  const node = nodeOfId(message.node) as HTMLElement | undefined;
  if (!node) return;
  enter(message.root);
  if (isFocusKept(message, node)) return flushOperations();
  if (message.state) applyControlState(node, message.state);
  if (message.type === "scroll") setScroll(node, message.data);
  if (message.type === "focusin") setActiveElement(node);
  if (message.type === "focusout") setActiveElement(undefined);
  const event = createEvent(message);
  // React reads the priority of its update from the global event.
  Object.assign(globalThis, { event });
  node.dispatchEvent(event);
  keepFocusAfter(event);
  enterAndLeave(event, node, (event as MouseEvent).relatedTarget as Element | null);
  if (isHeardByWindow(message.type)) dispatchToWindow(createEvent(message), node);
  Object.assign(globalThis, { event: undefined });
  if (message.type === "click" && !event.defaultPrevented) followLink(node, message, openLink);
  flushOperations();
}

/** Where an event has happened already; what comes from there is the user's. */
function createEvent({ type, data, related }: EventMessage): Event {
  const EventClass = eventClassOf(type);
  const event = new EventClass(type, { bubbles: type !== "scroll" && !isOfHostElement(type), cancelable: true });
  const relatedTarget = (related === undefined ? undefined : nodeOfId(related)) ?? null;
  assignFields(event, { detail: 0, view: globalThis, relatedTarget, ...data });
  return event;
}

/** `RowOpen`, `Dismiss`: what a first-party part says concerns nobody around it. */
const isOfHostElement = (type: string): boolean => /^[A-Z]/.test(type);

function followLink(node: HTMLElement, { data }: EventMessage, openLink: (href: string, inNewTab: boolean) => void): void {
  const href = node.closest("a[href]")?.getAttribute("href");
  if (href && !href.startsWith("#")) openLink(href, data.ctrlKey === true || data.metaKey === true || data.button === 1);
}
