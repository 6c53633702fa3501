import { lazy, Suspense, useCallback, useImperativeHandle, useRef, useState, type CSSProperties, type ReactElement, type ReactNode, type RefObject } from "react";
import { useCogs } from "#sdk/react/useCogs.ts";
import { useElementWidth } from "#sdk/react/useElementWidth.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useText } from "#sdk/react/useText.ts";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import type { TableRow } from "#sdk/wire.ts";
import { ChosenRowsBar } from "./actions/ChosenRowsBar.tsx";
import { TableConfigContext } from "./actions/TableConfigContext.ts";
import { bodyKind, type BodyKind } from "../model/bodyKind.ts";
import type { LeafColumn } from "../model/columnModel.ts";
import { footerLines } from "../model/footerLines.ts";
import { rowOf, type LineSource } from "../model/lines.ts";
import type { Sight } from "../model/Sight.ts";
import type { SortOrder } from "../model/sortOrder.ts";
import { calledTable } from "../model/tableLevel.ts";
import type { ColumnCommands } from "./columns/ColumnCommands.ts";
import styles from "./DataTable.module.css";
import { EditingLayer } from "./editing/EditingLayer.tsx";
import { useCellEditing } from "./editing/useCellEditing.ts";
import { usePaste } from "./editing/usePaste.ts";
import { FooterRows } from "./footer/FooterRows.tsx";
import { showRow } from "./showRow.ts";
import { TableBody } from "./TableBody.tsx";
import type { TableHands } from "./TableHands.ts";
import type { BodyHandle } from "./body/TableBodyProps.ts";
import { measureColumn } from "./body/measureColumn.ts";
import { PrintedRows } from "./PrintedRows.tsx";
import { NoColumns } from "./states/NoColumns.tsx";
import { SkeletonRows } from "./states/SkeletonRows.tsx";
import { TableHeader, type Beside, type TableHeaderHandle, type TableHeaderProps } from "./header/TableHeader.tsx";
import { useCellFormatter } from "./hooks/useCellFormatter.ts";
import type { ColumnSettingsState } from "./hooks/useColumnSettings.ts";
import { useColumns } from "./hooks/useColumns.ts";
import { isOwn } from "./levels/isOwn.ts";
import { openButtonRoom } from "./levels/OpenButton.tsx";
import { useLevels } from "./levels/useLevels.tsx";
import { useHeldRows } from "./useHeldRows.ts";
import type { OwnColumns } from "./hooks/useOwnColumns.ts";
import type { ChangeState } from "./hooks/useTableState.ts";
import { useGroupTitles } from "./rows/useGroupTitles.ts";
import { useGridTokens } from "./canvas/useGridTokens.ts";
import type { RowsState, ShownRows } from "./hooks/useRowWindow.ts";
import type { LocalizedTable } from "./hooks/useTableConfig.ts";

const CardsHead = lazy(async () => ({ default: (await import("./cards/cards.ts")).CardsHead }));
const CardsTotals = lazy(async () => ({ default: (await import("./cards/cards.ts")).CardsTotals }));
const ColumnSettings = lazy(async () => ({ default: (await import("./columns/ColumnSettings.tsx")).ColumnSettings }));
const PasteProgress = lazy(async () => ({ default: (await import("./editing/PasteProgress.tsx")).PasteProgress }));

export interface DataTableProps {
  readonly config: LocalizedTable;
  readonly rows: RowsState;
  /** Columns as the user has them. */
  readonly own: OwnColumns;
  readonly settings: ColumnSettingsState;
  readonly sort: SortOrder;
  readonly groupBy: readonly string[];
  readonly onSort: (field: string, isAdditional: boolean) => void;
  /** Given to who stands beside the rows. */
  readonly hands: RefObject<TableHands | null>;
  readonly change: ChangeState;
  /** Told what is in sight. */
  readonly sight: Sight;
  /** In place of the rows when there are none, or when they could not be read. */
  readonly state: ReactNode;
  /** Of the rows and the header together, in CSS; as much as there is unless given. */
  readonly height?: string;
  /** The table is as high as its rows, which are no higher together than that, in CSS. */
  readonly fit?: string;
  /** What it is called in place of its title: a child table says whose. */
  readonly label?: string;
  /** Rows open no child tables below them: they stand elsewhere. */
  readonly isBeside?: boolean;
  /** Told the row of the active cell, and what people call it; no row where no cell is active. */
  readonly onActiveRow?: ((row: TableRow | undefined, name: string) => void) | undefined;
  /** The person has rows shown as cards. */
  readonly isAsCards?: boolean;
  /** Opens the export of the selected rows; undefined where there is none. */
  readonly onExport?: () => void;
  /** In place of following a cell's link: a row was opened by Enter or a double press. */
  readonly onRowOpen?: (id: string) => void;
}

/** Header and body of one table. */
export const DataTable = (props: DataTableProps): ReactElement => {
  const { config, own, rows, sort, groupBy, onSort, sight, label = config.title, isAsCards = false } = props;
  const frame = useRef<HTMLElement>(null);
  const header = useRef<TableHeaderHandle>(null);
  const body = useRef<BodyHandle>(null);
  const footer = useRef<TableHeaderHandle>(null);
  const [edges, setEdges] = useState<Edges>({ left: false, right: true });
  // What the body's scroll bar takes of the width is not there for columns, and the header ends before it.
  const [barWidth, setBarWidth] = useState(0);
  const { shown } = rows;
  const levels = useLevels(config, props.isBeside === true);
  const [rowsHeight, setRowsHeight] = useState<number>();
  const available = useElementWidth(frame);
  const columns = useColumns(own, { available: available - barWidth, numbers: numbersOf(shown), beside: levels ? openButtonRoom : 0 });
  const { model, widths, numberWidth } = columns;
  const kind = bodyKind(config, model, { groupBy, isAsCards });
  const startLine = useStartLine(sight, kind, shown?.key);
  const tokens = useGridTokens();
  const formatter = useCellFormatter(config);
  const numberTitle = useNumberTitle(config);
  // What editing needs comes when somebody is at the table: who opens it to read it loads no form.
  const [isMet, setMet] = useState(false);
  const meet = useCallback(() => setMet(true), []);
  const editing = useCellEditing({ config, model, rows, body, isOff: props.onRowOpen !== undefined || isAsCards || !isMet || config.showsDeleted === true });
  const paste = usePaste({ editing, body, model, rows });
  const groupTitles = useGroupTitles(own.config, groupBy, formatter);

  const scrollSideways = useCallback((left: number, rest: number) => {
    header.current?.scrollSideways(left);
    footer.current?.scrollSideways(left);
    const next = { left: left > 0, right: rest > 1 };
    setEdges((before) => (before.left === next.left && before.right === next.right ? before : next));
  }, []);
  const see = useCallback((from: number, to: number) => sight.change({ from, to }), [sight]);
  const chosen = useHeldRows({ table: calledTable(config), isActedOn: isActedOn(config), shown, sight, body });
  const shownNow = useRef(shown);
  shownNow.current = shown;
  useImperativeHandle(props.hands, () => ({ selection: chosen, show: async (id, line) => await showRow({ id, line, shown: shownNow, body }) }), [chosen]);
  const fit = (leaf: LeafColumn): void => {
    const { from, to } = sight.value;
    const inSight = Array.from({ length: to - from }, (_, at) => shown && rowOf(shown.lines.line(from + at))).filter((row) => row !== undefined);
    if (formatter) columns.resize(leaf, measureColumn(leaf, inSight.map((row) => formatter.format(leaf.column, row)), tokens.font), true);
  };
  const commands: ColumnCommands = {
    sort, groupBy, fit, cogs: useCogs(config), dataset: config.dataset, isNarrow: columns.isNarrow, resize: columns.resize, edit: own.edit, openSettings: props.settings.open,
    sortBy: (next) => props.change({ sort: next }),
    group: (next) => props.change({ groupBy: next }),
  };
  const state = model.leaves.length === 0 ? <NoColumns onSettings={props.settings.open} /> : props.state;
  const skeleton = <SkeletonRows widths={[numberWidth, ...widths]} />;
  const footers = shown && shown.rows > 1 ? (shown.footers ?? footerLines(config)) : undefined;
  const groups = useAllGroups(shown?.lines, groupBy.length > 0);
  const beside = { model, widths, numberWidth, barWidth: kind === "rows" ? barWidth : 0 };
  return (
    <TableConfigContext value={config}>
      <section ref={frame} onPaste={(event) => frame.current && isOwn(frame.current, event.target) && paste.take(event)} onPointerEnter={meet} onFocus={meet} className={styles.frame} aria-label={label} aria-busy={rows.failure === undefined && (rows.isStale || !shown)} style={heightOf(props)} data-left-edge={edges.left || undefined} data-right-edge={edges.right || undefined}>
        {isAsCards ? <Suspense><CardsHead leaves={model.leaves} sort={sort} sortBy={commands.sortBy} groups={groups} /></Suspense> : (
          <TableHeader
            ref={header}
            title={label}
            {...beside}
            onSort={onSort}
            commands={commands}
            groups={groups}
            onScrollSideways={(left) => body.current?.scrollSideways(left)}
          />
        )}
        <div className={joinClasses(styles.body, rows.isStale && rows.failure === undefined && styles.stale)} style={fitted(props.fit, { isEmpty: state !== undefined, rowsHeight })}>
          {state !== undefined && <div className={styles.state}>{state}</div>}
          {state === undefined && !(shown && formatter) && skeleton}
          {state === undefined && shown && formatter && available > 0 && (
            <TableBody
              key={shown.key}
              handle={body}
              kind={kind}
              title={label}
              shown={shown}
              groupTitles={groupBy.length > 0 ? groupTitles : undefined}
              model={model}
              widths={widths}
              numberWidth={numberWidth}
              numberTitle={numberTitle}
              formatter={formatter}
              splitRowsBy={config.splitRowsBy}
              tokens={tokens}
              isKeyboardOn={config.navigateByKeyboard}
              fallback={skeleton}
              onScrollSideways={scrollSideways}
              onVisible={see}
              onSelectedRows={chosen.select}
              onBarWidth={setBarWidth}
              onHeight={setRowsHeight}
              levels={levels}
              onActiveRow={props.onActiveRow}
              startLine={startLine}
              editing={editing?.keys}
              {...(props.onRowOpen && { onRowOpen: props.onRowOpen })}
            />
          )}
          {editing && shown && formatter && <EditingLayer editing={editing} body={body} lines={shown.lines} model={model} formatter={formatter} />}
        </div>
        {footers !== undefined && (isAsCards ? <Suspense><CardsTotals leaves={model.leaves} footers={footers} /></Suspense> : <FooterRows ref={footer} footers={footers} {...beside} />)}
        {shown && formatter && <PrintedRows title={config.title} leaves={model.leaves} shown={shown} formatter={formatter} groupTitles={groupTitles} splitRowsBy={config.splitRowsBy} />}
        {paste.running && <Suspense><PasteProgress {...paste.running} /></Suspense>}
        {!levels && <PinnedEdges {...beside} edges={edges} />}
        {props.settings.isOpen && <Suspense><ColumnSettings own={own} onClose={props.settings.close} /></Suspense>}
        {shown && <ChosenRowsBar sight={sight} lines={shown.lines} selection={chosen} onExport={props.onExport} />}
      </section>
    </TableConfigContext>
  );
};

/** Another drawing of the same rows begins where the one before was. */
function useStartLine(sight: Sight, kind: BodyKind, key: ShownRows["key"] | undefined): number {
  const drawn = useRef({ kind, key, line: 0 });
  const { current } = drawn;
  if (current.kind !== kind || current.key !== key) drawn.current = { kind, key, line: current.key === key ? sight.value.from : 0 };
  return drawn.current.line;
}

/** Whether anything can be done with selected rows; else nobody asks which they are. */
const isActedOn = ({ buttons, form, permissions, isForGuests }: LocalizedTable): boolean =>
  !isForGuests && (permissions.export || (form !== null && (permissions.update || permissions.delete)) || buttons.some(({ scope }) => scope === "selection"));

/** Opens and closes all groups together; undefined in a table without any. */
function useAllGroups(lines: LineSource | undefined, isGrouped: boolean): TableHeaderProps["groups"] {
  const [opened, setOpened] = useState<LineSource>();
  if (!isGrouped || !lines) return undefined;
  const isAllOpen = opened === lines;
  const toggleAll = (): void => {
    lines.toggleAll(!isAllOpen);
    setOpened(isAllOpen ? undefined : lines);
  };
  return { isAllOpen, toggleAll };
}

/** A room for the bar by which columns scroll is there always. */
const barRoom = 12;

/** How high the body is where the table is as high as its rows; until they are there as high as some. */
/** As high as its place, and no higher than its configuration says, where nobody who embeds it says otherwise. */
function heightOf({ config, height, fit }: Pick<DataTableProps, "config" | "height" | "fit">): CSSProperties {
  return { height, ...(height === undefined && fit === undefined && config.maxHeight !== null && { maxHeight: config.maxHeight }) };
}

function fitted(fit: string | undefined, { isEmpty, rowsHeight }: { isEmpty: boolean; rowsHeight: number | undefined }): CSSProperties | undefined {
  if (fit === undefined) return undefined;
  const rows = isEmpty ? "160px" : rowsHeight === undefined ? "4 * var(--row-height)" : `${rowsHeight + barRoom}px`;
  return { flex: "none", height: `min(${fit}, ${rows})` };
}

interface Edges {
  /** Whether something is under the columns that are pinned at that side. */
  readonly left: boolean;
  readonly right: boolean;
}

/** The shadows of the pinned columns. */
const PinnedEdges = ({ model, widths, numberWidth, barWidth, edges }: { readonly edges: Edges } & Beside): ReactElement => {
  const sum = (some: readonly number[]): number => some.reduce((all, width) => all + width, 0);
  const left = numberWidth + sum(widths.slice(0, model.leftPins));
  const right = sum(widths.slice(widths.length - model.rightPins));
  return (
    <>
      {model.leftPins > 0 && <div className={styles.edge} data-visible={edges.left} style={{ width: left }} />}
      {model.rightPins > 0 && <div className={styles.edge} data-side="right" data-visible={edges.right} style={{ width: right, right: barWidth }} />}
    </>
  );
};

/**
 * The largest row number to make room for: of those that were loaded, and where there is more than a page four figures
 * from the beginning, so that a count that comes later moves nothing.
 */
const numbersOf = (shown: ShownRows | undefined): number =>
  shown ? Math.max(shown.reach, shown.rows > shown.lines.pageSize ? 9_999 : 0) : 0;

/** Changes its language together with the other titles and the cells: the grid is drawn once. */
function useNumberTitle({ language }: LocalizedTable): string {
  const t = useText();
  const isBehind = useLanguage().code !== language;
  const title = useRef<string>(undefined);
  const shown = isBehind && title.current !== undefined ? title.current : t("tables.rowNumber");
  title.current = shown;
  return shown;
}
