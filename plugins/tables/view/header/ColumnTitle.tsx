import { ArrowDown, ArrowUp, EllipsisVertical, Pin } from "lucide-react";
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent, ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { minColumnWidth, type LeafColumn } from "../../model/columnModel.ts";
import type { ColumnCommands } from "../columns/ColumnCommands.ts";
import { HeaderComponent } from "./HeaderComponent.tsx";
import { ResizeHandle } from "./ResizeHandle.tsx";
import styles from "./TableHeader.module.css";
import { dropOf, type TitleDrag } from "./useTitleMoves.ts";

export interface ColumnTitleProps {
  readonly leaf: LeafColumn;
  /** Place among the columns, from 0. */
  readonly index: number;
  readonly width: number;
  readonly style: CSSProperties;
  /** Whether Tab comes here. */
  readonly isStop: boolean;
  readonly commands: ColumnCommands;
  readonly drag: TitleDrag | undefined;
  readonly onSort: (field: string, isAdditional: boolean) => void;
  /** Asks for the column's menu, below its title. */
  readonly onMenu: () => void;
  readonly onStep: (leaf: LeafColumn, by: 1 | -1) => void;
  readonly onFocus: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
}

const widthStep = 16;
const ariaSort = { asc: "ascending", desc: "descending" } as const;
const shortcuts = "Shift+ArrowLeft Shift+ArrowRight Control+Shift+ArrowLeft Control+Shift+ArrowRight Alt+ArrowDown Alt+Enter";

/** A column's title: a press sorts, Shift adds to the order, its edge sets the width, a drag moves it, its menu does the rest. */
export const ColumnTitle = (props: ColumnTitleProps): ReactElement => {
  const { leaf, width, commands, drag, onSort, onMenu } = props;
  const { sort, resize, fit } = commands;
  const t = useText();
  const at = sort.findIndex(({ field }) => field === leaf.field);
  const dir = sort[at]?.dir;
  const own = leaf.column.headerComponent !== null;
  const sortBy = (event: MouseEvent): void => onSort(leaf.field, event.shiftKey || event.ctrlKey || event.metaKey);
  return (
    <div
      role="columnheader"
      // Once: the component may say it too.
      aria-label={own ? leaf.title : undefined}
      aria-sort={leaf.isSortable ? (dir ? ariaSort[dir] : "none") : undefined}
      className={styles.title}
      {...commands.cogs?.("table_columns", leaf.id, leaf.column.title)}
      data-align={leaf.align}
      data-pinned={leaf.pin !== undefined || undefined}
      data-sorted={dir !== undefined || undefined}
      data-unit={leaf.side === undefined ? leaf.id : undefined}
      data-dragged={drag?.id === leaf.id || undefined}
      data-drop={dropOf(drag, leaf.id)}
      style={props.style}
      onContextMenu={(event) => openMenu(event, onMenu)}
      onPointerDown={props.onPointerDown}
    >
      {own && <HeaderComponent column={leaf.column} title={leaf.title} sort={dir} {...(leaf.isSortable && { onPress: sortBy })} />}
      <button
        type="button"
        data-title={props.index}
        data-beside={own || undefined}
        className={styles.button}
        tabIndex={props.isStop ? 0 : -1}
        aria-disabled={!leaf.isSortable || undefined}
        aria-keyshortcuts={shortcuts}
        data-tooltip={leaf.column.hint ?? undefined}
        onFocus={props.onFocus}
        onKeyDown={(event) => press(event, props)}
        onClick={(event) => leaf.isSortable && sortBy(event)}
      >
        <span className={own ? styles.hidden : styles.text}>{leaf.title}</span>
        {leaf.side !== undefined && !commands.isNarrow && (
          <span className={styles.pin} data-tooltip={t("tables.fixed")}>
            <Icon of={Pin} size={12} />
            <span className={styles.hidden}>{t("tables.fixed")}</span>
          </span>
        )}
        {leaf.isSortable && (
          <span className={styles.sort}>
            <Icon of={dir === "desc" ? ArrowDown : ArrowUp} size={14} />
            {dir !== undefined && sort.length > 1 && <span className={styles.order}>{at + 1}</span>}
          </span>
        )}
      </button>
      <MenuMark title={leaf.title} onPress={onMenu} />
      <ResizeHandle
        width={width}
        onResize={(next, isDone) => resize(leaf, Math.max(minColumnWidth, next), isDone)}
        onFit={() => fit(leaf)}
      />
    </div>
  );
};

/** The button of the menu, for the pointer; keys work on the title itself. */
const MenuMark = ({ title, onPress }: { readonly title: string; readonly onPress: () => void }): ReactElement => {
  const t = useText();
  return (
    <button
      type="button"
      className={styles.menu}
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={t("tables.columns.menu", { title })}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onPress}
    >
      <Icon of={EllipsisVertical} size={16} />
    </button>
  );
};

function press(event: KeyboardEvent, { leaf, width, commands, onMenu, onStep }: ColumnTitleProps): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
  if (event.key === "Enter" && event.altKey) commands.fit(leaf);
  else if (event.key === "ArrowDown" && event.altKey) onMenu();
  else if (by !== undefined && event.shiftKey && event.ctrlKey) onStep(leaf, by);
  else if (by !== undefined && event.shiftKey) commands.resize(leaf, Math.max(minColumnWidth, width + by * widthStep), true);
  else return;
  event.preventDefault();
}

/** By the right button or the key for it; a finger's long press opens it when it is let go, for it may also drag. */
function openMenu(event: MouseEvent, onMenu: () => void): void {
  event.preventDefault();
  if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== "touch") onMenu();
}
