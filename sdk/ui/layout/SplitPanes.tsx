import { useRef, type CSSProperties, type PointerEvent, type ReactElement, type ReactNode } from "react";
import styles from "./SplitPanes.module.css";
import { useSeparator } from "./useSeparator.ts";

export interface SplitPanesProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** Of the first pane, in percent. */
  readonly share: number;
  /** Reported while it is drawn, and once more with `isDone` when it rests. */
  readonly onShare: (share: number, isDone: boolean) => void;
  /** What the divider is called. */
  readonly label: string;
  /** Above one another in place of side by side. */
  readonly isStacked?: boolean;
}

/** Neither pane becomes smaller, in percent. */
const least = 10;
const step = 2;

export const keptShare = (share: number): number => Math.round(Math.min(100 - least, Math.max(least, share)) * 10) / 10;

/**
 * Two panes with a divider between them: drawn with the pointer, or by arrows, Home and End once it has the focus.
 * @example <SplitPanes first={<List />} second={<Record />} share={share} onShare={setShare} label={t("divider")} />
 */
export const SplitPanes = (props: SplitPanesProps): ReactElement => {
  const { share, onShare, isStacked = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const shareAt = (event: PointerEvent): number => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return share;
    return ((isStacked ? event.clientY - box.top : event.clientX - box.left) / (isStacked ? box.height : box.width)) * 100;
  };
  const divider = useSeparator({
    label: props.label,
    isHorizontal: isStacked,
    value: share,
    least,
    most: 100 - least,
    step,
    valueAt: shareAt,
    onMove: (next, isDone) => onShare(keptShare(next), isDone),
  });
  return (
    <div ref={frame} className={styles.panes} data-stacked={isStacked} style={{ "--share": `${share}%` } as CSSProperties}>
      <div className={styles.first}>{props.first}</div>
      <div className={styles.divider} {...divider} />
      <div className={styles.second}>{props.second}</div>
    </div>
  );
};
