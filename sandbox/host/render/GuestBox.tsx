import { createContext, useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { ownerAttribute } from "#core/components/ownerAttribute.ts";
import type { ParentId, RootId } from "#sandbox/protocol/index.ts";
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

/** Where the nodes below are drawn; undefined outside of a component's box. */
export const GuestPlaceContext = createContext<GuestPlace | undefined>(undefined);

export interface GuestBoxProps {
  readonly place: GuestPlace;
  /** Layers whose nodes stand directly in it. */
  readonly shows?: readonly ParentId[];
  readonly children: ReactNode;
}

/** An element in which a component's css holds and whose events its realm hears: its box, and what it opens above the page. */
export function GuestBox({ place, shows, children }: GuestBoxProps): ReactNode {
  const { drawing, root, scope, owner, lastPress } = place;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (shows && element.current ? drawing.show(shows, element.current) : undefined), [drawing, shows]);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const stopEvents = forwardEvents(box, root, drawing);
    const removeBox = drawing.addBox(box);
    const press = (event: Event): void => {
      // Who presses Escape wants to be left alone.
      if (event.isTrusted && (event as KeyboardEvent).key !== "Escape") lastPress.at = performance.now();
    };
    for (const type of presses) box.addEventListener(type, press, { capture: true });
    return () => {
      stopEvents();
      removeBox();
      for (const type of presses) box.removeEventListener(type, press, { capture: true });
    };
  }, [drawing, root, lastPress]);
  return (
    <div ref={element} {...{ [scopeAttribute]: scope, [realmAttribute]: drawing.name, [ownerAttribute]: owner.group }}>
      <GuestPlaceContext value={place}>{children}</GuestPlaceContext>
    </div>
  );
}
