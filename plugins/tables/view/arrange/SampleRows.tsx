import { useEffect, useReducer, type ReactElement, type ReactNode } from "react";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import type { TableRow } from "#sdk/wire.ts";
import type { CellFormatter } from "../../formats/index.ts";
import { alignOf } from "../../model/columnModel.ts";
import { behindCell, Content } from "../rows/BodyCell.tsx";
import type { ArrangedColumn } from "./ArrangedColumn.ts";
import styles from "./ArrangeTable.module.css";
import { useArrangeText } from "./useArrangeText.ts";

export interface SampleRowsProps {
  /** Rows of the head above them. */
  readonly below: number;
  readonly leaves: readonly ArrangedColumn[];
  readonly rows: readonly TableRow[];
  readonly formatter: CellFormatter | undefined;
}

/** The first rows as the table shows them, to judge widths by; their links lead nowhere. */
export const SampleRows = ({ below, leaves, rows, formatter }: SampleRowsProps): ReactNode => {
  useAnswers(formatter, rows);
  return formatter && rows.map((row, line) => (
    <div key={row.$id ?? line} role="row" className={styles.row}>
      {leaves.map((leaf, at) => <SampleCell key={leaf.id} leaf={leaf} row={row} formatter={formatter} place={{ gridRow: below + 1 + line, gridColumn: at + 1 }} />)}
    </div>
  ));
};

interface SampleCellProps {
  readonly leaf: ArrangedColumn;
  readonly row: TableRow;
  readonly formatter: CellFormatter;
  readonly place: { readonly gridRow: number; readonly gridColumn: number };
}

const SampleCell = ({ leaf: { column, isGroup, isNew }, row, formatter, place }: SampleCellProps): ReactElement => {
  const say = useArrangeText();
  if (isGroup || isNew) return <div role="cell" className={styles.cell} data-unknown="" data-tooltip={isNew && !isGroup ? say("unsaved") : undefined} style={place} />;
  const { href: _link, ...cell } = formatter.format(column, row);
  const behind = behindCell(cell);
  return (
    <div role="cell" className={joinClasses(styles.cell, behind.className)} style={{ ...place, textAlign: cell.align ?? alignOf(column), ...behind.style }}>
      <Content cell={cell} />
    </div>
  );
};

/** Draws again with what programs say of the rows. */
function useAnswers(formatter: CellFormatter | undefined, rows: readonly TableRow[]): void {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    if (!formatter) return undefined;
    const answers = formatter.programs.subscribe(draw);
    void formatter.programs.ask(rows);
    return () => answers.dispose();
  }, [formatter, rows]);
}
