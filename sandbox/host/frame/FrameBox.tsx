import { useCallback, useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { ownerAttribute } from "#core/components/ownerAttribute.ts";
import type { DrawnRoot } from "../render/DrawnRoot.ts";
import type { FrameRealm } from "../realm/FrameRealm.ts";
import { keepFocusOutside } from "./keepFocusOutside.ts";

export interface FrameBoxProps {
  readonly frame: FrameRealm;
  readonly owner: DrawnRoot["owner"];
  /** Stands there until the component is drawn. */
  readonly placeholder: ReactNode;
}

/** The place of a component that has a document of its own. */
export function FrameBox({ frame, owner, placeholder }: FrameBoxProps): ReactNode {
  const element = useRef<HTMLIFrameElement>(null);
  const subscribe = useCallback((changed: () => void) => frame.subscribe(changed), [frame]);
  const height = useSyncExternalStore(subscribe, () => frame.height);
  const isDrawn = useSyncExternalStore(subscribe, () => frame.isDrawn);
  useEffect(() => (element.current ? frame.attach(element.current) : undefined), [frame]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current && place.current ? keepFocusOutside(place.current, element.current, () => frame.end("protocol")) : undefined), [frame]);
  return (
    <div ref={place} {...{ [ownerAttribute]: owner.group }}>
      {!isDrawn && height === 0 && placeholder}
      <iframe
        ref={element}
        title={owner.component}
        sandbox="allow-scripts"
        src={frame.address}
        style={{ display: "block", width: "100%", height, border: 0, colorScheme: "normal" }}
      />
    </div>
  );
}
