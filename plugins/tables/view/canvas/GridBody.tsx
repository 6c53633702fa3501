import "@glideapps/glide-data-grid/dist/index.css";
import {
  DataEditorCore, ImageWindowLoaderImpl, loadingCellRenderer, type CellClickedEventArgs, type DataEditorRef,
  type GridCell, type GridColumn, type GridKeyEventArgs, type InnerGridCell, type InternalCellRenderer, type Item, type Rectangle,
} from "@glideapps/glide-data-grid";
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import type { LeafColumn } from "../../model/columnModel.ts";
import { rowOf, type LineSource } from "../../model/lines.ts";
import { copiedRange, type CellPlace } from "../../model/CellSelection.ts";
import { pageOf } from "../../model/cellMoves.ts";
import type { BodyEditing } from "../body/BodyEditing.ts";
import { CellMenu } from "../body/CellMenu.tsx";
import { seenRows } from "../body/seenRows.ts";
import type { TableBodyProps } from "../body/TableBodyProps.ts";
import { useBodyContent } from "../body/useBodyContent.ts";
import { useBodyHandle } from "../body/useBodyHandle.ts";
import { useCellKeys } from "../body/useCellKeys.ts";
import { useCopiedCells } from "../body/useCopiedCells.ts";
import { useRowSelection } from "../body/useRowSelection.ts";
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
import { useReaderTree } from "./useReaderTree.ts";

export interface GridBodyProps extends TableBodyProps {
  readonly title: string;
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
/** Keys are those of both bodies, and Tab leaves at once; what is pasted is asked about first: the grid itself would ask the browser for the clipboard. */
const ownKeys = Object.fromEntries([
  "activateCell", "clear", "paste", "cut", "delete", "scrollToSelectedCell", "selectAll", "selectRow", "selectColumn",
  ...["goUpCell", "goDownCell", "goLeftCell", "goRightCell"].flatMap((key) => [key, `${key}RetainSelection`]),
  ...["First", "Last"].flatMap((end) => ["Cell", "Row", "Column"].flatMap((what) => [`goTo${end}${what}`, `selectTo${end}${what}`])),
  ...["Up", "Down", "Left", "Right"].map((side) => `selectGrow${side}`), "goToNextPage", "goToPreviousPage",
].map((key) => [key, false]));

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
  const chosen = useRowSelection(props.onSelectedRows);
  const { selection } = chosen;
  const { shown, change, pressRow } = useGridSelection(chosen);
  useReaderTree(frame, { title: props.title, selection });
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
  const drawCell = useActiveRing(shown.current?.cell, isFocused ? tokens.ring : tokens.ringAway);
  const copy = useCopiedCells({ lines, columns: props.leaves.length, cells }, { range: copiedRange(selection), rows: selection.rows });

  useBodyHandle(props.handle, {
    findScroller: () => scrollerOf(frame.current),
    selectRows: chosen.select,
    boxOf: ({ line, column }) => grid.current?.getBounds(column, line),
    active: () => {
      const [column, line] = shown.current?.cell ?? [0, 0];
      return column > 0 ? { line, column } : undefined;
    },
    go: (place) => {
      goTo(place, false);
      grid.current?.focus();
    },
  });
  useSidewaysScroll(frame, props.onScrollSideways, links.leave);
  const wasHeld = useHeldCell({ frame, grid, go: ([column, line]) => chosen.go({ line, column }, false), ask: menu.ask });
  const top = useKeptTop(grid, tokens.rowHeight);

  const press = ([column, row]: Item, event: CellClickedEventArgs): void => {
    const isAdditional = event.ctrlKey || event.metaKey;
    if (column === 0) pressRow({ line: row, isRange: event.shiftKey, isAdditional: isAdditional || event.isTouch === true });
    // A finger has no hover: the tap itself follows the link.
    else if (event.isTouch && !wasHeld()) links.open(column, row, false);
  };
  const openRow = (row: number): void => {
    const id = rowOf(lines.line(row))?.$id;
    if (typeof id === "string") props.onRowOpen?.(id);
  };
  const goTo = (place: CellPlace, isRange: boolean): void => {
    chosen.go(place, isRange);
    grid.current?.scrollTo(place.column, place.line);
  };
  const takeKey = useCellKeys({
    chosen: { ...chosen, go: goTo },
    bounds: () => ({ lines: rows, columns: props.leaves.length + 1, page: pageOf(scrollerOf(frame.current), tokens.rowHeight) }),
    isKeyboardOn: props.isKeyboardOn,
    openCell: ({ line, column }, inNewTab) => (props.onRowOpen ? openRow(line) : links.open(column, line, inNewTab)),
    askMenu: (place) => menu.askAt(place, grid.current?.getBounds(place.column, place.line)),
    openingOf: () => undefined,
    toggle: () => undefined,
  });
  const pressKey = (event: GridKeyEventArgs): void => {
    if (takeEditingKey(event, props.editing)) return;
    const [column = 0, line = 0] = event.location ?? [];
    // A screen reader presses cells that are not the active one.
    const isReader = event.rawEvent === undefined;
    if (!takeKey(event, isReader ? { line, column } : undefined)) return;
    event.cancel();
    event.preventDefault();
    event.stopPropagation();
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
        gridSelection={shown}
        onGridSelectionChange={change}
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
        keybindings={ownKeys}
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
