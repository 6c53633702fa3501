import type { ReactElement } from "react";
import { AfterMoment } from "#sdk/ui/status/AfterMoment.tsx";
import { Spinner } from "#sdk/ui/status/Spinner.tsx";
import { useUiText } from "#sdk/ui/foundation/uiText.ts";
import styles from "./FilePreview.module.css";

/** While the file is on its way; what comes at once needs no stand-in. */
export const PreviewWait = (): ReactElement => {
  const text = useUiText();
  return (
    <div className={styles.wait} role="status" aria-label={text.loading}>
      <AfterMoment>
        <Spinner isLarge />
      </AfterMoment>
    </div>
  );
};
