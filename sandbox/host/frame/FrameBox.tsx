import { useCallback, useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { ownerAttribute } from "#core/components/ownerAttribute.ts";
import type { GuestPlace } from "../render/GuestPlace.ts";
import type { FrameSession } from "../realm/FrameSession.ts";
import { keepFocusOutside } from "./keepFocusOutside.ts";

export interface FrameBoxProps {
  readonly session: FrameSession;
  readonly owner: GuestPlace["owner"];
  /** Stands there until the component is drawn. */
  readonly placeholder: ReactNode;
}

/** The place of a component that has a document of its own. */
export function FrameBox({ session, owner, placeholder }: FrameBoxProps): ReactNode {
  const element = useRef<HTMLIFrameElement>(null);
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  const height = useSyncExternalStore(subscribe, () => session.height);
  const isDrawn = useSyncExternalStore(subscribe, () => session.isDrawn);
  useEffect(() => (element.current ? session.attach(element.current) : undefined), [session]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current && place.current ? keepFocusOutside(place.current, element.current, () => session.end("protocol")) : undefined), [session]);
  return (
    <div ref={place} {...{ [ownerAttribute]: owner.group }}>
      {!isDrawn && height === 0 && placeholder}
      <iframe
        ref={element}
        title={owner.component}
        sandbox="allow-scripts"
        src={session.address}
        style={{ display: "block", width: "100%", height, border: 0, colorScheme: "normal" }}
      />
    </div>
  );
}
