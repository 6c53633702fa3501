import { FileQuestion } from "lucide-react";
import type { ReactElement } from "react";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { useKernelText } from "../../react/useKernelText.ts";
import styles from "./FilePreview.module.css";

export interface NoPreviewProps {
  /** Why, where more is known than that it cannot be shown. */
  readonly reason?: string;
}

/** What the browser does not show can be saved all the same. */
export const NoPreview = ({ reason }: NoPreviewProps): ReactElement => {
  const t = useKernelText();
  return (
    <div className={styles.wait}>
      <EmptyState
        isCompact
        icon={FileQuestion}
        title={t("overlays.preview.unavailable")}
        hint={reason ?? t("overlays.preview.hint")}
      />
    </div>
  );
};
