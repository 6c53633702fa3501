import { CirclePause, TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { stopReason } from "#core/components/stopReason.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { ComponentFailure } from "#sandbox/host/index.ts";
import { useKernelText } from "../react/useKernelText.ts";
import styles from "./ComponentNotice.module.css";

export interface ComponentNoticeProps {
  readonly failure: ComponentFailure;
  readonly onRetry: () => void;
}

/** Stands in the place of a component that cannot be shown: which one, why, and where in its own source. */
export const ComponentNotice = ({ failure, onRetry }: ComponentNoticeProps): ReactElement => {
  const t = useKernelText();
  const { reason, component, message, place, why } = failure;
  const isStopped = reason === "ended" || reason === "quarantined";
  return (
    <section className={styles.notice} role="alert" data-reason={reason}>
      <div className={styles.icon}>
        <Icon of={isStopped ? CirclePause : TriangleAlert} size={20} />
      </div>
      <div className={styles.text}>
        <p className={styles.title}>{t(`sandbox.reason.${reason}`)}</p>
        <p className={styles.place}>{place ? t("sandbox.place", { ...place }) : t("sandbox.component", { component })}</p>
        <p className={styles.message} data-thrown={isStopped ? undefined : ""}>
          {isStopped ? t(`sandbox.why.${whyKey(why)}`) : message}
        </p>
      </div>
      {reason !== "quarantined" && (
        <Button size="small" onPress={onRetry}>
          {t("sandbox.retry")}
        </Button>
      )}
    </section>
  );
};

/** What a user can make of why a realm was ended. */
function whyKey(why: ComponentFailure["why"]): "silent" | "painting" | "limit" | "fault" {
  const reason = stopReason(why);
  return reason === "hang" || reason === "boot" ? "silent" : reason;
}
