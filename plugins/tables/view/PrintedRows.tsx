import type { ReactElement } from "react";
import { usePrinting } from "#sdk/react/usePrinting.ts";
import type { CellFormatter } from "../formats/index.ts";
import type { LeafColumn } from "../model/columnModel.ts";
import { rowOf } from "../model/lines.ts";
import styles from "./PrintedRows.module.css";
import type { ShownRows } from "./hooks/useRowWindow.ts";

export interface PrintedRowsProps {
  readonly title: string;
  readonly leaves: readonly LeafColumn[];
  readonly shown: ShownRows;
  readonly formatter: CellFormatter;
}

/** More belongs into an export. */
const most = 1_000;
/** Columns that a sheet takes at the usual size. */
const many = 8;
/** Characters that are not broken within a word. */
const short = 24;

/** On paper a table is a table: the rows that were loaded, in place of the grid's picture of those in sight. */
export const PrintedRows = (props: PrintedRowsProps): ReactElement | undefined =>
  usePrinting() ? <PrintedTable {...props} /> : undefined;

const PrintedTable = ({ title, leaves, shown, formatter }: PrintedRowsProps): ReactElement => {
  const indexes = Array.from({ length: Math.min(shown.rows, most) }, (_, index) => index);
  const loaded = indexes.flatMap((index) => {
    const row = rowOf(shown.lines.line(index));
    return row ? [{ index, row }] : [];
  });
  return (
    <table className={styles.table} aria-label={title} data-printed="" data-dense={leaves.length > many || undefined}>
      <thead>
        <tr>
          <th>№</th>
          {leaves.map(({ id, title: name, align }) => (
            <th key={id} style={{ textAlign: align }} data-short="">{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {loaded.map(({ index, row }) => (
          <tr key={index}>
            <td>{index + 1}</td>
            {leaves.map(({ id, column, align }) => (
              <PrintedCell key={id} align={align} text={formatter.format(column, row).text} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const PrintedCell = ({ align, text }: { readonly align: LeafColumn["align"]; readonly text: string }): ReactElement => (
  <td style={{ textAlign: align }} data-short={text.length <= short || undefined}>{text}</td>
);
