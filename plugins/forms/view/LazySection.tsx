import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import styles from "./FormEditorView.module.css";
import type { FormPartProps } from "./FormPartProps.ts";
import { sectionQueue } from "./SectionQueue.ts";

interface LazySectionProps {
  readonly part: FormPartProps;
  /** Lines of elements that stand in it: what it is high until it is drawn. */
  readonly lines: number;
  readonly holds: (field: string) => boolean;
  readonly isFirst: boolean;
  readonly children: () => ReactNode;
}

/** A piece of a long form: drawn when it comes near, when a field in it is wanted, and else in a quiet moment. */
export function LazySection({ part, lines, holds, isFirst, children }: LazySectionProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(isFirst);
  const { places } = part;
  useEffect(() => {
    if (isDrawn || !place.current) return undefined;
    return sectionQueue.add(place.current, () => setDrawn(true));
  }, [isDrawn]);
  useLayoutEffect(() => {
    if (isDrawn) return undefined;
    return places.addPart({ has: holds, unfold: () => flushSync(() => setDrawn(true)) });
  }, [isDrawn, places, holds]);
  const size = { "--lines": lines } as CSSProperties;
  return <div ref={place} className={isDrawn ? styles.section : styles.awaited} style={size}>{isDrawn && children()}</div>;
}
