import { useCallback, useEffect, useState } from "react";
import type { RowWindow } from "../model/RowWindow.ts";
import type { GridCells } from "./GridCells.ts";

/**
 * Asks the programs of cells for the rows that are there around those in sight, a page at a time.
 * @returns a number that changes when they have answered, and what to call when other rows come into sight
 */
export function usePrograms({ rowWindow, cells }: { rowWindow: RowWindow; cells: GridCells }): [answered: number, ask: () => void] {
  const [answered, setAnswered] = useState(0);
  const ask = useCallback(() => void cells.programs.ask(rowWindow.near()), [rowWindow, cells]);
  useEffect(() => {
    const answers = cells.programs.subscribe((rows) => {
      cells.forget(rows);
      setAnswered((before) => before + 1);
    });
    const changes = rowWindow.subscribe(ask);
    ask();
    return () => {
      answers.dispose();
      changes.dispose();
    };
  }, [rowWindow, cells, ask]);
  return [answered, ask];
}
