import { defineGlobals, RealmEvent, RealmFocusEvent } from "./realmWindow.ts";

class UIEvent extends RealmEvent {
  readonly detail: number = 0;

  constructor(type: string, init: UIEventInit = {}) {
    super(type, init);
    assignFields(this, init);
  }
}
class MouseEvent extends UIEvent {
  getModifierState(key: string): boolean {
    return isModifier(this, key);
  }
}
class KeyboardEvent extends UIEvent {
  getModifierState(key: string): boolean {
    return isModifier(this, key);
  }
}
class InputEvent extends UIEvent {}
class CompositionEvent extends UIEvent {}
class PointerEvent extends MouseEvent {}
class WheelEvent extends MouseEvent {}
class TouchEvent extends UIEvent {}
class DragEvent extends MouseEvent {}
class AnimationEvent extends RealmEvent {}
class TransitionEvent extends RealmEvent {}
class SubmitEvent extends RealmEvent {}

/** Event classes that libraries construct and ask for by `instanceof`; their fields are what was given. */
export function defineEventClasses(): void {
  const classes = { UIEvent, MouseEvent, KeyboardEvent, InputEvent, CompositionEvent, PointerEvent, WheelEvent };
  defineGlobals({ ...classes, TouchEvent, DragEvent, AnimationEvent, TransitionEvent, SubmitEvent });
}

type EventClass = new (type: string, init?: EventInit) => Event;

const byPrefix: readonly (readonly [prefix: RegExp, constructor: EventClass])[] = [
  [/^focus/, RealmFocusEvent],
  [/^key/, KeyboardEvent],
  [/^(click|dblclick|auxclick|contextmenu)$/, PointerEvent],
  [/^pointer/, PointerEvent],
  [/^mouse/, MouseEvent],
  [/^wheel$/, WheelEvent],
  [/^drag/, DragEvent],
  [/^touch/, TouchEvent],
  [/^composition/, CompositionEvent],
  [/^(before)?input$/, InputEvent],
  [/^animation/, AnimationEvent],
  [/^transition/, TransitionEvent],
  [/^submit$/, SubmitEvent],
];

/** The class of an event of the host. */
export const eventClassOf = (type: string): EventClass => byPrefix.find(([prefix]) => prefix.test(type))?.[1] ?? RealmEvent;

/** Puts the fields of an event beside those that every event has. */
export function assignFields(event: Event, fields: object): void {
  for (const [name, value] of Object.entries(fields)) {
    if (!["bubbles", "cancelable", "composed", "type", "target"].includes(name)) {
      Object.defineProperty(event, name, { value, configurable: true, enumerable: true });
    }
  }
}

/** `Control` is asked for, `ctrlKey` is the field. */
function isModifier(event: object, key: string): boolean {
  const field = `${key.replace("Control", "Ctrl").toLowerCase()}Key`;
  return (event as Readonly<Record<string, unknown>>)[field] === true;
}
