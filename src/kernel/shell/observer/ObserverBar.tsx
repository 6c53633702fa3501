import { Eye } from "lucide-react";
import { useEffect, useEffectEvent, useState, type ReactElement } from "react";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { useKernel } from "../react/KernelContext.ts";
import { useKernelText } from "../react/useKernelText.ts";
import styles from "./ObserverBar.module.css";

export interface ObserverBarProps {
  /** Of the user as whom the administrator looks. */
  readonly name: string;
  /** ISO 8601. */
  readonly until: string;
}

/** Says over the whole document as whom it is looked at, for how long, and that nothing is written; and leads out of it. */
export const ObserverBar = ({ name, until }: ObserverBarProps): ReactElement => {
  const t = useKernelText();
  const { session, overlays, i18n, log } = useKernel();
  const [isBusy, setBusy] = useState(false);
  const minutes = useMinutesLeft(until, () => void session.reload().catch((failure: unknown) => log.error(failure)));
  const stop = async (): Promise<void> => {
    setBusy(true);
    try {
      await session.stopObserving();
    } catch (failure) {
      setBusy(false);
      overlays.toast({ kind: "error", text: readFailure(failure, i18n.locale.peek()) });
    }
  };
  return (
    <section className={styles.bar} aria-label={t("observer.label")} data-observer="" data-print="none">
      <Icon of={Eye} size={16} />
      <strong className={styles.name}>{name}</strong>
      <span className={styles.note}>{t("observer.note")}</span>
      <span className={styles.left}>{t("observer.left", { count: minutes })}</span>
      <Button size="small" isBusy={isBusy} onPress={() => void stop()}>{t("observer.stop")}</Button>
    </section>
  );
};

/** Milliseconds after which it is looked again whether the server agrees that it is over. */
const again = 15_000;

/** Whole minutes that are left, at least one. @param onOver asked anew until the user is another one */
function useMinutesLeft(until: string, onOver: () => void): number {
  const [now, setNow] = useState(Date.now);
  const over = useEffectEvent(onOver);
  const left = Date.parse(until) - now;
  useEffect(() => {
    const timer = setTimeout(() => {
      setNow(Date.now());
      if (Date.parse(until) <= Date.now()) over();
    }, left > 0 ? (left - 1) % 60_000 + 1 : again);
    return () => clearTimeout(timer);
  }, [until, left]);
  return Math.max(1, Math.ceil(left / 60_000));
}
