import { ownerAttribute } from "#core/components/ownerAttribute.ts";
import type { RootId } from "#sandbox/protocol/index.ts";
import { realmAttribute } from "../css/LibrarySheets.ts";
import { scopeAttribute } from "../css/ScopedSheets.ts";
import { forwardEvents } from "./forwardEvents.ts";
import type { RealmDrawing } from "./RealmDrawing.ts";

/** Which component a drawn node belongs to, and how its own markup is styled. */
export interface GuestPlace {
  readonly drawing: RealmDrawing;
  readonly root: RootId;
  readonly scope: string;
  readonly owner: { readonly group: string; readonly component: string };
  /** When the user last pressed something in the component, in milliseconds of `performance.now()`. */
  readonly lastPress: { at: number };
}

const presses = ["pointerdown", "keydown", "click"] as const;

/** Attributes of an element in which a component's css holds. */
export const guestAttributes = ({ scope, drawing, owner }: GuestPlace): Readonly<Record<string, string>> => ({
  [scopeAttribute]: scope, [realmAttribute]: drawing.name, [ownerAttribute]: owner.group,
});

/** Lets a realm hear what happens in an element, and move the focus while it is there. @returns stops it */
export function hearGuest(element: HTMLElement, { drawing, root, lastPress }: Pick<GuestPlace, "drawing" | "root" | "lastPress">): () => void {
  const stopEvents = forwardEvents(element, root, drawing);
  const removeBox = drawing.addBox(element);
  const press = (event: Event): void => {
    // Who presses Escape wants to be left alone.
    if (event.isTrusted && (event as KeyboardEvent).key !== "Escape") lastPress.at = performance.now();
  };
  for (const type of presses) element.addEventListener(type, press, { capture: true });
  return () => {
    stopEvents();
    removeBox();
    for (const type of presses) element.removeEventListener(type, press, { capture: true });
  };
}
