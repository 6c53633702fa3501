import { useState, type UIEvent } from "react";

/** So many rows are drawn, whatever the length of the list: opening a long one is as quick as a short one. */
const drawn = 300;
/** So near the end of what is drawn the next rows are drawn. */
const margin = 60;
/** A row of one line, in pixels. */
const rowHeight = 32;

interface DrawnRows {
  readonly from: number;
  readonly to: number;
  /** Pixels that stand for the rows before and behind. */
  readonly above: number;
  readonly below: number;
  readonly scroll: (event: UIEvent) => void;
}

/** Which rows of a list are drawn: those around what is in sight, with the active one. */
export function useDrawnRows(count: number, active: number): DrawnRows {
  const [around, setAround] = useState(active);
  const [lastActive, setLastActive] = useState(active);
  const from = Math.max(0, Math.min(around - drawn / 2, count - drawn));
  const to = Math.min(count, from + drawn);
  const see = (first: number, last: number): void => {
    const isWithin = (from === 0 || first >= from + margin) && (to === count || last < to - margin);
    if (!isWithin) setAround(Math.round((first + last) / 2));
  };
  if (active !== lastActive) {
    setLastActive(active);
    see(active, active);
  }
  const scroll = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent): void => see(Math.floor(scrollTop / rowHeight), Math.ceil((scrollTop + clientHeight) / rowHeight));
  return { from, to, above: from * rowHeight, below: (count - to) * rowHeight, scroll };
}
