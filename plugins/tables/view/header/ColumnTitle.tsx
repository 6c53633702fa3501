import { ArrowDown, ArrowUp, Pin } from "lucide-react";
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { minColumnWidth, type LeafColumn } from "../../model/columnModel.ts";
import type { SortOrder } from "../../model/sortOrder.ts";
import { HeaderComponent } from "./HeaderComponent.tsx";
import { ResizeHandle } from "./ResizeHandle.tsx";
import styles from "./TableHeader.module.css";

export interface ColumnTitleProps {
  readonly leaf: LeafColumn;
  readonly width: number;
  readonly style: CSSProperties;
  readonly sort: SortOrder;
  readonly onSort: (field: string, isAdditional: boolean) => void;
  readonly onResize: (column: LeafColumn, width: number, isDone: boolean) => void;
  readonly onFit: (column: LeafColumn) => void;
  readonly model: { readonly leaves: readonly LeafColumn[] };
}

const widthStep = 16;
const ariaSort = { asc: "ascending", desc: "descending" } as const;

/** A column's title: a press sorts, Shift adds to the order, its edge sets the width. */
export const ColumnTitle = (props: ColumnTitleProps): ReactElement => {
  const { leaf, width, sort, onSort, onResize, onFit } = props;
  const t = useText();
  const at = sort.findIndex(({ field }) => field === leaf.field);
  const dir = sort[at]?.dir;
  const own = leaf.column.headerComponent !== null;
  const sortBy = (event: MouseEvent): void => onSort(leaf.field, event.shiftKey || event.ctrlKey || event.metaKey);
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && event.altKey) onFit(leaf);
    else if (event.shiftKey && event.key === "ArrowLeft") onResize(leaf, Math.max(minColumnWidth, width - widthStep), true);
    else if (event.shiftKey && event.key === "ArrowRight") onResize(leaf, width + widthStep, true);
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="columnheader"
      // Once: the component may say it too.
      aria-label={own ? leaf.title : undefined}
      aria-sort={leaf.isSortable ? (dir ? ariaSort[dir] : "none") : undefined}
      className={styles.title}
      data-align={leaf.align}
      data-pinned={leaf.pin !== undefined || undefined}
      data-sorted={dir !== undefined || undefined}
      style={props.style}
    >
      {own && <HeaderComponent column={leaf.column} title={leaf.title} sort={dir} {...(leaf.isSortable && { onPress: sortBy })} />}
      <button
        type="button"
        data-title=""
        data-beside={own || undefined}
        className={styles.button}
        tabIndex={props.model.leaves[0] === leaf ? 0 : -1}
        aria-disabled={!leaf.isSortable || undefined}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Alt+Enter"
        data-tooltip={leaf.column.hint ?? undefined}
        onKeyDown={press}
        onClick={(event) => leaf.isSortable && sortBy(event)}
      >
        <span className={own ? styles.hidden : styles.text}>{leaf.title}</span>
        {leaf.pin !== undefined && (
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
      <ResizeHandle
        width={width}
        onResize={(next, isDone) => onResize(leaf, Math.max(minColumnWidth, next), isDone)}
        onFit={() => onFit(leaf)}
      />
    </div>
  );
};
