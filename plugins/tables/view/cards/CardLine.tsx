import type { ReactElement, ReactNode } from "react";
import styles from "./CardsBody.module.css";
import type { CardPlace } from "./CardLook.ts";

interface CardLineProps extends Pick<CardPlace, "look" | "at" | "count" | "top"> {
  /** The id of what names it. */
  readonly labelledBy: string;
  /** Of groups that it stands in. */
  readonly level?: number;
  readonly children: ReactNode;
}

/** An item of the list, as high as what stands in it. */
export const CardLine = ({ look, at, count, top, labelledBy, level = 0, children }: CardLineProps): ReactElement => (
  <div
    ref={look.measure}
    role="listitem"
    aria-labelledby={labelledBy}
    aria-posinset={at + 1}
    aria-setsize={count}
    data-index={at}
    data-line={at}
    className={styles.line}
    style={{ transform: `translateY(${top}px)`, paddingInlineStart: 8 + 8 * level }}
  >
    {children}
  </div>
);
