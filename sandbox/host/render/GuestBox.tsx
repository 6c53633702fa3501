import { createContext, useEffect, useRef, type ReactNode } from "react";
import { guestAttributes, hearGuest, type DrawnRoot } from "./DrawnRoot.ts";

/** Where the nodes below are drawn; undefined outside of a component's box. */
export const DrawnRootContext = createContext<DrawnRoot | undefined>(undefined);

export interface GuestBoxProps {
  readonly drawn: DrawnRoot;
  readonly children: ReactNode;
}

/** What a component opens above the page: its css holds there, and its realm hears the events, as in its own box. */
export function GuestBox({ drawn, children }: GuestBoxProps): ReactNode {
  const { drawing, root, lastPress, onStir, onPlaces } = drawn;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? hearGuest(element.current, { drawing, root, lastPress, onStir, onPlaces }) : undefined), [drawing, root, lastPress, onStir, onPlaces]);
  return (
    <div ref={element} {...guestAttributes(drawn)}>
      <DrawnRootContext value={drawn}>{children}</DrawnRootContext>
    </div>
  );
}
