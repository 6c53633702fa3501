import type { ReactElement } from "react";
import { useUiText } from "../foundation/uiText.ts";
import { VisuallyHidden } from "../foundation/VisuallyHidden.tsx";
import styles from "./Skeleton.module.css";

/**
 * A grey place where something will be; it appears only after 150 ms.
 * @example <Skeleton width="60%" />
 */
export const Skeleton = ({
  width = "100%",
  height = 14,
}: {
  readonly width?: number | string;
  readonly height?: number | string;
}): ReactElement => <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />;

/** Lines of text that are not there yet, announced as loading. */
export const SkeletonText = ({ lines = 3 }: { readonly lines?: number }): ReactElement => {
  const text = useUiText();
  return (
    <div className={styles.group} aria-busy="true">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 && lines > 1 ? "55%" : "100%"} />
      ))}
    </div>
  );
};
