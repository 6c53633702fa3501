import type { RefObject } from "react";
import { rowOf } from "../model/lines.ts";
import type { BodyHandle } from "./body/TableBodyProps.ts";
import type { ShownRows } from "./hooks/useRowWindow.ts";

interface WantedRow {
  readonly id: string;
  readonly line: number;
  readonly shown: RefObject<ShownRows | undefined>;
  readonly body: RefObject<BodyHandle | null>;
}

/** Rows that are loaded again come within so many milliseconds, or nobody waits for them any more. */
const patience = 3_000;
const lookEvery = 50;

/** Makes a row the active one, once there are lines up to it; and once more when the row itself is there. */
export async function showRow({ id, line, shown, body }: WantedRow): Promise<void> {
  const isLong = (): boolean => (shown.current?.lines.height ?? 0) > line;
  if (!(await when(isLong))) return;
  body.current?.go({ line, column: 1 });
  await when(() => {
    const lines = shown.current?.lines;
    return lines !== undefined && rowOf(lines.line(line))?.$id === id;
  });
}

async function when(isSo: () => boolean): Promise<boolean> {
  for (let waited = 0; !isSo(); waited += lookEvery) {
    if (waited >= patience) return false;
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
  return true;
}
