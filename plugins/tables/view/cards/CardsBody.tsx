import { useCallback, useMemo, useRef, useState, type FocusEvent, type ReactElement } from "react";
import type { ColumnModel } from "../../model/columnModel.ts";
import type { LineSource } from "../../model/lines.ts";
import type { RowRanges } from "../../model/RowRanges.ts";
import type { BodyCells } from "../body/BodyCells.ts";
import { CellMenu } from "../body/CellMenu.tsx";
import type { TableBodyProps } from "../body/TableBodyProps.ts";
import { useAskedCell } from "../body/useAskedCell.ts";
import { useBodyContent } from "../body/useBodyContent.ts";
import { useBodyHandle } from "../body/useBodyHandle.ts";
import { useLongPress } from "../body/useLongPress.ts";
import { cellOf } from "../rows/cellOf.ts";
import { rowsAmong } from "../rows/rowsAmong.ts";
import type { GroupTitles } from "../rows/useGroupTitles.ts";
import { useRowSelection } from "../body/useRowSelection.ts";
import { useSight } from "../rows/useSight.ts";
import { useVirtualRows } from "../rows/useVirtualRows.ts";
import virtual from "../rows/virtualRows.module.css";
import { Card } from "./Card.tsx";
import { CardGroup, CardGroupTotals } from "./CardGroup.tsx";
import type { CardLook } from "./CardLook.ts";
import styles from "./CardsBody.module.css";

export interface CardsBodyProps extends Pick<TableBodyProps, "handle" | "onVisible" | "onSelectedRows" | "onRowOpen" | "startLine"> {
  readonly title: string;
  readonly model: ColumnModel;
  readonly lines: LineSource;
  /** Of a grouped table. */
  readonly groupTitles: GroupTitles | undefined;
  readonly count: number;
  readonly cells: BodyCells;
  readonly rowHeight: number;
}

/** Of a card beside its fields: the gap below it, and its paddings. */
const besideFields = 26;
/** What a field takes less than a row of the table. */
const closer = 10;

/** The rows as a card each, of which those in sight are in the document: the same lines, cells and selection as in the other bodies. */
export const CardsBody = (props: CardsBodyProps): ReactElement => {
  const { lines, count, cells, model, rowHeight, onRowOpen } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<number>();
  const keepRows = useCallback((rows: RowRanges) => rowsAmong(lines, rows), [lines]);
  const { selection, press, select, move } = useRowSelection(props.onSelectedRows, keepRows);
  const rows = useVirtualRows({ scroller, count, rowHeight: cardHeight(model, rowHeight), kept: kept === undefined ? [] : [kept], isSplit: false, startLine: props.startLine });
  const [revision, ask] = useBodyContent({ lines, cells });
  const menu = useAskedCell({ lines, cells });
  useSight(rows.seen, { ...props, ask });
  useBodyHandle(props.handle, { findScroller: () => undefined, selectRows: select, boxOf: () => undefined, active: () => undefined, go: ({ line }) => rows.scrollTo(line) });
  useLongPress(scroller, (at, target) => {
    const place = cellOf(scroller.current, target);
    if (place) menu.open(place, at);
    return place !== undefined;
  });
  const look = useMemo((): CardLook => ({
    leaves: model.leaves, cells, revision, measure: rows.measure, onRowOpen,
    onSelect: (line, isRange) => press({ line, isRange, isAdditional: true }),
    onMenu: (line, at) => menu.open({ line, column: 1 }, at),
    onToggle: (line) => move(lines.toggle(line)),
  // `menu.open` reads what it is given, whenever it was made.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  }), [model, cells, revision, rows.measure, onRowOpen, press, move, lines]);
  return (
    <div ref={scroller} className={styles.scroller} onFocus={(event) => setKept(lineOf(event))} onBlur={() => setKept(undefined)}>
      <div role="list" aria-label={props.title} className={virtual.space} style={{ height: rows.height }}>
        <div role="presentation" className={virtual.box} style={{ height: rows.boxHeight }}>
          <div ref={rows.strip} role="presentation" className={virtual.strip}>
            {rows.items.map(({ index: at, start }) => {
              const line = lines.line(at);
              const place = { look, at, count, top: start - rows.anchor };
              if (line.kind === "group") return props.groupTitles && <CardGroup key={at} {...place} line={line} titles={props.groupTitles} />;
              if (line.kind === "footer") return <CardGroupTotals key={at} {...place} line={line} />;
              return <Card key={at} {...place} index={line.index} level={line.level} row={line.row} isSelected={selection.rows.has(at)} />;
            })}
          </div>
        </div>
      </div>
      {menu.asked && <CellMenu cell={menu.asked} onClose={menu.close} />}
    </div>
  );
};

const cardHeight = ({ leaves }: ColumnModel, rowHeight: number): number => besideFields + rowHeight + Math.max(0, leaves.length - 1) * (rowHeight - closer);

/** The card in which the focus is. */
function lineOf({ target }: FocusEvent): number | undefined {
  const line = target.closest<HTMLElement>("[data-line]")?.dataset["line"];
  return line === undefined ? undefined : Number(line);
}
