import type { ControlState, EventMessage, FrequentEvent, NodeId, RootId } from "#sandbox/protocol/index.ts";
import { hostAttribute } from "#core/css/hostAttribute.ts";
import { DeclaredPrevention } from "./DeclaredPrevention.ts";
import { readEventFields } from "./readEventFields.ts";
import type { RealmDrawing } from "./RealmDrawing.ts";

/** Events that a realm always hears. Frequent ones (move, scroll, wheel, drag) it has to ask for. */
const forwarded = [
  "click",
  "dblclick",
  "auxclick",
  "contextmenu",
  "input",
  "change",
  "submit",
  "reset",
  "keydown",
  "keyup",
  "focusin",
  "focusout",
  "mousedown",
  "mouseup",
  "pointerdown",
  "pointerup",
  "pointercancel",
  "compositionstart",
  "compositionupdate",
  "compositionend",
  "animationend",
  "transitionend",
] as const;

/** Going over and out of elements is told each time: only both together say where the pointer is. */
const uncounted = new Set(["mouseover", "mouseout", "pointerover", "pointerout"]);

/**
 * Forwards what happens in a box to its realm. Events inside first-party parts stay there. The guest's own
 * `preventDefault` would come too late: the host never submits or resets a component's form and never follows its link by
 * itself, wherever it stands and whatever stands in it, and prevents what an element declares (`prevent="keydown:Enter,ArrowDown"`).
 * @returns stops it
 */
export function forwardEvents(box: HTMLElement, root: RootId, drawing: RealmDrawing): () => void {
  const forward = (event: Event, { element, id }: Target): void => {
    const state = readState(element);
    const related = relatedOf(event, box, drawing);
    drawing.sendEvent({
      kind: "event",
      node: id,
      root,
      type: event.type,
      seq: drawing.nextSeq(id, event.type === "input"),
      ...(state && { state }),
      ...(related !== undefined && { related }),
      data: readEventFields(event, element),
    });
  };
  const declared = new DeclaredPrevention(box);
  const listener = (event: Event): void => {
    preventDefaults(event, drawing);
    const target = findTarget(event.target, box, drawing);
    if (!target) return;
    if (declared.apply(event, target.element)) return;
    if (event.type === "change" && isTextControl(target.element)) return;
    frequent.flush();
    forward(event, target);
  };
  const frequent = forwardFrequent({ box, root, drawing, declared, forward });
  for (const type of forwarded) box.addEventListener(type, listener);
  return () => {
    for (const type of forwarded) box.removeEventListener(type, listener);
    frequent.stop();
  };
}

interface FrequentOptions {
  readonly box: HTMLElement;
  readonly root: RootId;
  readonly drawing: RealmDrawing;
  readonly declared: DeclaredPrevention;
  forward(event: Event, target: Target): void;
}

/**
 * Events that were asked for somewhere on the way up; of those of one type only the latest in a frame is told, or what
 * waits is told before what came after it (`flush`).
 */
function forwardFrequent({ box, root, drawing, declared, forward }: FrequentOptions): { flush(): void; stop(): void } {
  const waiting = new Map<string, { event: Event; target: Target }>();
  let frame: number | undefined;
  const cancelFrame = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const flush = (): void => {
    cancelFrame();
    const events = [...waiting.values()];
    waiting.clear();
    for (const { event, target } of events) if (target.element.isConnected) forward(event, target);
  };
  const listener = (event: Event): void => {
    const target = findTarget(event.target, box, drawing);
    const type = event.type as FrequentEvent;
    if (!target) return;
    const isWanted = (element: Element): boolean => drawing.isListened(element, { box, root, type });
    if (!isWanted(target.element) && !(uncounted.has(type) && leadsTo(event, box, isWanted))) return;
    declared.apply(event, target.element);
    if (uncounted.has(type)) {
      flush();
      return forward(event, target);
    }
    waiting.set(type, { event, target });
    frame ??= requestAnimationFrame(flush);
  };
  const types = new Set<FrequentEvent>();
  const stopWatching = drawing.watchListened((type) => {
    if (types.has(type)) return;
    types.add(type);
    box.addEventListener(type, listener, { capture: type === "scroll" });
  });
  const stop = (): void => {
    stopWatching();
    for (const type of types) box.removeEventListener(type, listener, { capture: type === "scroll" });
    cancelFrame();
  };
  return { flush, stop };
}

/** Who leaves an element enters another one, and the other way round: both sides want to know. */
function leadsTo(event: Event, box: HTMLElement, isWanted: (element: Element) => boolean): boolean {
  const { relatedTarget } = event as MouseEvent;
  return relatedTarget instanceof Element && box.contains(relatedTarget) && isWanted(relatedTarget);
}

interface Target {
  readonly element: Element;
  readonly id: NodeId;
}

/** The nearest drawn element, unless the event comes from a first-party part. */
function findTarget(origin: EventTarget | null, box: HTMLElement, drawing: RealmDrawing): Target | undefined {
  let found: Target | undefined;
  for (let at = origin; at instanceof Element && at !== box; at = at.parentElement) {
    if (at.hasAttribute(hostAttribute)) return undefined;
    const id = drawing.idOf(at);
    if (!found && id !== undefined) found = { element: at, id };
  }
  return found;
}

function relatedOf(event: Event, box: HTMLElement, drawing: RealmDrawing): EventMessage["related"] {
  const { relatedTarget, submitter } = event as MouseEvent & SubmitEvent;
  const related = submitter ?? relatedTarget;
  return related instanceof Element && box.contains(related) ? findTarget(related, box, drawing)?.id : undefined;
}

function preventDefaults(event: Event, drawing: RealmDrawing): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const isDrawn = (element: Element): boolean => drawing.idOf(element) !== undefined;
  if ((type === "submit" || type === "reset") && isDrawn(target)) {
    event.preventDefault();
    // A form around the box must not take it for its own.
    event.stopPropagation();
  }
  if ((type === "click" || type === "auxclick") && isLinkPressed(target, isDrawn)) event.preventDefault();
  if (wouldSubmitAround(event, target, isDrawn)) event.preventDefault();
}

/** Whether a press would follow a component's link. A control of a first-party part takes the press that the link around it gets. */
function isLinkPressed(target: Element, isDrawn: (element: Element) => boolean): boolean {
  const pressed = target.closest(":is(a, area)[href], :is(button, input):enabled, label, summary");
  if (pressed && !isDrawn(pressed)) return false;
  const link = target.closest(":is(a, area)[href]");
  return link !== null && isDrawn(link);
}

/** Whether a component's control stands in a form of the product, and the browser would submit or reset that: a button, or Enter. */
function wouldSubmitAround(event: Event, target: Element, isDrawn: (element: Element) => boolean): boolean {
  const control = target.closest<HTMLButtonElement | HTMLInputElement | HTMLSelectElement>("button, input, select");
  if (!control?.form || !isDrawn(control) || isDrawn(control.form)) return false;
  if (event.type === "click") return control.type === "submit" || control.type === "reset";
  return event.type === "keydown" && isPlainEnter(event as KeyboardEvent) && !pressedByEnter.has(control.type);
}

/** With Ctrl or Cmd it is the product's own key for saving. */
const isPlainEnter = ({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  key === "Enter" && !ctrlKey && !metaKey && !isComposing;

/** Types of controls that Enter presses. */
const pressedByEnter = new Set(["submit", "reset", "button", "color"]);

const isTextControl = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !["checkbox", "radio", "range", "color"].includes(element.type));

function readState(element: Element): ControlState | undefined {
  if (element instanceof HTMLSelectElement) {
    return { value: element.value, selected: Array.from(element.selectedOptions, (option) => option.index) };
  }
  if (element instanceof HTMLTextAreaElement) return { value: element.value, ...readSelection(element) };
  if (!(element instanceof HTMLInputElement)) return undefined;
  return { value: element.value, isChecked: element.checked, ...readSelection(element) };
}

function readSelection({ selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement): ControlState {
  return selectionStart === null || selectionEnd === null ? {} : { selectionStart, selectionEnd };
}
