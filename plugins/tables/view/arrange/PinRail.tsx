import { Pin } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactElement, type RefObject } from "react";
import { followPress } from "#sdk/ui/actions/followPress.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { ArrangedColumn } from "./ArrangedColumn.ts";
import styles from "./PinRail.module.css";
import { useArrangeText } from "./useArrangeText.ts";
import type { Pins, Side } from "./usePins.ts";

export interface PinRailProps {
  readonly pins: Pins;
  readonly leaves: readonly ArrangedColumn[];
  /** Of the leaves, in pixels. */
  readonly widths: readonly number[];
  /** Scrolls while a border is near its end. */
  readonly surface: RefObject<HTMLElement | null>;
}

/** Above the titles: the borders of what stays at the sides, each moved by the pointer and by arrows. */
export const PinRail = (props: PinRailProps): ReactElement => {
  const rail = useRef<HTMLDivElement>(null);
  const edges = edgesOf(props);
  return (
    <div ref={rail} className={styles.rail}>
      <Border {...props} rail={rail} side="left" edges={edges} />
      <Border {...props} rail={rail} side="right" edges={edges} />
    </div>
  );
};

/** Where a border may stand, by how many columns are before it. */
function edgesOf({ leaves, widths }: PinRailProps): number[] {
  const edges = [0];
  let [x, columns] = [0, 0];
  for (const [index, { isGroup }] of leaves.entries()) {
    x += widths[index] ?? 0;
    if (isGroup) continue;
    columns += 1;
    edges[columns] = x;
  }
  return edges;
}

interface BorderProps extends PinRailProps {
  readonly rail: RefObject<HTMLDivElement | null>;
  readonly side: Side;
  readonly edges: readonly number[];
}

const Border = ({ pins, surface, rail, side, edges }: BorderProps): ReactElement => {
  const say = useArrangeText();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const latest = useRef({ pins, edges });
  latest.current = { pins, edges };
  const countAt = (before: number): number => (side === "left" ? before : pins.columns - before);
  const present = countAt(pins.counts[side]);
  const [first, last] = side === "left" ? [0, pins.most("left")] : [pins.columns - pins.most("right"), pins.columns];
  const take = ({ nativeEvent: event }: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    stop.current = followPress<number>(event, {
      scrolling: { element: surface.current, axis: "x" },
      overAt: ({ x }) => nearestEdge(latest.current.edges, x - (rail.current?.getBoundingClientRect().left ?? 0)),
      show: (dragged) => latest.current.pins.set(side, dragged?.over === undefined ? undefined : countAt(dragged.over), false),
      end: (before) => latest.current.pins.set(side, countAt(before), true),
    });
  };
  const press = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const next = altKey || ctrlKey || metaKey ? undefined : { ArrowLeft: present - 1, ArrowRight: present + 1, Home: first, End: last }[key];
    if (next === undefined) return;
    event.preventDefault();
    pins.set(side, countAt(next), true);
  };
  return (
    <div
      role="slider" tabIndex={0} className={styles.border} data-side={side} style={{ left: edges[present] ?? 0 }}
      aria-label={say(side === "left" ? "leftEdge" : "rightEdge")} aria-orientation="horizontal" aria-valuemin={first} aria-valuemax={last} aria-valuenow={present}
      aria-valuetext={say("pinned", { count: pins.counts[side] })} data-tooltip={say(side === "left" ? "leftEdge" : "rightEdge")}
      onPointerDown={take} onKeyDown={press}
    >
      <Icon of={Pin} size={12} />
    </div>
  );
};

function nearestEdge(edges: readonly number[], x: number): number {
  let nearest = 0;
  for (const [before, edge] of edges.entries()) if (Math.abs(edge - x) < Math.abs((edges[nearest] ?? 0) - x)) nearest = before;
  return nearest;
}
