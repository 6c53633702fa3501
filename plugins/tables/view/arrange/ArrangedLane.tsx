import type { KeyboardEvent, PointerEvent, ReactElement, ReactNode } from "react";
import { NamedIcon } from "#sdk/ui/icons/NamedIcon.tsx";
import { widthStyle } from "../filters/widthStyle.ts";
import styles from "./ArrangedLane.module.css";
import { steppedWidth } from "./filterWidths.ts";
import { useArrangeText } from "./useArrangeText.ts";
import type { LaneInHand } from "./useLaneDrag.ts";
import type { LanePart, LaneSteps } from "./useLaneSteps.ts";

export interface ArrangedLaneProps {
  readonly lane: string;
  readonly steps: LaneSteps;
  readonly inHand: LaneInHand | undefined;
  readonly onTake: (event: PointerEvent, id: string) => void;
  readonly onRename: () => void;
  /** What adds to it. */
  readonly children?: ReactNode;
}

/** Filters or buttons that stand beside each other, as they would be drawn. */
export const ArrangedLane = ({ lane, steps, inHand, onTake, onRename, children }: ArrangedLaneProps): ReactElement => {
  const say = useArrangeText();
  const parts = steps.inLane(lane);
  const stop = parts.some(({ id }) => id === steps.selectedId) ? steps.selectedId : parts[0]?.id;
  const isOver = inHand?.lane === lane && inHand.over === undefined;
  return (
    <div role="group" aria-label={steps.laneTitle(lane)} className={styles.lane} data-lane={lane} data-over={isOver || undefined}>
      <span className={styles.name} aria-hidden="true">{steps.laneTitle(lane)}</span>
      {parts.map((of) => <Part key={of.id} of={of} steps={steps} isStop={of.id === stop} inHand={inHand} onTake={onTake} onRename={onRename} />)}
      {parts.length === 0 && <span className={styles.nothing}>{say("nothing")}</span>}
      {children}
    </div>
  );
};

interface PartProps extends Pick<ArrangedLaneProps, "steps" | "inHand" | "onTake" | "onRename"> {
  readonly of: LanePart;
  readonly isStop: boolean;
}

const shortcuts = "Alt+ArrowLeft Alt+ArrowRight Enter Delete";

const Part = (props: PartProps): ReactElement => {
  const { of: { id, title, part: { values } }, steps, isStop, inHand, onTake } = props;
  const isFilter = steps.kind.entity === "table_filters";
  const icon = values["icon"];
  return (
    <button
      type="button"
      className={styles.part}
      data-arranged-title={id}
      data-shape={isFilter ? "filter" : "button"}
      data-selected={steps.selectedId === id || undefined}
      data-dragged={inHand?.id === id || undefined}
      data-drop={inHand?.over === id ? inHand.side : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={steps.selectedId === id}
      aria-keyshortcuts={isFilter ? `${shortcuts} Alt+Shift+ArrowLeft Alt+Shift+ArrowRight` : `${shortcuts} Alt+ArrowUp Alt+ArrowDown`}
      style={isFilter ? widthStyle(values["width"]) : undefined}
      onPointerDown={(event) => onTake(event, id)}
      onFocus={() => steps.select(id)}
      // Some browsers give a pressed button no focus.
      onClick={(event) => event.currentTarget.focus()}
      onKeyDown={(event) => press(event, props)}
    >
      {typeof icon === "string" && icon !== "" && <NamedIcon name={icon} />}
      <span className={styles.text}>{title}</span>
    </button>
  );
};

function press(event: KeyboardEvent, { of: { id, part }, steps, onRename }: PartProps): void {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return;
  const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[key];
  const isPlain = !altKey && !shiftKey;
  if (altKey && shiftKey && by !== undefined && steps.kind.entity === "table_filters") steps.change(id, { width: steppedWidth(Number(part.values["width"] ?? 0), by) });
  else if (altKey && !shiftKey && key.startsWith("Arrow")) steps.step(id, key);
  else if (isPlain && key === "Delete") steps.remove(id);
  else if (isPlain && (key === "Enter" || key === "F2")) onRename();
  else {
    const next = isPlain ? beside(steps.inLane(steps.kind.laneOf(part.values)), id, key) : undefined;
    if (next === undefined) return;
    steps.focus(next);
  }
  event.preventDefault();
}

function beside(parts: readonly LanePart[], id: string, key: string): string | undefined {
  const at = parts.findIndex((one) => one.id === id);
  return { ArrowLeft: parts[at - 1], ArrowRight: parts[at + 1], Home: parts[0], End: parts.at(-1) }[key]?.id;
}
