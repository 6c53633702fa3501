import type { ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { SkeletonRows } from "./states/SkeletonRows.tsx";
import styles from "./TableScreen.module.css";

export interface TablePlaceholderProps {
  readonly frame: ScreenProps["frame"];
}

/** The screen before its configuration is there: title and rows in grey. */
export const TablePlaceholder = ({ frame }: TablePlaceholderProps): ReactElement => (
  <div className={styles.screen} data-frame={frame}>
    <div className={styles.placeholderTitle}>
      <SkeletonText lines={1} />
    </div>
    <RowsOnTheirWay />
  </div>
);

/** The place of the rows, as high as there is room. */
export const RowsOnTheirWay = (): ReactElement => (
  <div className={styles.placeholder}>
    <SkeletonRows widths={[56, 240, 160, 160, 120, 160]} />
  </div>
);
