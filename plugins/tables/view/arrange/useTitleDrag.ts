import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import { followPress, type Point } from "#sdk/ui/actions/followPress.ts";
import { away } from "./away.ts";
import type { ArrangedHead } from "./arrangedHead.ts";
import { droppedPlace, type Drop } from "./arrangedPlaces.ts";
import type { ColumnSteps } from "./useColumnSteps.ts";

export interface TitleInHand extends Drop {
  readonly id: string;
}

/** Titles are dragged by the pointer, and by a finger after a long press: beside others, into groups and out of them. */
export function useTitleDrag({ parts, head, drop }: ColumnSteps, surface: RefObject<HTMLElement | null>): [TitleInHand | undefined, (event: PointerEvent, id: string) => void] {
  const [hand, setHand] = useState<TitleInHand>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  // Others may change the columns while one is in the hand.
  const latest = useRef({ parts, head, drop });
  latest.current = { parts, head, drop };
  const take = ({ nativeEvent: event }: PointerEvent, id: string): void => {
    const element = surface.current;
    if (!element || event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    stop.current = followPress<Drop>(event, {
      scrolling: { element, axis: "x" },
      overAt: (point) => {
        const over = dropAt(element, latest.current.head, point);
        return over && droppedPlace(latest.current.parts, id, over) ? over : undefined;
      },
      show: (dragged) => setHand(dragged && { id, over: "", side: "after", ...dragged.over }),
      end: (over) => latest.current.drop(id, over),
      hold: () => undefined,
    });
  };
  return [hand, take];
}

/** The nearest title, and at which side of it; the middle of a group's is in the group. */
function dropAt(surface: HTMLElement, { cells }: ArrangedHead, { x, y }: Point): Drop | undefined {
  const groups = new Map(cells.map(({ of }) => [of.id, of.isGroup]));
  let best: { readonly over: string; readonly far: number; readonly share: number } | undefined;
  for (const title of surface.querySelectorAll<HTMLElement>("[data-arranged]")) {
    const { left, right, top, bottom } = title.getBoundingClientRect();
    const far = 2 * away(y, top, bottom) + away(x, left, right);
    if (!best || far < best.far) best = { over: title.dataset["arranged"] ?? "", far, share: (x - left) / (right - left) };
  }
  if (!best) return undefined;
  const { over, share } = best;
  if (groups.get(over) && share > 0.25 && share < 0.75) return { over, side: "inside" };
  return { over, side: share < 0.5 ? "before" : "after" };
}
