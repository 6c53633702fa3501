import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { useImperativeHandle, useMemo, useRef, type CSSProperties, type KeyboardEvent, type ReactElement, type Ref } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { ColumnModel, LeafColumn } from "../../model/columnModel.ts";
import { headerCells, type HeaderCell } from "../../model/headerCells.ts";
import { isPinned, pinOffsets, type PinOffset } from "../../model/pinOffsets.ts";
import type { SortOrder } from "../../model/sortOrder.ts";
import { ColumnTitle } from "./ColumnTitle.tsx";
import { HeaderComponent } from "./HeaderComponent.tsx";
import styles from "./TableHeader.module.css";

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
  readonly sort: SortOrder;
  readonly onSort: (field: string, isAdditional: boolean) => void;
  /** `isDone` when the pointer lets go: the width may be kept. */
  readonly onResize: (column: LeafColumn, width: number, isDone: boolean) => void;
  readonly onFit: (column: LeafColumn) => void;
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
  const { model, widths, numberWidth } = props;
  useImperativeHandle(props.ref, () => ({
    scrollSideways: (left) => {
      if (scroller.current && scroller.current.scrollLeft !== left) scroller.current.scrollLeft = left;
    },
  }));
  const rows = useMemo(() => headerCells(model), [model]);
  const pins = pinOffsets(model, widths, numberWidth);
  const tracks = [numberWidth, ...widths].map((width) => `${width}px`).join(" ");
  const number = { gridRow: `1 / span ${model.headerRows}`, gridColumn: 1, ...(model.leftPins > 0 && { left: 0 }) };
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={{ borderRightWidth: props.barWidth }}
      onScroll={(event) => props.onScrollSideways(event.currentTarget.scrollLeft)}
      onKeyDown={moveFocus}
    >
      <div
        role="table"
        aria-label={t("tables.headerOf", { title: props.title })}
        className={styles.header}
        data-depth={model.headerRows > 1 ? "many" : "one"}
        style={{ gridTemplateColumns: `${tracks} minmax(${props.barWidth > 0 ? 0 : tail}px, 1fr)` }}
      >
        {rows.map((cells, level) => (
          <div key={level} role="row" className={styles.row}>
            {level === 0 && (
              <div role="columnheader" className={styles.number} data-pinned={model.leftPins > 0 || undefined} style={number}>
                {props.groups ? <GroupsToggle {...props.groups} /> : <span aria-hidden="true">№</span>}
                <span className={styles.hidden}>{t("tables.rowNumber")}</span>
              </div>
            )}
            {cells.map((cell) =>
              cell.leaf ? (
                <ColumnTitle key={cell.key} {...props} leaf={cell.leaf} width={widths[cell.column - 1] ?? 0} style={place(cell, pins)} />
              ) : (
                <div
                  key={cell.key}
                  role="columnheader"
                  aria-colspan={cell.columnSpan}
                  className={styles.group}
                  data-pinned={isPinned(pins[cell.column - 1]) || undefined}
                  style={place(cell, pins)}
                >
                  {cell.of?.headerComponent ? <HeaderComponent column={cell.of} title={cell.title} /> : <span className={styles.groupText}>{cell.title}</span>}
                </div>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
};

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
    ...outermost,
    zIndex: layer,
  };
};

/** Left and Right, Home and End go from title to title; with Shift, Left and Right are the width's. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>("button[data-title]")];
  const present = titles.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowLeft: present - 1, ArrowRight: present + 1, Home: 0, End: titles.length - 1 }[event.key];
  const target = next === undefined || present === -1 ? undefined : titles[next];
  if (!target) return;
  event.preventDefault();
  for (const title of titles) title.tabIndex = title === target ? 0 : -1;
  target.focus();
}
