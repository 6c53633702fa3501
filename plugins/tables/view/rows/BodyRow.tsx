import { memo, use, type CSSProperties, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import type { FormattedCell } from "#sdk/contributions/cellFormat.ts";
import type { TableRow } from "#sdk/wire.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import type { PinOffset } from "../../model/pinOffsets.ts";
import type { BodyCells } from "../body/BodyCells.ts";
import { SoughtWords, wordsFor } from "../body/SoughtWords.ts";
import { OpenButton } from "../levels/OpenButton.tsx";
import { BodyCell } from "./BodyCell.tsx";
import styles from "./RowsBody.module.css";

/** What all rows of a body have alike. */
export interface RowLook {
  readonly leaves: readonly LeafColumn[];
  /** Indexes of those that are drawn. */
  readonly shown: readonly number[];
  readonly pins: readonly PinOffset[];
  readonly numberPin: PinOffset;
  readonly cells: BodyCells;
  /** Grows when cells show something else than before. */
  readonly revision: number;
  readonly measure: ((element: HTMLDivElement | null) => void) | undefined;
}

export interface BodyRowProps {
  readonly look: RowLook;
  readonly at: number;
  /** Of groups that it stands in; undefined in a table without any. */
  readonly level: number | undefined;
  /** The row's number, from 0. */
  readonly index: number;
  readonly row: TableRow | undefined;
  /** In pixels of the strip; undefined where what holds it is placed. */
  readonly top: number | undefined;
  /** Of a row with a child table. */
  readonly isOpen?: boolean | undefined;
  /** Of the active cell, where it is in this row; 0 is that of the row numbers. */
  readonly active: number | undefined;
  /** Columns of the range in this row, both included. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly isSelected: boolean;
}

/** A row of a body of elements. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps): ReactElement {
  const { look, at: line, index, row, active, from = Infinity, to = -1 } = props;
  const sought = use(SoughtWords);
  return (
    <div
      {...placeOf(props)}
      role="row"
      aria-rowindex={line + 2}
      aria-level={props.level === undefined ? undefined : props.level + 1}
      aria-expanded={props.isOpen}
      aria-selected={props.isSelected}
      data-line={line}
      data-wraps={look.measure !== undefined || undefined}
      className={styles.row}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        data-column={0}
        data-active={active === 0 || undefined}
        data-pinned={look.numberPin.left === 0 || undefined}
        tabIndex={active === 0 ? 0 : -1}
        className={styles.number}
        style={look.numberPin}
      >
        {props.isOpen !== undefined && <OpenButton isOpen={props.isOpen} />}
        {formatNumber(index + 1)}
      </div>
      {look.shown.map((at) => {
        const leaf = look.leaves[at];
        if (!leaf) return undefined;
        const column = at + 1;
        return (
          <BodyCell
            key={leaf.id}
            words={wordsFor(sought, leaf.field)}
            cell={row && formattedCell(look.cells, row, at)}
            column={column}
            align={leaf.align}
            isWrapped={!leaf.column.dataNowrap}
            isLinked={leaf.column.link !== null}
            pin={look.pins[at] ?? noPin}
            isActive={active === column}
            isInRange={column >= from && column <= to}
            isSelected={props.isSelected}
          />
        );
      })}
    </div>
  );
});

interface Place {
  readonly ref?: RowLook["measure"];
  readonly "data-index"?: number;
  readonly style?: CSSProperties;
}

/** Where it stands by itself, and by what it is measured. */
export function placeOf({ look, at, top }: Pick<BodyRowProps, "look" | "at" | "top">): Place {
  return top === undefined ? {} : { ref: look.measure, "data-index": at, style: { transform: `translateY(${top}px)` } };
}

const noPin: PinOffset = {};
const empty: FormattedCell = { text: "" };
const formattedCell = (cells: BodyCells, row: TableRow, column: number): FormattedCell => cells.formatted(row, column) ?? empty;
