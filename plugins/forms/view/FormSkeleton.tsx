import type { ReactElement } from "react";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import { cellStyle } from "../model/cellStyle.ts";
import styles from "./FormEditorView.module.css";

/** Six fields' places while the form is on its way. */
export function FormSkeleton(): ReactElement {
  return (
    <div className={styles.loading} aria-hidden="true">
      <div className={styles.grid}>
        {[6, 3, 3, 4, 4, 4].map((width, index) => (
          <div key={index} className={styles.place} style={cellStyle(width)}>
            <Skeleton width="40%" />
            <Skeleton height={34} />
          </div>
        ))}
      </div>
    </div>
  );
}
