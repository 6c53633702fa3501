import type { ReactElement, ReactNode } from "react";
import { SkeletonRows } from "../states/SkeletonRows.tsx";
import styles from "./ChildFrame.module.css";

/** The place of a child table that is on its way, or that cannot be shown: as high as a few rows. */
export const ChildFrame = ({ children }: { readonly children?: ReactNode }): ReactElement => (
  <div className={styles.placeholder}>{children ?? <SkeletonRows widths={[48, 180, 140, 140]} />}</div>
);
