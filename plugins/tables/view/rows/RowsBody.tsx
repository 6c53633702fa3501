import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type ReactElement, type RefObject } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { ColumnModel } from "../../model/columnModel.ts";
import { pageOf } from "../../model/cellMoves.ts";
import { rowOf, type Line, type LineSource } from "../../model/lines.ts";
import { pinOffsets } from "../../model/pinOffsets.ts";
import type { RowRanges } from "../../model/RowRanges.ts";
import { copiedRange, rangeOf, type CellPlace } from "../../model/CellSelection.ts";
import type { BodyCells } from "../body/BodyCells.ts";
import type { BodyEditing } from "../body/BodyEditing.ts";
import { CellMenu, type AskedCell } from "../body/CellMenu.tsx";
import type { TableBodyProps } from "../body/TableBodyProps.ts";
import { useAskedCell } from "../body/useAskedCell.ts";
import { useBodyContent } from "../body/useBodyContent.ts";
import { useBodyHandle } from "../body/useBodyHandle.ts";
import { useCellKeys, type Opening } from "../body/useCellKeys.ts";
import { useCopiedCells } from "../body/useCopiedCells.ts";
import { useLongPress } from "../body/useLongPress.ts";
import { useRowSelection } from "../body/useRowSelection.ts";
import { isOwn } from "../levels/isOwn.ts";
import { OpenableLine } from "../levels/OpenableLine.tsx";
import type { RowLevels } from "../levels/RowLevels.ts";
import { useOpenHeights, useOpenRows } from "../levels/useOpenRows.ts";
import { BodyRow, type RowLook } from "./BodyRow.tsx";
import { cellOf, findCell } from "./cellOf.ts";
import { ColumnNames } from "./ColumnNames.tsx";
import { GroupFooterRow, GroupRow } from "./GroupRow.tsx";
import styles from "./RowsBody.module.css";
import { SplitRow } from "./SplitRow.tsx";
import { useCellPointer } from "./useCellPointer.ts";
import type { GroupTitles } from "./useGroupTitles.ts";
import { rowsAmong } from "./rowsAmong.ts";
import { useSight } from "./useSight.ts";
import { useVirtualColumns } from "./useVirtualColumns.ts";
import { useVirtualRows } from "./useVirtualRows.ts";
import virtual from "./virtualRows.module.css";

export interface RowsBodyProps extends TableBodyProps {
  readonly title: string;
  readonly model: ColumnModel;
  readonly lines: LineSource;
  /** Of a grouped table. */
  readonly groupTitles: GroupTitles | undefined;
  readonly count: number;
  readonly cells: BodyCells;
  readonly rowHeight: number;
  /** Rows are as high as their text. */
  readonly isWrapping: boolean;
  /** Records make as many rows as a list of theirs has members. */
  readonly isSplit: boolean;
  /** What the scroll bar takes of the width, in pixels. */
  readonly onBarWidth: (width: number) => void;
  /** What rows open below them. */
  readonly levels: RowLevels | undefined;
  /** How high all rows are together, in pixels. */
  readonly onHeight: (height: number) => void;
}

/**
 * The rows as elements of the document, of which those in sight are there: what a canvas cannot draw. Keys, selection,
 * copying and menus are those of the canvas.
 */
export const RowsBody = (props: RowsBodyProps): ReactElement => {
  const { lines, count, cells, model, widths, numberWidth, levels } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const keepRows = useCallback((rows: RowRanges) => rowsAmong(lines, rows), [lines]);
  const chosen = useRowSelection(props.onSelectedRows, keepRows);
  const { selection } = chosen;
  const { active } = selection;
  const range = rangeOf(selection);
  const titles = props.groupTitles;
  const open = useOpenRows(lines, levels);
  const kept = active ? [...open.kept, active.line] : open.kept;
  const rows = useVirtualRows({ scroller, count, rowHeight: props.rowHeight, kept, isSplit: props.isSplit, startLine: props.startLine });
  const openLines = open.among(rows.items);
  const measureOpen = useOpenHeights({ ...rows, open: openLines, rowHeight: props.rowHeight });
  const shown = useVirtualColumns({ scroller, model, widths, numberWidth, kept: active && active.column > 0 ? active.column - 1 : undefined });
  const [revision, ask] = useBodyContent({ lines, cells });
  const menu = useCellMenu({ lines, cells, scroller });
  useLongPress(scroller, menu.hold);
  const openCell = useOpenCell(props);
  const copy = useCopiedCells({ lines, columns: model.leaves.length, cells }, { range: copiedRange(selection), part: active?.part, rows: selection.rows });
  const toggleRow = useToggleRow({ scroller, active, levels });
  const toggle = (line: number): void => {
    const { kind } = lines.line(line);
    if (kind === "group") chosen.move(lines.toggle(line));
    else toggleRow(rowOf(lines.line(line))?.$id);
  };
  const pointer = useCellPointer(chosen, toggle);
  const pressKey = useCellKeys({
    chosen,
    bounds: () => ({ lines: count, columns: model.leaves.length + 1, page: pageOf(scroller.current, props.rowHeight), ...(props.isSplit && { parts: (place) => partsAt(props, place) }) }),
    isKeyboardOn: props.isKeyboardOn,
    openCell,
    askMenu: menu.askAt,
    openingOf: (at) => openingOf(lines.line(at), levels),
    toggle,
  });
  const look = useMemo((): RowLook => ({
    leaves: model.leaves,
    shown,
    pins: pinOffsets(model, widths, numberWidth),
    numberPin: model.leftPins > 0 ? { left: 0 } : {},
    cells,
    revision,
    measure: props.isWrapping || props.isSplit ? rows.measure : undefined,
  }), [model, shown, widths, numberWidth, cells, revision, props.isWrapping, props.isSplit, rows.measure]);

  useSight(rows.seen, { ...props, ask });
  const leaveTo = (place: CellPlace): void => {
    // The cell gets the focus from within the body, also where it is the active one already.
    scroller.current?.focus({ preventScroll: true });
    chosen.go({ ...place }, false);
  };
  useBodyHandle(props.handle, {
    findScroller: () => scroller.current,
    selectRows: chosen.select,
    boxOf: (place) => findCell(scroller.current, place)?.getBoundingClientRect(),
    active: () => (active && active.column > 0 ? active : undefined),
    go: leaveTo,
  });
  useActiveRow({ active, props, revision });
  useLayoutEffect(() => props.onHeight(rows.total));
  useBarWidth(scroller, props.onBarWidth);
  useActiveFocus({ scroller, active, scrollTo: rows.scrollTo, model, widths, numberWidth });
  const width = widths.reduce((sum, one) => sum + one, numberWidth);
  const tracks = [numberWidth, ...widths].map((one) => `${one}px`).join(" ");
  return (
    <div
      ref={scroller}
      role={titles || levels ? "treegrid" : "grid"}
      aria-label={props.title}
      aria-rowcount={(props.isSplit ? Math.round(rows.total / props.rowHeight) : count) + 1}
      aria-colcount={model.leaves.length + 1}
      aria-multiselectable="true"
      // The first cell is a stop of the keyboard until one is chosen.
      tabIndex={active ? -1 : 0}
      className={styles.scroller}
      data-levels={levels ? "" : undefined}
      onScroll={(event) => props.onScrollSideways(event.currentTarget.scrollLeft, restOf(event.currentTarget))}
      onFocus={(event) => event.target === event.currentTarget && !active && count > 0 && chosen.go({ line: 0, column: 1 }, false)}
      onKeyDown={(event) => {
        if (!isOwn(event.currentTarget, event.target)) return;
        if ((active && takeEditingKey(event, active, props.editing)) || event.defaultPrevented || !pressKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      // Text that somebody selected within a cell is copied as everywhere.
      onCopy={(event) => isOwn(event.currentTarget, event.target) && window.getSelection()?.isCollapsed !== false && copy(event)}
      onContextMenu={menu.ask}
      onDoubleClick={(event) => {
        const place = cellOf(event.currentTarget, event.target);
        if (!place || place.column === 0) return;
        if (props.onRowOpen) openCell(place, false);
        else props.editing?.open(place);
      }}
      {...pointer}
    >
      <div className={virtual.space} style={{ height: rows.height, width }}>
        <div className={virtual.box} style={{ height: rows.boxHeight }}>
          <ColumnNames model={model} numberTitle={props.numberTitle} />
          <div ref={rows.strip} role="rowgroup" className={virtual.strip} style={{ gridTemplateColumns: tracks, ["--tracks" as string]: tracks }}>
            {rows.items.map(({ index: at, start }) => {
              const line = lines.line(at);
              const place = { look, at, top: start - rows.anchor, active: active?.line === at ? active.column : undefined };
              if (line.kind === "group") return titles && <GroupRow key={at} {...place} line={line} titles={titles} />;
              if (line.kind === "footer") return <GroupFooterRow key={at} {...place} line={line} />;
              const isInRange = range !== undefined && at >= range.top && at <= range.bottom && isMany(range);
              const row = {
                ...place,
                index: line.index,
                row: line.row,
                level: titles || levels ? line.level : undefined,
                from: isInRange ? range.left : undefined,
                to: isInRange ? range.right : undefined,
                isSelected: selection.rows.has(at),
              };
              const part = active?.line === at ? active.part : undefined;
              const { key, ...rest } = levels ? { ...row, key: at, top: undefined, isOpen: openingOf(line, levels)?.isOpen } : { ...row, key: at };
              const drawn = props.isSplit
                ? <SplitRow key={key} {...rest} parts={line.row ? cells.parts(line.row) : 1} activePart={part} rowIndex={Math.round(start / props.rowHeight) + 2} />
                : <BodyRow key={key} {...rest} />;
              if (!levels) return drawn;
              const id = openLines.get(at);
              const detail = id !== undefined && line.row ? levels.detail(line.row, cells.formatted(line.row, 0)?.text ?? "") : undefined;
              return (
                <OpenableLine
                  // An open one is its record's, wherever that stands.
                  key={id ?? at}
                  {...place}
                  level={line.level}
                  columns={model.leaves.length + 1}
                  measure={id === undefined ? look.measure : measureOpen}
                  row={drawn}
                  detail={detail}
                  onLeave={() => leaveTo({ line: at, column: active?.line === at ? active.column : 0 })}
                />
              );
            })}
          </div>
        </div>
      </div>
      {menu.asked && <CellMenu cell={menu.asked} onClose={menu.close} />}
    </div>
  );
};

/** What a line opens: the rows of its group, or the child table of its record. */
function openingOf(line: Line, levels: RowLevels | undefined): Opening | undefined {
  if (line.kind === "group") return { kind: "group", isOpen: line.isOpen };
  const id = rowOf(line)?.$id;
  return levels && id !== undefined ? { kind: "row", isOpen: levels.opened.has(id) } : undefined;
}

/** Opens and closes the child table of a row. Its elements are others then: the focus comes back to its cell. */
function useToggleRow({ scroller, active, levels }: Pick<ActiveFocus, "scroller" | "active"> & { levels: RowLevels | undefined }): (id: string | undefined) => void {
  const isReturning = useRef(false);
  useLayoutEffect(() => {
    if (!isReturning.current) return;
    isReturning.current = false;
    if (active && document.activeElement === document.body) findCell(scroller.current, active)?.focus({ preventScroll: true });
  });
  return (id) => {
    if (id === undefined) return;
    isReturning.current = true;
    levels?.toggle(id);
  };
}

/** Tells the row of the active cell, also when another stands there by now. */
function useActiveRow({ active, props, revision }: { active: CellPlace | undefined; props: RowsBodyProps; revision: number }): void {
  const { lines, cells, onActiveRow } = props;
  useEffect(() => {
    const line = active && lines.line(active.line);
    const row = line && rowOf(line);
    const isOnItsWay = line?.kind === "row" && row === undefined;
    if (!isOnItsWay) onActiveRow?.(row, (row && cells.formatted(row, 0)?.text) ?? "");
  }, [active, lines, cells, onActiveRow, revision]);
}

/** A key that begins editing is not the body's; a letter that begins with itself goes where the focus is by now. */
function takeEditingKey(event: KeyboardEvent, active: CellPlace, editing: BodyEditing | undefined): boolean {
  const taken = active.column > 0 && !event.defaultPrevented ? editing?.press(event, active) : undefined;
  if (taken === undefined) return false;
  event.stopPropagation();
  if (taken === "taken") event.preventDefault();
  return true;
}

const isMany = ({ top, bottom, left, right }: { top: number; bottom: number; left: number; right: number }): boolean => top < bottom || left < right;

const restOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): number => scrollWidth - clientWidth - scrollLeft;

/** How many parts of its row a cell's column shows one by one. */
function partsAt({ lines, cells }: RowsBodyProps, { line, column }: CellPlace): number {
  const row = rowOf(lines.line(line));
  return row && cells.isSplit(column - 1) ? cells.parts(row) : 1;
}

/** The bar has its room whether it is there or not, so that nothing moves when rows come. */
function useBarWidth(scroller: RefObject<HTMLDivElement | null>, tell: (width: number) => void): void {
  useLayoutEffect(() => {
    if (scroller.current) tell(scroller.current.offsetWidth - scroller.current.clientWidth);
    return () => tell(0);
  }, [scroller, tell]);
}

interface ActiveFocus extends Pick<RowsBodyProps, "model" | "widths" | "numberWidth"> {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly active: CellPlace | undefined;
  readonly scrollTo: (line: number, part?: number) => void;
}

/** The active cell comes into sight, and has the focus while the body has it. */
function useActiveFocus({ scroller, active, scrollTo, model, widths, numberWidth }: ActiveFocus): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!active || !element || !isOwn(element, document.activeElement)) return;
    scrollTo(active.line, active.part);
    findCell(element, active)?.focus({ preventScroll: true });
    scrollColumnIntoSight(element, active.column - 1, { model, widths, numberWidth });
    // Only another active cell leads anywhere: widths that change under it do not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [active, scroller, scrollTo]);
}

/** Between the pinned columns, which cover what scrolls under them. */
function scrollColumnIntoSight(scroller: HTMLElement, column: number, { model, widths, numberWidth }: Pick<ActiveFocus, "model" | "widths" | "numberWidth">): void {
  const { leaves, leftPins, rightPins } = model;
  if (column < leftPins || column >= leaves.length - rightPins) return;
  const sum = (from: number, to: number): number => widths.slice(from, to).reduce((all, width) => all + width, 0);
  const pinned = leftPins > 0 ? numberWidth + sum(0, leftPins) : 0;
  const left = numberWidth + sum(0, column);
  const right = left + (widths[column] ?? 0);
  const end = scroller.scrollLeft + scroller.clientWidth - sum(leaves.length - rightPins, leaves.length);
  if (left < scroller.scrollLeft + pinned) scroller.scrollLeft = left - pinned;
  else if (right > end) scroller.scrollLeft += right - end;
}

/** Enter, and a double press: the row where somebody wants to hear of it, else the cell's link. */
function useOpenCell({ lines, cells, onRowOpen }: RowsBodyProps): (place: CellPlace, inNewTab: boolean) => void {
  const navigation = useCapability("navigation");
  return ({ line, column, part }, inNewTab) => {
    const row = rowOf(lines.line(line));
    if (!row) return;
    if (onRowOpen) return row.$id === undefined ? undefined : onRowOpen(row.$id);
    const href = cells.formatted(row, column - 1, part)?.href;
    if (href !== undefined) void navigation.open(href, { inNewTab });
  };
}

interface CellMenuState {
  readonly asked: AskedCell | undefined;
  readonly ask: (event: React.MouseEvent) => void;
  readonly askAt: (place: CellPlace) => void;
  /** By a finger that rests on it. @returns whether there is a cell */
  readonly hold: (at: { readonly x: number; readonly y: number }, target: Element) => boolean;
  readonly close: () => void;
}

/** The menu of a cell, by the pointer or the key for it. A link has the browser's own. */
function useCellMenu({ lines, cells, scroller }: Pick<RowsBodyProps, "lines" | "cells"> & { scroller: RefObject<HTMLDivElement | null> }): CellMenuState {
  const { asked, open, close } = useAskedCell({ lines, cells });
  return {
    asked,
    ask: (event) => {
      const place = cellOf(event.currentTarget, event.target);
      const isLink = event.target instanceof Element && event.target.closest("a") !== null;
      if (!place || isLink) return;
      event.preventDefault();
      open(place, { x: event.clientX, y: event.clientY });
    },
    askAt: (place) => {
      const box = findCell(scroller.current, place)?.getBoundingClientRect();
      if (box) open(place, { x: box.x, y: box.bottom });
    },
    hold: (at, target) => {
      const place = cellOf(scroller.current, target);
      if (place) open(place, at);
      return place !== undefined && place.column > 0;
    },
    close,
  };
}
