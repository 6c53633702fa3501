import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { CountAnswer, TableRow } from "#sdk/wire.ts";
import type { Line, LineSource, LinesMoved } from "./lines.ts";
import type { RowCount } from "./RowCount.ts";
import type { RowWindow } from "./RowWindow.ts";

/** Each row of a query is a line. */
export class RowLines implements LineSource {
  readonly isGrouped = false;
  readonly rows: RowWindow;

  constructor(rows: RowWindow) {
    this.rows = rows;
  }

  get height(): number | undefined {
    return this.rows.height;
  }

  get pageSize(): number {
    return this.rows.pageSize;
  }

  get count(): RowCount {
    return this.rows.count;
  }

  get counted(): CountAnswer | undefined {
    return this.rows.counted;
  }

  get footers(): CountAnswer["footers"] | undefined {
    return this.rows.footers;
  }

  get reach(): number {
    return this.rows.reach;
  }

  line(at: number): Line {
    return { kind: "row", index: at, row: this.rows.row(at), level: 0 };
  }

  show(from: number, to: number): void {
    this.rows.show(from, to);
  }

  near(): TableRow[] {
    return this.rows.near();
  }

  async read(lines: readonly number[]): Promise<(TableRow | undefined)[]> {
    return await this.rows.read(lines);
  }

  /** Without groups nothing opens. */
  toggle(at: number): LinesMoved {
    return { from: at, by: 0 };
  }

  toggleAll(): void {}

  refresh(): void {
    this.rows.refresh();
  }

  subscribe(listener: () => void): Disposable {
    return this.rows.subscribe(listener);
  }

  dispose(): void {
    this.rows.dispose();
  }
}
