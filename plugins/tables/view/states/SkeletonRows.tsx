import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Skeleton } from "#sdk/ui/status/Skeleton.tsx";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import styles from "./SkeletonRows.module.css";

const shares = ["70%", "45%", "85%", "60%"];

/** Rows before anything is known of them. */
export const SkeletonRows = ({ widths }: { readonly widths: readonly number[] }): ReactElement => {
  const t = useText();
  return (
    <div className={styles.skeletons} aria-busy="true">
      <VisuallyHidden>{t("ui.loading")}</VisuallyHidden>
      {Array.from({ length: 20 }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          {widths.map((width, column) => (
            <div key={column} className={styles.skeletonCell} style={{ width }}>
              <Skeleton height={8} width={shares[(row + column) % shares.length]} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};
