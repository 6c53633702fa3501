import { useEffect, useRef } from "react";
import type { LineSource } from "../../model/lines.ts";

interface SightOptions {
  readonly lines: LineSource;
  readonly count: number;
  readonly onVisible: (from: number, to: number) => void;
  /** Asks the programs of the cells that came into sight. */
  readonly ask: () => void;
}

/** Tells which rows are in sight, and has them loaded. */
export function useSight(seen: () => [from: number, to: number], { lines, count, onVisible, ask }: SightOptions): void {
  const last = useRef("");
  useEffect(() => {
    const [from, to] = seen();
    const key = `${from}:${to}`;
    if (key === last.current || to === 0) return;
    last.current = key;
    // A row that is cut at an edge is seen as well.
    lines.show(Math.max(0, from - 1), Math.min(count, to + 1));
    onVisible(from, to);
    ask();
  });
}
