import "@glideapps/glide-data-grid/dist/index.css";
import {
  CompactSelection,
  DataEditorCore, ImageWindowLoaderImpl, loadingCellRenderer, type CellClickedEventArgs, type DataEditorRef,
  type GridCell, type GridColumn, type GridKeyEventArgs, type GridSelection, type InnerGridCell, type InternalCellRenderer, type Item, type Rectangle,
} from "@glideapps/glide-data-grid";
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import type { LeafColumn } from "../../model/columnModel.ts";
import { rowOf, type LineSource } from "../../model/lines.ts";
import type { BodyEditing } from "../body/BodyEditing.ts";
import { CellMenu } from "../body/CellMenu.tsx";
import { seenRows } from "../body/seenRows.ts";
import type { TableBodyProps } from "../body/TableBodyProps.ts";
import { useBodyContent } from "../body/useBodyContent.ts";
import { useBodyHandle } from "../body/useBodyHandle.ts";
import { useCopiedCells, type CopiedSelection } from "../body/useCopiedCells.ts";
import { CellLink } from "./CellLink.tsx";
import styles from "./GridBody.module.css";
import { linkFont, type GridCells } from "./GridCells.ts";
import type { GridTokens } from "./gridTokens.ts";
import { markRenderer } from "./markedCell.ts";
import { scrollerOf } from "./scrollerOf.ts";
import { textRenderer } from "./textRenderer.ts";
import { useActiveRing } from "./useActiveRing.ts";
import { useCellLinks } from "./useCellLinks.ts";
import { useCellMenu } from "./useCellMenu.ts";
import { useGridSelection } from "./useGridSelection.ts";
import { useHeldCell } from "./useHeldCell.ts";
import { useKeptTop } from "./useKeptTop.ts";

export interface GridBodyProps extends TableBodyProps {
  readonly leaves: readonly LeafColumn[];
  /** Of which each is a row: the canvas draws no groups. */
  readonly lines: LineSource;
  readonly rows: number;
  readonly leftPins: number;
  readonly cells: GridCells;
  readonly tokens: GridTokens;
}

const renderers = [textRenderer, loadingCellRenderer] as unknown as readonly InternalCellRenderer<InnerGridCell>[];
const customRenderers = [markRenderer];
/** The header is ours; the grid would still draw the feet of its letters into the first row. */
const drawNothing = (): void => undefined;
const arrows = ["goUpCell", "goDownCell", "goLeftCell", "goRightCell", "goToNextPage", "goToPreviousPage"] as const;
const withoutArrows = Object.fromEntries(arrows.map((key) => [key, false]));
/** Tab leaves the grid at once, and what is pasted is asked about first: the grid itself would ask the browser for the clipboard. */
const withoutTab = { goLeftCell: "ArrowLeft", goRightCell: "ArrowRight", paste: false } as const;

/** A key that begins editing is not the grid's; a letter that begins with itself goes where the focus is by now. */
function takeEditingKey(event: GridKeyEventArgs, editing: BodyEditing | undefined): boolean {
  const [column, line] = event.location ?? [0, 0];
  const taken = column > 0 ? editing?.press(event, { line, column }) : undefined;
  if (taken === undefined) return false;
  event.cancel();
  event.stopPropagation();
  if (taken === "taken") event.preventDefault();
  return true;
}

/** The rows on a canvas. Column 0 is ours: the row numbers. The grid measures itself with each drawing, so only what it shows draws it. */
export const GridBody = memo((props: GridBodyProps): ReactNode => {
  const { lines, rows, cells, tokens } = props;
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<DataEditorRef>(null);
  const { selection, setSelection, pressRow } = useGridSelection(props.onSelectedRows);
  const columns = useGridColumns(props);
  const [revision, ask] = useBodyContent({ lines, cells });
  const cellAt = useCallback(
    ([column, row]: Item): GridCell => (column === 0 ? cells.number(lines.line(row).index) : cells.cell(rowOf(lines.line(row)), row, column - 1)),
    // Other content is drawn and, for screen readers, told anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [cells, lines, revision],
  );
  const [startOffset] = useState(() => (props.startLine ?? 0) * tokens.rowHeight);
  // Of its own: it tells one grid which pictures have come.
  const [images] = useState(() => new ImageWindowLoaderImpl());
  const links = useCellLinks(props, frame);
  const menu = useCellMenu(props);
  const [isFocused, setFocused] = useState(false);
  const drawCell = useActiveRing(selection.current?.cell, isFocused ? tokens.ring : tokens.ringAway);
  const copy = useCopiedCells({ lines, columns: props.leaves.length, cells }, copiedSelection(selection));

  const activate = (cell: Item): void => setSelection({ ...selection, current: { cell, range: { x: cell[0], y: cell[1], width: 1, height: 1 }, rangeStack: [] } });
  useBodyHandle(props.handle, {
    findScroller: () => scrollerOf(frame.current),
    selectRows: ({ ranges }) => setSelection({ ...selection, rows: ranges.reduce((all, range) => all.add([...range]), CompactSelection.empty()) }),
    boxOf: ({ line, column }) => grid.current?.getBounds(column, line),
    active: () => {
      const [column, line] = selection.current?.cell ?? [0, 0];
      return column > 0 ? { line, column } : undefined;
    },
    go: ({ line, column }) => {
      activate([column, line]);
      grid.current?.scrollTo(column, line);
      grid.current?.focus();
    },
  });
  useSidewaysScroll(frame, props.onScrollSideways, links.leave);
  const wasHeld = useHeldCell({ frame, grid, go: activate, ask: menu.ask });
  const top = useKeptTop(grid, tokens.rowHeight);

  const press = ([column, row]: Item, event: CellClickedEventArgs): void => {
    const isAdditional = event.ctrlKey || event.metaKey;
    if (column === 0) pressRow({ row, isRange: event.shiftKey, isAdditional: isAdditional || event.isTouch === true });
    // A finger has no hover: the tap itself follows the link.
    else if (event.isTouch && !wasHeld()) links.open(column, row, false);
  };
  const openRow = (row: number): void => {
    const id = rowOf(lines.line(row))?.$id;
    if (typeof id === "string") props.onRowOpen?.(id);
  };
  const pressKey = (event: GridKeyEventArgs): void => {
    if (takeEditingKey(event, props.editing)) return;
    if (menu.askByKey(event) || event.key !== "Enter" || !event.location) return;
    const [column, row] = event.location;
    event.cancel();
    if (column === 0) pressRow({ row, isRange: event.shiftKey, isAdditional: true });
    else if (props.onRowOpen) openRow(row);
    else links.open(column, row, event.ctrlKey || event.metaKey);
  };
  const see = (region: Rectangle, _left: number, offset: number): void => {
    lines.show(region.y, Math.min(region.y + region.height, rows));
    const height = scrollerOf(frame.current)?.clientHeight ?? 0;
    const [from, to] = seenRows({ first: region.y, offset, height, rowHeight: tokens.rowHeight, rows });
    top.current = from;
    props.onVisible(from, to);
    ask();
  };
  return (
    <div ref={frame} title={links.hint} className={styles.grid} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)} onCopy={copy}>
      <DataEditorCore
        ref={grid}
        width="100%"
        height="100%"
        columns={columns}
        rows={rows}
        rowHeight={tokens.rowHeight}
        headerHeight={0}
        groupHeaderHeight={0}
        drawHeader={drawNothing}
        drawCell={drawCell}
        drawFocusRing={false}
        getCellContent={cellAt}
        getRowThemeOverride={links.rowTheme}
        gridSelection={selection}
        onGridSelectionChange={setSelection}
        onCellClicked={press}
        onCellContextMenu={menu.ask}
        onKeyDown={pressKey}
        cellActivationBehavior="double-click"
        onCellActivated={([column, line], { inputType }) => {
          if (inputType === "pointer" && column > 0 && props.editing?.open({ line, column })) return;
          openRow(line);
        }}
        onItemHovered={links.hover}
        onVisibleRegionChanged={see}
        freezeColumns={props.leftPins}
        {...(startOffset > 0 && { scrollOffsetY: startOffset })}
        fixedShadowX={false}
        fixedShadowY={false}
        theme={tokens.theme}
        renderers={renderers}
        customRenderers={customRenderers}
        imageWindowLoader={images}
        keybindings={props.isKeyboardOn ? withoutTab : withoutArrows}
        spanRangeBehavior="allowPartial"
        rangeSelectionBlending="additive"
        rowSelectionBlending="additive"
        columnSelect="none"
        rowSelect="multi"
        rangeSelect="rect"
        verticalBorder={false}
        preventDiagonalScrolling
        smoothScrollX
        smoothScrollY
        onPaste={false}
        onDelete={() => false}
      />
      {links.hovered && <CellLink hovered={links.hovered} onLeave={links.leave} />}
      {menu.asked && <CellMenu cell={menu.asked} onClose={menu.close} />}
    </div>
  );
});

/** The row numbers, then the table's own columns; links are told by colour and weight. */
function useGridColumns({ leaves, widths, numberWidth, numberTitle, tokens }: GridBodyProps): GridColumn[] {
  return useMemo(() => {
    const { accent, textWeak } = tokens;
    const number = { id: "№", title: numberTitle, width: numberWidth, themeOverride: { textDark: textWeak, baseFontStyle: "12px" } };
    const link = { textDark: accent, baseFontStyle: linkFont };
    const own = leaves.map((leaf, index) => ({
      id: leaf.id,
      title: [...leaf.groups.map((group) => group.title), leaf.title].join(" / "),
      width: widths[index] ?? leaf.width,
      ...(leaf.column.link !== null && { themeOverride: link }),
    }));
    return [number, ...own];
  }, [leaves, widths, numberWidth, numberTitle, tokens]);
}

/** The grid's selection as copying takes it. */
const copiedSelection = ({ current, rows }: GridSelection): CopiedSelection => ({
  range: current && {
    top: current.range.y,
    bottom: current.range.y + current.range.height - 1,
    left: current.range.x,
    right: current.range.x + current.range.width - 1,
  },
  rows: { count: rows.length, take: (most) => rows.toArray().slice(0, most) },
});

function useSidewaysScroll(frame: RefObject<HTMLDivElement | null>, follow: TableBodyProps["onScrollSideways"], leave: () => void): void {
  const scrolledTo = useEffectEvent((scroller: HTMLElement, isSideways: boolean) => {
    // Most scrolling is up and down, and then the header has nothing to do.
    if (isSideways) follow(scroller.scrollLeft, scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft);
    leave();
  });
  useEffect(() => {
    const element = frame.current;
    let left = 0;
    const scrolled = (event: Event): void => {
      const before = left;
      const scroller = event.target as HTMLElement;
      left = scroller.scrollLeft;
      scrolledTo(scroller, left !== before);
    };
    // Scrolling does not bubble, and the scrolling element comes later than its frame: it is caught on the way down.
    element?.addEventListener("scroll", scrolled, { capture: true, passive: true });
    return () => element?.removeEventListener("scroll", scrolled, { capture: true });
  }, [frame]);
}
