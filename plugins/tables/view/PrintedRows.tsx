import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { usePrinting } from "#sdk/react/usePrinting.ts";
import type { CellFormatter } from "../formats/index.ts";
import type { LeafColumn } from "../model/columnModel.ts";
import { rowOf } from "../model/lines.ts";
import { splitterOf } from "../model/RowSplitter.ts";
import styles from "./PrintedRows.module.css";
import type { ShownRows } from "./hooks/useRowWindow.ts";
import type { GroupTitles } from "./rows/useGroupTitles.ts";

export interface PrintedRowsProps {
  readonly title: string;
  readonly leaves: readonly LeafColumn[];
  readonly shown: ShownRows;
  readonly formatter: CellFormatter;
  readonly groupTitles: GroupTitles;
  /** The field whose list splits rows. */
  readonly splitRowsBy: string | null;
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

const PrintedTable = ({ title, leaves, shown, formatter, groupTitles, splitRowsBy }: PrintedRowsProps): ReactElement => {
  const splitter = splitterOf({ splitRowsBy }, leaves.map(({ column }) => column));
  const lines = Array.from({ length: Math.min(shown.rows, most) }, (_, at) => ({ at, line: shown.lines.line(at) }));
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
        {lines.map(({ at, line }) => {
          if (line.kind === "group" && line.group) return <PrintedHead key={at} columns={leaves.length + 1} level={line.level} {...groupTitles(line.level, line.group)} count={line.group.count} />;
          const row = rowOf(line);
          const parts = row && (splitter?.parts(row) ?? [row]);
          return parts?.map((part, index) => (
            <tr key={`${at}.${index}`}>
              {index === 0 && <td rowSpan={parts.length}>{line.index + 1}</td>}
              {leaves.map(({ id, column, align }) => {
                const isSplit = splitter?.splits(column) === true;
                if (index > 0 && !isSplit) return undefined;
                const shown = isSplit ? splitter.columnOf(column, part) : column;
                return <PrintedCell key={id} rows={isSplit ? 1 : parts.length} align={align} text={formatter.format(shown, part).text} />;
              })}
            </tr>
          ));
        })}
      </tbody>
    </table>
  );
};

interface PrintedHeadProps extends ReturnType<GroupTitles> {
  readonly columns: number;
  readonly level: number;
  readonly count: number;
}

function PrintedHead({ columns, level, field, cell, count }: PrintedHeadProps): ReactElement {
  const text = `${field}: ${cell.text} (${formatNumber(count)})`;
  return (
    <tr>
      <th colSpan={columns} scope="rowgroup" style={{ textAlign: "left", paddingInlineStart: `${4 + 12 * level}pt` }}>{text}</th>
    </tr>
  );
}

const PrintedCell = ({ rows, align, text }: { readonly rows: number; readonly align: LeafColumn["align"]; readonly text: string }): ReactElement => (
  <td rowSpan={rows} style={{ textAlign: align }} data-short={text.length <= short || undefined}>{text}</td>
);
