import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { CountAnswer, RowGroup, RowsAnswer, TableRow } from "#sdk/wire.ts";
import type { RowCount } from "./RowCount.ts";

/** A row of the table, which may still be on its way. */
export interface RowLine {
  readonly kind: "row";
  /** Among the rows of the query, or of its group; the row number is one more. */
  readonly index: number;
  readonly row: TableRow | undefined;
  /** Groups that it stands in. */
  readonly level: number;
}

/** The head of a group, which may still be on its way. */
export interface GroupLine {
  readonly kind: "group";
  readonly index: number;
  /** 0 for the outermost. */
  readonly level: number;
  readonly group: RowGroup | undefined;
  readonly isOpen: boolean;
}

/** A further footer row of a group, below its rows: the first stands in its head. */
export interface FooterLine {
  readonly kind: "footer";
  readonly level: number;
  readonly group: RowGroup;
  readonly index: number;
}

/** What stands in one line of the body. */
export type Line = RowLine | GroupLine | FooterLine;

/** Lines from `from` on have others after them than before: `by` more, or fewer where it is negative. */
export interface LinesMoved {
  readonly from: number;
  readonly by: number;
}

/** Which page of a query the lines are. */
export interface LinePage {
  /** Counted from 1. */
  readonly number: number;
  /** Rows of a page. */
  readonly size: number;
  readonly isLast: boolean;
}

/** The lines of a body, of which those in sight are loaded: those of one query, another makes others. */
export interface LineSource extends Disposable {
  /** Whether some lines are heads of groups. */
  readonly isGrouped: boolean;
  /** Of a table with a pager. */
  readonly page?: LinePage;
  /** Lines to make room for; undefined before the first answer. */
  readonly height: number | undefined;
  readonly pageSize: number;
  /** How many rows there are, for people. */
  readonly count: RowCount;
  /** What the count answered; undefined while it has not, or not since the last refresh. */
  readonly counted: CountAnswer | undefined;
  /** Footer rows over all rows; undefined while they are on their way. */
  readonly footers: CountAnswer["footers"] | undefined;
  /** The largest row number that was loaded. */
  readonly reach: number;
  /** For administrators: what no index serves of the question. */
  readonly hint?: RowsAnswer["hint"];
  line(at: number): Line;
  /** Says which lines are in sight, [from, to): what is missing there is loaded. */
  show(from: number, to: number): void;
  /** Rows that are there around those in sight. */
  near(): TableRow[];
  /** The rows of these lines, in sight or not; undefined where a line is no row. @throws where one cannot be had */
  read(lines: readonly number[]): Promise<(TableRow | undefined)[]>;
  /** Opens or closes the group whose head stands there. */
  toggle(at: number): LinesMoved;
  /** Opens or closes all groups, also those that come later. */
  toggleAll(isOpen: boolean): void;
  /** Loads again what is in sight and forgets the rest: a record changed somewhere. With `isInPlace` rows stay where they are. */
  refresh(isInPlace?: boolean): void;
  /** The record has these values by now: its row shows them where it stands. */
  put(id: string, values: Readonly<Record<string, unknown>>, version: number): void;
  subscribe(listener: () => void): Disposable;
}

/** The row of a line, where it is one and is there. */
export const rowOf = (line: Line): TableRow | undefined => (line.kind === "row" ? line.row : undefined);
