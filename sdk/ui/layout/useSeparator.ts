import { useRef, type ComponentProps, type KeyboardEvent, type PointerEvent } from "react";

export interface SeparatorOptions {
  /** What it is called. */
  readonly label: string;
  /** It divides what stands side by side unless it is horizontal. */
  readonly isHorizontal?: boolean;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Of one press of an arrow. */
  readonly step: number;
  /** What a double press and Enter set, if there is a usual place. */
  readonly usual?: number;
  /** The value at a place of the pointer. */
  readonly valueAt: (event: PointerEvent) => number;
  /** Told while it is drawn, and once more with `isDone` when it rests; never below `least` or above `most`. */
  readonly onMove: (value: number, isDone: boolean) => void;
}

type SeparatorProps = ComponentProps<"div"> & { readonly role: "separator" };

/**
 * What makes an element a divider that can be moved: by the main button of the pointer, by arrows, Home and End
 * (ARIA practices, window splitter).
 * @example <div className={styles.edge} {...useSeparator({ label, value, least: 200, most: 480, step: 16, valueAt, onMove })} />
 */
export function useSeparator(options: SeparatorOptions): SeparatorProps {
  const { isHorizontal = false, value, least, most, usual, onMove } = options;
  /** Where it was drawn last; undefined while it rests. */
  const drawn = useRef<number>(undefined);
  const put = (next: number, isDone: boolean): number => {
    const kept = Math.min(most, Math.max(least, next));
    onMove(kept, isDone);
    return kept;
  };
  const press = (event: KeyboardEvent): void => {
    const next = valueByKey(event.key, options);
    if (next === undefined) return;
    event.preventDefault();
    put(next, true);
  };
  // A touch that the browser takes over ends without a place: it rests where it was drawn last.
  const end = (): void => {
    if (drawn.current !== undefined) put(drawn.current, true);
    drawn.current = undefined;
  };
  return {
    role: "separator",
    tabIndex: 0,
    "aria-label": options.label,
    "aria-orientation": isHorizontal ? "horizontal" : "vertical",
    "aria-valuenow": Math.round(value),
    "aria-valuemin": least,
    "aria-valuemax": most,
    onKeyDown: press,
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drawn.current = value;
    },
    onPointerMove: (event) => {
      if (drawn.current !== undefined) drawn.current = put(options.valueAt(event), false);
    },
    onPointerUp: end,
    onPointerCancel: end,
    ...(usual !== undefined && { onDoubleClick: () => put(usual, true) }),
  };
}

function valueByKey(key: string, { value, least, most, step, usual, isHorizontal = false }: SeparatorOptions): number | undefined {
  switch (key) {
    case "Home":
      return least;
    case "End":
      return most;
    case "Enter":
      return usual;
    case isHorizontal ? "ArrowUp" : "ArrowLeft":
      return value - step;
    case isHorizontal ? "ArrowDown" : "ArrowRight":
      return value + step;
    default:
      return undefined;
  }
}
