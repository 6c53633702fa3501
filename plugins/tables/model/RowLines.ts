import type { Line, LineSource, LinesMoved } from "./lines.ts";
import { RowWindow } from "./RowWindow.ts";

/** Each row of a query is a line. */
export class RowLines extends RowWindow implements LineSource {
  readonly isGrouped = false;

  line(at: number): Line {
    return { kind: "row", index: at, row: this.row(at), level: 0 };
  }

  /** Without groups nothing opens. */
  toggle(at: number): LinesMoved {
    return { from: at, by: 0 };
  }

  toggleAll(): void {}
}
