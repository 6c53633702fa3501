import { createContext, useEffect, useRef, type ReactNode } from "react";
import { guestAttributes, hearGuest, type GuestPlace } from "./GuestPlace.ts";

/** Where the nodes below are drawn; undefined outside of a component's box. */
export const GuestPlaceContext = createContext<GuestPlace | undefined>(undefined);

export interface GuestBoxProps {
  readonly place: GuestPlace;
  readonly children: ReactNode;
}

/** What a component opens above the page: its css holds there, and its realm hears the events, as in its own box. */
export function GuestBox({ place, children }: GuestBoxProps): ReactNode {
  const { drawing, root, lastPress, onStir, onPlaces } = place;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? hearGuest(element.current, { drawing, root, lastPress, onStir, onPlaces }) : undefined), [drawing, root, lastPress, onStir, onPlaces]);
  return (
    <div ref={element} {...guestAttributes(place)}>
      <GuestPlaceContext value={place}>{children}</GuestPlaceContext>
    </div>
  );
}
