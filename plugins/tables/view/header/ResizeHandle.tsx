import { useRef, type PointerEvent, type ReactElement } from "react";
import { swallowClick } from "#sdk/ui/actions/swallowClick.ts";
import styles from "./TableHeader.module.css";

export interface ResizeHandleProps {
  readonly width: number;
  readonly onResize: (width: number, isDone: boolean) => void;
  readonly onFit: () => void;
}

/** The edge of a column for the pointer: drag for a width, double click to fit. Keys work on the title itself. */
export const ResizeHandle = ({ width, onResize, onFit }: ResizeHandleProps): ReactElement => {
  const start = useRef<{ x: number; width: number; last: number }>(undefined);
  const move = (event: PointerEvent): void => {
    if (!start.current) return;
    start.current.last = start.current.width + event.clientX - start.current.x;
    onResize(start.current.last, false);
  };
  const end = (): void => {
    const drag = start.current;
    start.current = undefined;
    if (!drag || drag.last === drag.width) return;
    swallowClick();
    onResize(drag.last, true);
  };
  return (
    <span
      aria-hidden="true"
      className={styles.handle}
      onPointerDown={(event) => {
        event.preventDefault();
        // What is drawn here is the edge, not the title.
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width, last: width };
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onFit}
    />
  );
};
