import type { EventMessage } from "#sandbox/protocol/index.ts";
import { assignFields, eventClassOf } from "../dom/eventClasses.ts";
import { setActiveElement } from "../dom/focus.ts";
import { resetControls } from "../dom/formReset.ts";
import { setScroll } from "../dom/scrolling.ts";
import { realmDocument, realmWindow } from "../dom/realmWindow.ts";
import { dispatchToWindow, isHeardByWindow } from "../dom/windowEvents.ts";
import { nodeOfId } from "../mutations/nodeState.ts";
import { acknowledge, flushOperations } from "../mutations/operationQueue.ts";
import { enter } from "../roots/currentRoot.ts";
import { applyControlState } from "./applyControlState.ts";
import { enterAndLeave } from "./frequentEvents.ts";
import { isFocusKept, keepFocusAfter } from "./keepFocus.ts";

/** The event of the host that happens now; without a target while its way is looked for. */
let current: Event | undefined;

// The polyfill's ways end at the document: above it an event of the host that rises finds the window, and nobody else does.
const isOnItsWay = (): boolean => current?.target === null && current.bubbles;
Object.defineProperty(realmDocument, "parentNode", { get: () => (isOnItsWay() ? realmWindow : null), configurable: true });

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
  current = event;
  node.dispatchEvent(event);
  current = undefined;
  // The window has heard of what rises. Scrolling does not, but may have been the page's.
  if (!event.bubbles && isHeardByWindow(message.type)) dispatchToWindow(event, node);
  keepFocusAfter(event);
  enterAndLeave(event, node, (event as MouseEvent).relatedTarget as Element | null);
  Object.assign(globalThis, { event: undefined });
  if (message.type === "click" && !event.defaultPrevented) followLink(node, message, openLink);
  if (message.type === "reset" && !event.defaultPrevented) resetControls(node);
  flushOperations();
}

/** Where an event has happened already; what comes from there is the user's. */
function createEvent({ type, data, related }: EventMessage): Event {
  const EventClass = eventClassOf(type);
  const event = new EventClass(type, { bubbles: type !== "scroll" && !isOfHostElement(type), cancelable: true });
  const relatedTarget = (related === undefined ? undefined : nodeOfId(related)) ?? null;
  assignFields(event, { detail: 0, view: globalThis, relatedTarget, ...(type === "submit" && { submitter: relatedTarget }), ...data });
  return event;
}

/** `RowOpen`, `Dismiss`: what a first-party part says concerns nobody around it. */
const isOfHostElement = (type: string): boolean => /^[A-Z]/.test(type);

function followLink(node: HTMLElement, { data }: EventMessage, openLink: (href: string, inNewTab: boolean) => void): void {
  const href = node.closest("a[href]")?.getAttribute("href");
  if (href && !href.startsWith("#")) openLink(href, data.ctrlKey === true || data.metaKey === true || data.button === 1);
}
