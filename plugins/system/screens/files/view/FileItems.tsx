import { useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactElement } from "react";
import { useElementWidth } from "#sdk/react/useElementWidth.ts";
import { useText } from "#sdk/react/useText.ts";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { ListedFile } from "#sdk/wire.ts";
import { rightsOver } from "../model/fileRights.ts";
import { stepTo } from "../model/selection.ts";
import { FileCard } from "./FileCard.tsx";
import type { FileItemsProps } from "./FileItemsProps.ts";
import styles from "./FileItems.module.css";
import { FileListHeader } from "./FileListHeader.tsx";
import { FileListRow } from "./FileListRow.tsx";
import type { FileLook } from "./FilesToolbar.tsx";
import { isOfItem } from "./isOfItem.ts";

/** Pixels, as in the style sheet. */
const sizes = { card: 168, gap: 12, cardRow: 204, listRow: 44, narrowRow: 60, narrowBelow: 600 } as const;

/** The rows in sight of tens of thousands of files, as cards or as a list; a grid for the keyboard and for screen readers. */
export function FileItems(props: FileItemsProps): ReactElement {
  const t = useText();
  const { items, hasMore, look, selection, onMore } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box);
  const columns = look === "list" ? 1 : Math.max(1, Math.floor((width + sizes.gap) / (sizes.card + sizes.gap)));
  const isNarrow = width < sizes.narrowBelow;
  const rowHeight = look === "grid" ? sizes.cardRow : isNarrow ? sizes.narrowRow : sizes.listRow;
  const count = Math.ceil(items.length / columns);
  const activeRow = Math.floor(items.findIndex(({ id }) => id === selection.active) / columns);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    // What has the focus stays, however far it is scrolled away.
    rangeExtractor: (range) => withRow(range, activeRow),
  });
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= count - 8) onMore();
    // Asked once for each end that comes near.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasMore, last, count]);
  useActiveFocus({ ...props, box, scrollTo: () => rows.scrollToIndex(activeRow) });
  const Row = look === "grid" ? CardRow : ListRow;
  return (
    <div
      ref={box}
      role="grid"
      aria-label={t("system.files.list")}
      aria-multiselectable="true"
      aria-rowcount={hasMore ? -1 : count + (look === "list" ? 1 : 0)}
      className={styles.box}
      data-look={look}
      data-narrow={isNarrow || undefined}
      onKeyDown={(event) => pressKey(event, { ...props, columns })}
    >
      {look === "list" && <FileListHeader asked={props.asked} />}
      <div role="rowgroup" className={styles.rows} style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, start, size }) => (
          <div key={index} className={styles.place} role="presentation" style={{ transform: `translateY(${start}px)`, height: size }}>
            <Row {...props} number={index} files={items.slice(index * columns, (index + 1) * columns)} columns={columns} />
          </div>
        ))}
      </div>
    </div>
  );
}

function withRow({ startIndex, endIndex, overscan, count }: Range, row: number): number[] {
  const from = Math.max(0, startIndex - overscan);
  const to = Math.min(count - 1, endIndex + overscan);
  const near = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (row < 0 || row >= count || (row >= from && row <= to)) return near;
  return row < from ? [row, ...near] : [...near, row];
}

interface RowProps extends FileItemsProps {
  readonly number: number;
  readonly files: readonly ListedFile[];
  readonly columns: number;
}

const CardRow = ({ number, files, columns, ...props }: RowProps): ReactElement => (
  <div role="row" aria-rowindex={number + 1} className={styles.cards} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
    {files.map((file) => <FileCard key={file.id} {...props} file={file} />)}
  </div>
);

const ListRow = ({ number, files, ...props }: RowProps): ReactElement => (
  <>{files.map((file) => <FileListRow key={file.id} {...props} file={file} rowIndex={number + 2} />)}</>
);

interface FocusWish extends FileItemsProps {
  readonly box: { readonly current: HTMLElement | null };
  readonly scrollTo: () => void;
}

/** The active file has the focus once that is wished, and is in sight. */
function useActiveFocus({ selection, box, scrollTo }: FocusWish): void {
  const { wish, active } = selection;
  const seen = useRef(wish);
  useEffect(() => {
    if (seen.current === wish) return;
    seen.current = wish;
    const item = [...(box.current?.querySelectorAll<HTMLElement>("[data-file]") ?? [])].find(({ dataset }) => dataset["file"] === active);
    item?.focus({ preventScroll: true });
    scrollTo();
    // `scrollTo` is another at each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wish, active, box]);
}

interface Pressing extends FileItemsProps {
  readonly columns: number;
}

/** Keys of a list of files: arrows go and choose, with Ctrl only go, with Shift choose as far; what works on files works on those that are chosen. */
function pressKey(event: KeyboardEvent, props: Pressing): void {
  if (!isOfItem(event.target)) return;
  const { selection, items } = props;
  const next = stepTo(items.map(({ id }) => id), selection.active, { key: event.key, columns: props.columns });
  const isAdding = event.ctrlKey || event.metaKey;
  if (next !== undefined) {
    if (isAdding && !event.shiftKey) selection.goTo(next);
    else selection.reach(next, { isRange: event.shiftKey, isAdding });
  } else if (event.key.toLowerCase() === "a" && isAdding) selection.all();
  else if (event.key === "Escape" && selection.chosen.length > 0) selection.clear();
  else if (event.key === " " && selection.active !== undefined) selection.toggle(selection.active);
  else if (!work(event.key, props)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Enter opens, F2 renames, Delete deletes. @returns whether the key was one of them */
function work(key: string, { selection, items, folder, actions }: Pressing): boolean {
  const active = items.find(({ id }) => id === selection.active);
  if (!active) return false;
  const files = selection.chosen.length > 0 ? selection.chosen : [active];
  if (key === "Enter" && rightsOver([active], folder).canOpen) actions.open(active);
  else if (key === "F2" && rightsOver([active], folder).canChange) actions.rename(active);
  else if (key === "Delete" && rightsOver(files, folder).canDelete) actions.remove(files);
  else return false;
  return true;
}

/** Of the first files, while nothing is known of them. */
export const FileSkeletons = ({ look }: { readonly look: FileLook }): ReactElement =>
  look === "list" ? <SkeletonText lines={8} /> : (
    <div className={styles.skeletons} aria-busy="true">
      {Array.from({ length: 12 }, (_, index) => <Skeleton key={index} height={192} />)}
    </div>
  );
