import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { lazy, Suspense, useImperativeHandle, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactElement, type Ref } from "react";
import type { CogOf } from "#sdk/react/useCogs.ts";
import { useText } from "#sdk/react/useText.ts";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { ColumnModel, LeafColumn } from "../../model/columnModel.ts";
import { unitId, type Movable } from "../../model/columnOrder.ts";
import { headerCells, type HeaderCell } from "../../model/headerCells.ts";
import { isPinned, pinOffsets, placeOf, type PinOffset } from "../../model/pinOffsets.ts";
import type { AskedColumn, ColumnCommands } from "../columns/ColumnCommands.ts";
import { ColumnTitle } from "./ColumnTitle.tsx";
import { HeaderComponent } from "./HeaderComponent.tsx";
import marks from "./dropMarks.module.css";
import styles from "./TableHeader.module.css";
import { dropOf, useTitleMoves, type TitleDrag, type TitleMoves } from "./useTitleMoves.ts";

const ColumnMenu = lazy(async () => ({ default: (await import("../columns/ColumnMenu.tsx")).ColumnMenu }));

export interface TableHeaderHandle {
  /** Follows the body. */
  scrollSideways(left: number): void;
}

/** Columns as header, body and footer draw them alike. */
export interface Beside {
  readonly model: ColumnModel;
  readonly widths: readonly number[];
  readonly numberWidth: number;
  /** What the body's scroll bar takes at the end, in pixels. */
  readonly barWidth: number;
}

export interface TableHeaderProps extends Beside {
  readonly ref?: Ref<TableHeaderHandle>;
  readonly title: string;
  readonly onSort: (field: string, isAdditional: boolean) => void;
  readonly commands: ColumnCommands;
  /** Of a grouped table: whether its groups were opened together, and what opens or closes them. */
  readonly groups?: { readonly isAllOpen: boolean; readonly toggleAll: () => void } | undefined;
  /** The focus moved to a title out of sight: the body follows the header. */
  readonly onScrollSideways: (left: number) => void;
}

/** Room behind the last column, so that the header scrolls as far as the body with its scroll bar; none where the bar has its own. */
const tail = 32;

/**
 * The header of any depth in DOM: groups over their columns, a stop of the keyboard for all titles together. Pinned
 * titles stay while the others scroll under them.
 */
export const TableHeader = (props: TableHeaderProps): ReactElement => {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const { model, widths, numberWidth, commands } = props;
  useImperativeHandle(props.ref, () => ({
    scrollSideways: (left) => {
      if (scroller.current && scroller.current.scrollLeft !== left) scroller.current.scrollLeft = left;
    },
  }));
  const [asked, setAsked] = useState<AskedColumn>();
  const moves = useTitleMoves({ model, widths, numberWidth, commands, scroller });
  const ask = (leaf: LeafColumn): void => setAsked(askedAt(scroller.current, model.leaves.indexOf(leaf), leaf));
  const close = (next: AskedColumn | undefined): void => {
    setAsked(next);
    // What was typed there had the focus.
    if (!next && asked?.edits) focusTitle(scroller.current, model.leaves.findIndex(({ id }) => id === asked.leaf.id));
  };
  const tracks = [numberWidth, ...widths].map((width) => `${width}px`).join(" ");
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={{ borderRightWidth: props.barWidth }}
      onScroll={(event) => props.onScrollSideways(event.currentTarget.scrollLeft)}
      onKeyDown={moveFocus}
    >
      <div className={styles.hidden} role="status">{moves.said}</div>
      <div
        role="table"
        aria-label={t("tables.headerOf", { title: props.title })}
        className={joinClasses(styles.header, marks.marks)}
        data-depth={model.headerRows > 1 ? "many" : "one"}
        style={{ gridTemplateColumns: `${tracks} minmax(${props.barWidth > 0 ? 0 : tail}px, 1fr)` }}
      >
        <HeaderRows {...props} moves={moves} onMenu={ask} />
      </div>
      {asked && <Suspense><ColumnMenu {...commands} asked={asked} onAsk={close} /></Suspense>}
    </div>
  );
};

interface HeaderRowsProps extends TableHeaderProps {
  readonly moves: TitleMoves;
  readonly onMenu: (leaf: LeafColumn) => void;
}

const HeaderRows = (props: HeaderRowsProps): ReactElement[] => {
  const t = useText();
  const { model, widths, numberWidth, moves, onMenu } = props;
  const [stop, setStop] = useState<string>();
  const rows = useMemo(() => headerCells(model), [model]);
  const pins = pinOffsets(model, widths, numberWidth);
  const stopAt = Math.max(0, model.leaves.findIndex(({ id }) => id === stop));
  const number = { gridRow: `1 / span ${model.headerRows}`, gridColumn: 1, ...(model.leftPins > 0 && { left: 0 }) };
  const cellOf = (cell: HeaderCell): ReactElement | undefined => {
    const index = cell.column - 1;
    const leaf = model.leaves[index];
    const take = (movable: Movable) => (event: PointerEvent) => moves.onPointerDown(event, movable, () => cell.leaf && onMenu(cell.leaf));
    const common = { style: place(cell, pins), drag: moves.drag };
    if (!leaf) return undefined;
    if (!cell.leaf) return <GroupTitle key={cell.key} {...common} cogs={props.commands.cogs} cell={cell} first={leaf} isPinned={isPinned(pins[index])} onPointerDown={take({ leaf, depth: cell.row - 1 })} />;
    return (
      <ColumnTitle
        key={cell.key}
        {...common}
        leaf={leaf}
        index={index}
        width={widths[index] ?? 0}
        isStop={index === stopAt}
        commands={props.commands}
        onSort={props.onSort}
        onMenu={() => onMenu(leaf)}
        onStep={moves.step}
        onFocus={() => setStop(leaf.id)}
        onPointerDown={take({ leaf, depth: leaf.groups.length })}
      />
    );
  };
  return rows.map((cells, level) => (
    <div key={level} role="row" className={styles.row}>
      {level === 0 && (
        <div role="columnheader" className={styles.number} data-pinned={model.leftPins > 0 || undefined} style={number}>
          {props.groups ? <GroupsToggle {...props.groups} /> : <span aria-hidden="true">№</span>}
          <span className={styles.hidden}>{t("tables.rowNumber")}</span>
        </div>
      )}
      {cells.map(cellOf)}
    </div>
  ));
};

interface GroupTitleProps {
  readonly cell: HeaderCell;
  /** Of its columns. */
  readonly first: LeafColumn;
  readonly isPinned: boolean;
  readonly style: CSSProperties;
  readonly drag: TitleDrag | undefined;
  readonly cogs: CogOf | undefined;
  readonly onPointerDown: (event: PointerEvent) => void;
}

/** The title over the columns of a group; a drag moves them together. */
const GroupTitle = ({ cell, first, isPinned: isHeld, style, drag, cogs, onPointerDown }: GroupTitleProps): ReactElement => {
  const id = unitId({ leaf: first, depth: cell.row - 1 });
  return (
    <div
      role="columnheader"
      {...(cell.of && cogs?.("table_columns", cell.of.id, cell.title))}
      aria-colspan={cell.columnSpan}
      className={styles.group}
      data-pinned={isHeld || undefined}
      {...(first.side === undefined && { "data-unit": id })}
      data-dragged={drag?.id === id || undefined}
      data-drop={dropOf(drag, id)}
      data-tooltip={cell.of?.hint ?? undefined}
      style={style}
      onPointerDown={onPointerDown}
    >
      {cell.of?.headerComponent ? <HeaderComponent column={cell.of} title={cell.title} /> : <span className={styles.groupText}>{cell.title}</span>}
    </div>
  );
};

/** Below the title, at its beginning. */
function askedAt(scroller: HTMLElement | null, index: number, leaf: LeafColumn): AskedColumn | undefined {
  const box = titleAt(scroller, index)?.closest("[role=columnheader]")?.getBoundingClientRect();
  return box && { leaf, width: box.width, x: box.left, y: box.bottom };
}

const titleAt = (scroller: HTMLElement | null, index: number): HTMLElement | null | undefined =>
  scroller?.querySelector<HTMLElement>(`[data-title="${index}"]`);

const focusTitle = (scroller: HTMLElement | null, index: number): void => titleAt(scroller, index)?.focus();

const GroupsToggle = ({ isAllOpen, toggleAll }: NonNullable<TableHeaderProps["groups"]>): ReactElement => {
  const t = useText();
  const label = t(isAllOpen ? "tables.closeGroups" : "tables.openGroups");
  return (
    <button type="button" className={styles.toggle} aria-label={label} data-tooltip={label} onClick={toggleAll}>
      <Icon of={isAllOpen ? ChevronsDownUp : ChevronsUpDown} size={16} />
    </button>
  );
};

const place = (cell: HeaderCell, pins: readonly PinOffset[]): CSSProperties => {
  const pin = pins[cell.column - 1];
  // A group stays where the outermost of its columns does.
  const outermost = pin?.right === undefined ? pin : pins[cell.column + cell.columnSpan - 2];
  // The edge that sets the width lies half over the next pinned cell, which must not cover it.
  const layer = isPinned(pin) ? 3 + pins.length - cell.column : undefined;
  return {
    gridColumn: `${cell.column + 1} / span ${cell.columnSpan}`,
    gridRow: `${cell.row} / span ${cell.rowSpan}`,
    ...placeOf(outermost),
    zIndex: layer,
  };
};

/** Left and Right, Home and End go from title to title; with Shift, Left and Right are the width's. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const present = Number((event.target as HTMLElement).dataset["title"] ?? -1);
  const last = event.currentTarget.querySelectorAll("[data-title]").length - 1;
  const next = { ArrowLeft: present - 1, ArrowRight: present + 1, Home: 0, End: last }[event.key];
  if (next === undefined || present === -1 || next < 0 || next > last) return;
  event.preventDefault();
  focusTitle(event.currentTarget, next);
}
