import { useCallback, useEffect, useState } from "react";
import type { LineSource } from "../../model/lines.ts";
import type { BodyCells } from "./BodyCells.ts";

/**
 * Follows what the cells show: rows that come, and the answers of programs, which are asked for the rows that are there
 * around those in sight, a page at a time.
 * @returns a number that grows with other content, and what to call when other rows come into sight
 */
export function useBodyContent({ lines, cells }: { lines: LineSource; cells: BodyCells }): [revision: number, ask: () => void] {
  const [revision, setRevision] = useState(0);
  const ask = useCallback(() => void cells.ask(lines.near()), [lines, cells]);
  useEffect(() => {
    const grow = (): void => setRevision((before) => before + 1);
    const answers = cells.programs.subscribe((rows) => {
      cells.forget(rows);
      grow();
    });
    const changes = lines.subscribe(() => {
      ask();
      grow();
    });
    ask();
    return () => {
      answers.dispose();
      changes.dispose();
    };
  }, [lines, cells, ask]);
  return [revision, ask];
}
