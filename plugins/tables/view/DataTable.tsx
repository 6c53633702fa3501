import { useCallback, useMemo, useRef, useState, type ReactElement, type ReactNode } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import type { CellFormatter } from "../formats/index.ts";
import type { LeafColumn } from "../model/columnModel.ts";
import { footerLines } from "../model/footerLines.ts";
import type { Sight } from "../model/Sight.ts";
import type { SortOrder } from "../model/sortOrder.ts";
import styles from "./DataTable.module.css";
import { FooterRows } from "./footer/FooterRows.tsx";
import { GridBody, type GridBodyHandle } from "./canvas/GridBody.tsx";
import { GridCells } from "./canvas/GridCells.ts";
import { measureColumn } from "./body/measureColumn.ts";
import { PrintedRows } from "./PrintedRows.tsx";
import { SkeletonRows } from "./states/SkeletonRows.tsx";
import { TableHeader, type TableHeaderHandle } from "./header/TableHeader.tsx";
import { useCellFormatter } from "./hooks/useCellFormatter.ts";
import { useColumns } from "./hooks/useColumns.ts";
import { useElementWidth } from "./hooks/useElementWidth.ts";
import { useGridTokens } from "./canvas/useGridTokens.ts";
import type { RowsState, ShownRows } from "./hooks/useRowWindow.ts";
import type { LocalizedTable } from "./hooks/useTableConfig.ts";

export interface DataTableProps {
  readonly config: LocalizedTable;
  readonly rows: RowsState;
  readonly sort: SortOrder;
  readonly onSort: (field: string, isAdditional: boolean) => void;
  /** Told what is in sight. */
  readonly sight: Sight;
  /** In place of the rows when there are none, or when they could not be read. */
  readonly state: ReactNode;
  /** Of the rows and the header together, in CSS; as much as there is unless given. */
  readonly height?: string;
  /** In place of following a cell's link: a row was opened by Enter or a double press. */
  readonly onRowOpen?: (id: string) => void;
}

/** Header and body of one table. */
export const DataTable = (props: DataTableProps): ReactElement => {
  const { config, rows, sort, onSort, sight } = props;
  const frame = useRef<HTMLElement>(null);
  const header = useRef<TableHeaderHandle>(null);
  const body = useRef<GridBodyHandle>(null);
  const [isScrolled, setScrolled] = useState(false);
  const { shown } = rows;
  const available = useElementWidth(frame);
  const columns = useColumns(config, { available, numbers: numbersOf(shown) });
  const tokens = useGridTokens();
  const formatter = useCellFormatter(config);
  const cells = useCells(formatter, columns.model.leaves, tokens);
  const numberTitle = useNumberTitle(config);
  const footer = useRef<TableHeaderHandle>(null);

  const scrollSideways = useCallback((left: number) => {
    header.current?.scrollSideways(left);
    footer.current?.scrollSideways(left);
    setScrolled(left > 0);
  }, []);
  const see = useCallback((from: number, to: number) => sight.change({ from, to }), [sight]);
  const select = useCallback((selected: number) => sight.change({ selected }), [sight]);
  const fit = (column: LeafColumn): void => {
    const index = columns.model.leaves.indexOf(column);
    const { from, to } = sight.value;
    const inSight = Array.from({ length: to - from }, (_, at) => shown?.rowWindow.row(from + at)).filter((row) => row !== undefined);
    if (cells) columns.resize(column, measureColumn(column, inSight, { cells, column: index, font: tokens.font }), true);
  };
  const { leftPins } = columns.model;
  const pinnedWidth = columns.widths.slice(0, leftPins).reduce((sum, width) => sum + width, columns.numberWidth);
  const skeleton = <SkeletonRows widths={[columns.numberWidth, ...columns.widths]} />;
  return (
    <section ref={frame} className={styles.frame} aria-label={config.title} aria-busy={rows.failure === undefined && (rows.isStale || !shown)} style={{ height: props.height }}>
      <TableHeader
        ref={header}
        title={config.title}
        model={columns.model}
        widths={columns.widths}
        numberWidth={columns.numberWidth}
        sort={sort}
        onSort={onSort}
        onResize={columns.resize}
        onFit={fit}
        onScrollSideways={(left) => body.current?.scrollSideways(left)}
      />
      <div className={joinClasses(styles.body, rows.isStale && rows.failure === undefined && styles.stale)}>
        {props.state !== undefined && <div className={styles.state}>{props.state}</div>}
        {props.state === undefined && !(shown && cells) && skeleton}
        {props.state === undefined && shown && cells && available > 0 && (
          <GridBody
            key={shown.key}
            handle={body}
            rowWindow={shown.rowWindow}
            rows={shown.rows}
            leaves={columns.model.leaves}
            widths={columns.widths}
            leftPins={leftPins === 0 ? 0 : leftPins + 1}
            numberWidth={columns.numberWidth}
            numberTitle={numberTitle}
            cells={cells}
            tokens={tokens}
            isKeyboardOn={config.navigateByKeyboard}
            onScrollSideways={scrollSideways}
            onVisible={see}
            onSelectedRows={select}
            {...(props.onRowOpen && { onRowOpen: props.onRowOpen })}
          />
        )}
      </div>
      {shown && shown.rows > 1 && (
        <FooterRows ref={footer} footers={shown.footers ?? footerLines(config)} model={columns.model} widths={columns.widths} numberWidth={columns.numberWidth} />
      )}
      {shown && formatter && <PrintedRows title={config.title} leaves={columns.model.leaves} shown={shown} formatter={formatter} />}
      {leftPins > 0 && <div className={styles.edge} data-visible={isScrolled} style={{ width: pinnedWidth }} />}
    </section>
  );
};

/**
 * The largest row number to make room for: of those that were loaded, and where there is more than a page four figures
 * from the beginning, so that a count that comes later moves nothing.
 */
const numbersOf = (shown: ShownRows | undefined): number =>
  shown ? Math.max(shown.reach, shown.rows > shown.rowWindow.pageSize ? 9_999 : 0) : 0;

/** Undefined until the table's expressions are ready. */
function useCells(formatter: CellFormatter | undefined, leaves: readonly LeafColumn[], tokens: ReturnType<typeof useGridTokens>): GridCells | undefined {
  const { smallPicture } = useCapability("files");
  return useMemo(() => formatter && new GridCells({ leaves, formatter, tokens, smallPicture }), [leaves, formatter, tokens, smallPicture]);
}

/** Changes its language together with the other titles and the cells: the grid is drawn once. */
function useNumberTitle({ locale }: LocalizedTable): string {
  const t = useText();
  const isBehind = useLocale() !== locale;
  const title = useRef<string>(undefined);
  const shown = isBehind && title.current !== undefined ? title.current : t("tables.rowNumber");
  title.current = shown;
  return shown;
}
