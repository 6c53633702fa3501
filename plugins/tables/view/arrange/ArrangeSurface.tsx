import { Pin } from "lucide-react";
import { useState, type KeyboardEvent, type PointerEvent, type ReactElement, type RefObject } from "react";
import { useText } from "#sdk/react/useText.ts";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { alignOf, minColumnWidth, widthOf } from "../../model/columnModel.ts";
import { widestColumn } from "../../model/ownColumns.ts";
import marks from "../header/dropMarks.module.css";
import { ResizeHandle } from "../header/ResizeHandle.tsx";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import { titleBeside, type ArrangedCell } from "./arrangedHead.ts";
import styles from "./ArrangeTable.module.css";
import { PinRail } from "./PinRail.tsx";
import { SampleRows, type SampleRowsProps } from "./SampleRows.tsx";
import type { ColumnSteps } from "./useColumnSteps.ts";
import type { Pins } from "./usePins.ts";
import { useTitleDrag, type TitleInHand } from "./useTitleDrag.ts";

export interface ArrangeSurfaceProps extends Pick<SampleRowsProps, "rows" | "formatter"> {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly config: LocalizedTable;
  readonly steps: ColumnSteps;
  readonly pins: Pins;
  readonly onRename: () => void;
}

interface Dragged {
  readonly id: string;
  readonly width: number;
}

/** A group in which nothing stands yet. */
const emptyGroupWidth = 160;
const shortcuts = "Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown Alt+Shift+ArrowLeft Alt+Shift+ArrowRight Enter Delete";

/** The head of the table with all of its columns, as wide as they are configured, over its first rows. */
export const ArrangeSurface = ({ ref, config, steps, pins, rows, formatter, onRename }: ArrangeSurfaceProps): ReactElement => {
  const { head } = steps;
  const [edge, setEdge] = useState<Dragged>();
  const [hand, take] = useTitleDrag(steps, ref);
  const widths = head.leaves.map(({ id, isGroup, column }) => (edge?.id === id ? edge.width : isGroup ? emptyGroupWidth : widthOf(column)));
  const stop = steps.selected?.id ?? head.cells[0]?.of.id;
  const resize = (id: string) => (width: number, isDone: boolean): void => {
    const next = Math.round(Math.min(Math.max(width, minColumnWidth), widestColumn));
    setEdge(isDone ? undefined : { id, width: next });
    if (isDone) steps.change(id, { width: next });
  };
  const tracks = widths.map((width) => `${width}px`).join(" ");
  return (
    <div ref={ref} className={joinClasses(styles.surface, marks.marks)}>
      <PinRail pins={pins} leaves={head.leaves} widths={widths} surface={ref} />
      <div role="table" aria-label={config.title} className={styles.table} style={{ gridTemplateColumns: `${tracks} minmax(32px, 1fr)` }}>
        {Array.from({ length: head.rows }, (_, level) => (
          <div key={level} role="row" className={styles.row}>
            {head.cells.filter(({ row }) => row === level + 1).map((cell) => (
              <ArrangedTitle
                key={cell.of.id}
                cell={cell}
                width={widths[cell.column - 1] ?? 0}
                pins={pins}
                isStop={cell.of.id === stop}
                hand={hand}
                steps={steps}
                onTake={take}
                onResize={resize(cell.of.id)}
                onRename={onRename}
              />
            ))}
          </div>
        ))}
        <SampleRows below={head.rows} leaves={head.leaves} rows={rows} formatter={formatter} />
      </div>
    </div>
  );
};

interface ArrangedTitleProps extends Pick<ArrangeSurfaceProps, "steps" | "pins" | "onRename"> {
  readonly cell: ArrangedCell;
  readonly width: number;
  /** Whether Tab comes here. */
  readonly isStop: boolean;
  readonly hand: TitleInHand | undefined;
  readonly onTake: (event: PointerEvent, id: string) => void;
  readonly onResize: (width: number, isDone: boolean) => void;
}

const ArrangedTitle = (props: ArrangedTitleProps): ReactElement => {
  const t = useText();
  const { cell: { of, row, rowSpan, column, columnSpan }, width, pins, hand, steps } = props;
  const { id, isGroup } = of;
  const pin = pins.sideOf(id);
  return (
    <div
      role="columnheader"
      aria-colspan={columnSpan}
      className={styles.title}
      data-arranged={id}
      data-group={isGroup || undefined}
      data-pin={pin !== undefined && pins.isEdge(id) ? pin : undefined}
      data-selected={steps.selected?.id === id || undefined}
      data-dragged={hand?.id === id || undefined}
      data-drop={hand?.over === id ? hand.side : undefined}
      style={{ gridColumn: `${column} / span ${columnSpan}`, gridRow: `${row} / span ${rowSpan}` }}
      onPointerDown={(event) => props.onTake(event, id)}
    >
      <button
        type="button"
        data-arranged-title={id}
        className={styles.button}
        tabIndex={props.isStop ? 0 : -1}
        aria-pressed={steps.selected?.id === id}
        aria-keyshortcuts={shortcuts}
        style={{ textAlign: isGroup ? "center" : alignOf(of.column) }}
        onFocus={() => steps.select(id)}
        // Some browsers give a pressed button no focus.
        onClick={(event) => event.currentTarget.focus()}
        onKeyDown={(event) => press(event, props)}
      >
        <span className={styles.text}>{of.column.title}</span>
        {pin && <span data-tooltip={t("tables.fixed")}><Icon of={Pin} size={12} /><VisuallyHidden>{t("tables.fixed")}</VisuallyHidden></span>}
      </button>
      {!isGroup && <ResizeHandle width={width} onResize={props.onResize} onFit={() => steps.change(id, { width: null })} />}
    </div>
  );
};

const widthStep = 10;

function press(event: KeyboardEvent, { cell: { of }, width, steps, onResize, onRename }: ArrangedTitleProps): void {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return;
  const by = { ArrowLeft: -widthStep, ArrowRight: widthStep }[key];
  const isPlain = !altKey && !shiftKey;
  if (altKey && shiftKey && by !== undefined && !of.isGroup) onResize(width + by, true);
  else if (altKey && !shiftKey && key.startsWith("Arrow")) steps.step(of.id, key);
  else if (isPlain && key === "Delete") steps.remove(of.id);
  else if (isPlain && (key === "Enter" || key === "F2")) onRename();
  else {
    const next = isPlain ? titleBeside(steps.head, of.id, key) : undefined;
    if (next === undefined) return;
    steps.focus(next);
  }
  event.preventDefault();
}
