import { ownerAttribute } from "#core/components/ownerAttribute.ts";
import type { RootId } from "#sandbox/protocol/index.ts";
import { realmAttribute } from "../css/LibrarySheets.ts";
import { scopeAttribute } from "#core/css/ScopedSheets.ts";
import { forwardEvents } from "./forwardEvents.ts";
import type { RealmDrawing } from "./RealmDrawing.ts";

/** The root of a component as it is drawn: whose it is, how its own markup is styled, and what is heard of it. */
export interface DrawnRoot {
  readonly drawing: RealmDrawing;
  readonly root: RootId;
  readonly scope: string;
  readonly owner: { readonly group: string; readonly component: string };
  /** When the user last pressed something in the component, in milliseconds of `performance.now()`. */
  readonly lastPress: { at: number };
  /** Something happens in it by which it may look different. */
  readonly onStir: () => void;
  /** What is drawn in one of its boxes is another tree than before. */
  readonly onPlaces: (box: Element) => void;
}

const presses = ["pointerdown", "keydown", "click"] as const;

/** By these a rule of css may begin to hold, or something moves, that was never painted. */
const stirs = [
  "pointerover", "pointerout", "pointerdown", "pointerup", "focusin", "focusout", "keydown", "input", "toggle", "scroll",
  "animationstart", "animationiteration", "transitionrun", "load",
] as const;

/** Attributes of an element in which a component's css holds. */
export const guestAttributes = ({ scope, drawing, owner }: DrawnRoot): Readonly<Record<string, string>> => ({
  [scopeAttribute]: scope, [realmAttribute]: drawing.name, [ownerAttribute]: owner.group,
});

type HeardRoot = Pick<DrawnRoot, "drawing" | "root" | "lastPress" | "onStir" | "onPlaces">;

/** Lets a realm hear what happens in an element, and move the focus while it is there. @returns stops it */
export function hearGuest(element: HTMLElement, heard: HeardRoot): () => void {
  const { drawing, root, lastPress, onStir, onPlaces } = heard;
  const stopEvents = forwardEvents(element, root, drawing);
  const removeBox = drawing.addBox(element);
  const stopPlaces = drawing.watchPlaces(() => onPlaces(element));
  onPlaces(element);
  const press = (event: Event): void => {
    // Who presses Escape wants to be left alone.
    if (event.isTrusted && (event as KeyboardEvent).key !== "Escape") lastPress.at = performance.now();
  };
  for (const type of presses) element.addEventListener(type, press, { capture: true });
  for (const type of stirs) element.addEventListener(type, onStir, { capture: true, passive: true });
  return () => {
    stopEvents();
    removeBox();
    stopPlaces();
    for (const type of presses) element.removeEventListener(type, press, { capture: true });
    for (const type of stirs) element.removeEventListener(type, onStir, { capture: true });
  };
}
