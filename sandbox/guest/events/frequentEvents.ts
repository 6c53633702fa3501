import { frequentEvents, layersOf, type FrequentEvent } from "#sandbox/protocol/index.ts";
import { elementPrototype, realmDocument, treeHooks } from "../dom/realmWindow.ts";
import { onWindowListener } from "../dom/windowEvents.ts";
import { listen, stateOf } from "../mutations/nodeState.ts";
import { enqueue } from "../mutations/operationQueue.ts";
import { currentRoot } from "../roots/currentRoot.ts";

/** The frequent events behind React's properties; entering and leaving are made of going over and out. */
const byProperty: Readonly<Record<string, readonly FrequentEvent[]>> = {
  onMouseMove: ["mousemove"],
  onMouseOver: ["mouseover"],
  onMouseOut: ["mouseout"],
  onMouseEnter: ["mouseover", "mouseout"],
  onMouseLeave: ["mouseover", "mouseout"],
  onPointerMove: ["pointermove"],
  onPointerOver: ["pointerover"],
  onPointerOut: ["pointerout"],
  onPointerEnter: ["pointerover", "pointerout"],
  onPointerLeave: ["pointerover", "pointerout"],
  onTouchMove: ["touchmove"],
  onScroll: ["scroll"],
  onWheel: ["wheel"],
  onDrag: ["drag"],
  onDragOver: ["dragover"],
};

/** Entering and leaving, as listeners of the DOM are called. */
const composed: Readonly<Record<string, readonly FrequentEvent[]>> = {
  mouseenter: ["mouseover", "mouseout"],
  mouseleave: ["mouseover", "mouseout"],
  pointerenter: ["pointerover", "pointerout"],
  pointerleave: ["pointerover", "pointerout"],
};

const heardComposed = new Set<string>();

/**
 * Entering and leaving happen to each element that the pointer came to or left, and do not rise. React makes them
 * itself; other listeners are told here.
 */
export function enterAndLeave(event: Event, node: Element, related: Element | null): void {
  const [, kind, way] = /^(mouse|pointer)(over|out)$/.exec(event.type) ?? [];
  const type = kind && `${kind}${way === "over" ? "enter" : "leave"}`;
  if (!type || !heardComposed.has(type)) return;
  const crossed: Element[] = [];
  const isCommon = (element: Element): boolean => related !== null && element.contains(related);
  for (let at: Element | null = node; at && !isCommon(at); at = at.parentElement) crossed.push(at);
  // Elements that the pointer leaves are told from inside to outside, those that it enters the other way round.
  for (const element of way === "over" ? crossed.reverse() : crossed) {
    const EventClass = event.constructor as new (name: string, fields: object) => Event;
    element.dispatchEvent(new EventClass(type, { ...event, bubbles: false }));
  }
}

/** Listeners that code adds itself. React listens to everything at its containers, which says nothing. */
export function watchListeners(): void {
  treeHooks.addEventListener = (target, type) => {
    const isComposed = Object.hasOwn(composed, type);
    const wanted = isComposed ? (composed[type] ?? []) : frequentEvents.filter((known) => known === type);
    if (wanted.length === 0 || isReactContainer(target)) return;
    if (isComposed) heardComposed.add(type);
    if (target === realmDocument) wanted.forEach(listenInLayers);
    else for (const event of wanted) listen(target as Element, event);
  };
  onWindowListener((type) => frequentEvents.filter((known) => known === type).forEach(listenInLayers));
}

/** A listener of the document hears what happens in the component that added it. */
function listenInLayers(type: FrequentEvent): void {
  const root = currentRoot();
  if (root === 0) return;
  for (const layer of layersOf(root)) enqueue(["listen", layer, type]);
}

const isReactContainer = (target: EventTarget): boolean =>
  stateOf(target as Node).root !== undefined || Object.keys(target).some((key) => key.startsWith("_reactListening"));

/**
 * React keeps an element's latest properties on the element, under a name that it makes up as it starts: an accessor
 * of that name sees which handlers an element has.
 * @param container what React has just made a root of
 */
export function watchReactProperties(container: Element): void {
  const prefix = "__reactContainer$";
  const key = Object.keys(container).find((name) => name.startsWith(prefix));
  const name = key && `__reactProps$${key.slice(prefix.length)}`;
  if (!name || name in elementPrototype) return;
  const latest = new WeakMap<Element, unknown>();
  Object.defineProperty(elementPrototype, name, {
    configurable: true,
    get(this: Element) {
      return latest.get(this);
    },
    set(this: Element, properties: unknown) {
      latest.set(this, properties);
      if (typeof properties === "object" && properties !== null) noteHandlers(this, properties as Record<string, unknown>);
    },
  });
}

function noteHandlers(element: Element, properties: Readonly<Record<string, unknown>>): void {
  for (const name in properties) {
    if (!name.startsWith("on")) continue;
    const events = byProperty[name.endsWith("Capture") ? name.slice(0, -7) : name];
    if (events && typeof properties[name] === "function") for (const event of events) listen(element, event);
  }
}
