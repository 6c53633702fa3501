import { useCallback, useEffect, useRef, useState } from "react";
import type { TableRow } from "#sdk/wire.ts";

/** How long a row stays active before its child table is read: arrows pass over many. In milliseconds. */
const rest = 250;

export interface RestingRow {
  readonly row: TableRow;
  /** What people call it. */
  readonly name: string;
}

/**
 * The active row once it rests.
 * @returns the row, and what is told each active one; a row that is told anew is the same at once
 */
export function useRestingRow(): [RestingRow | undefined, (row: TableRow | undefined, name: string) => void] {
  const [resting, setResting] = useState<RestingRow>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = useCallback((row: TableRow | undefined, name: string) => {
    const show = (): void => {
      shown.current = row?.$id;
      setResting(row && { row, name });
    };
    clearTimeout(timer.current);
    if (row?.$id === shown.current) show();
    else timer.current = setTimeout(show, rest);
  }, []);
  return [resting, tell];
}
