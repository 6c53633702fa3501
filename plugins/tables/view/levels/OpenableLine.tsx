import type { ReactElement, ReactNode } from "react";
import { isOwn } from "./isOwn.ts";
import styles from "./OpenableLine.module.css";

interface OpenableLineProps {
  readonly at: number;
  /** In pixels of the strip. */
  readonly top: number;
  /** Groups that its row stands in. */
  readonly level: number;
  /** Of the table, with that of the row numbers. */
  readonly columns: number;
  readonly measure: ((element: HTMLDivElement | null) => (() => void) | undefined | void) | undefined;
  readonly row: ReactNode;
  /** The child table below the row, while it is open. */
  readonly detail: ReactNode;
  /** Leads from the child table back to the row. */
  readonly onLeave: () => void;
}

/** A row that opens its child table: both are one line of the body, so that all lines are records. */
export const OpenableLine = ({ at, top, level, columns, measure, row, detail, onLeave }: OpenableLineProps): ReactElement => (
  <div ref={measure} role="presentation" data-index={at} className={styles.line} style={{ transform: `translateY(${top}px)` }}>
    {row}
    {detail !== undefined && (
      <div
        role="row"
        aria-level={level + 2}
        data-detail=""
        onKeyDown={(event) => {
          // What is open in it takes its own Escape, and so does what the table has selected.
          if (event.key !== "Escape" || event.defaultPrevented || !isOwn(event.currentTarget, event.target)) return;
          event.preventDefault();
          event.stopPropagation();
          onLeave();
        }}
      >
        <div role="gridcell" aria-colindex={1} aria-colspan={columns} className={styles.detail}>{detail}</div>
      </div>
    )}
  </div>
);
