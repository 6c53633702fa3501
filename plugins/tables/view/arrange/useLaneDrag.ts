import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import { followPress, type Point } from "#sdk/ui/actions/followPress.ts";
import { away } from "./away.ts";
import { droppedSteps, type LaneDrop } from "./lanePlaces.ts";
import type { LaneSteps } from "./useLaneSteps.ts";

export interface LaneInHand extends LaneDrop {
  readonly id: string;
}

/** Filters and buttons are dragged by the pointer, and by a finger after a long press: beside others, and into other lines. */
export function useLaneDrag(steps: LaneSteps, surface: RefObject<HTMLElement | null>): [LaneInHand | undefined, (event: PointerEvent, id: string) => void] {
  const [inHand, setInHand] = useState<LaneInHand>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  // Others may change them while one is in the hand.
  const latest = useRef(steps);
  latest.current = steps;
  const take = ({ nativeEvent: event }: PointerEvent, id: string): void => {
    const element = surface.current;
    if (!element || event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    stop.current = followPress<LaneDrop>(event, {
      scrolling: { element: null, axis: "x" },
      overAt: (point) => {
        const drop = dropAt(element, point);
        const { parts, kind } = latest.current;
        return drop && droppedSteps(parts, id, { drop, kind }).length > 0 ? drop : undefined;
      },
      show: (dragged) => setInHand(dragged && { id, lane: "", over: undefined, side: "after", ...dragged.over }),
      end: (drop) => latest.current.drop(id, drop),
      hold: () => undefined,
    });
  };
  return [inHand, take];
}

/** The nearest line, in it the nearest part, and at which side of it. */
function dropAt(surface: HTMLElement, { x, y }: Point): LaneDrop | undefined {
  const line = nearest(surface.querySelectorAll<HTMLElement>("[data-lane]"), ({ top, bottom, left, right }) => away(y, top, bottom) + away(x, left, right));
  if (!line) return undefined;
  const lane = line.dataset["lane"] ?? "";
  const part = nearest(line.querySelectorAll<HTMLElement>("[data-arranged-title]"), ({ top, bottom, left, right }) => 2 * away(y, top, bottom) + away(x, left, right));
  if (!part) return { lane, over: undefined, side: "after" };
  const { left, right } = part.getBoundingClientRect();
  return { lane, over: part.dataset["arrangedTitle"], side: x < (left + right) / 2 ? "before" : "after" };
}

function nearest(elements: Iterable<HTMLElement>, far: (box: DOMRect) => number): HTMLElement | undefined {
  const measured = [...elements].map((element) => ({ element, far: far(element.getBoundingClientRect()) }));
  return measured.reduce<(typeof measured)[number] | undefined>((best, one) => (best && best.far <= one.far ? best : one), undefined)?.element;
}
