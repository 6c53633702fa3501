import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Card } from "#sdk/ui/layout/Card.tsx";
import styles from "./Translations.module.css";
import type { WordingWork } from "./useWording.ts";

const mostShown = 20;

/** What a chosen file would change, and what of it is left out and why, before anything is done. */
export function ImportReport({ waiting, isBusy, take, putAway }: Pick<WordingWork, "waiting" | "isBusy" | "take" | "putAway">): ReactElement | null {
  const t = useText();
  if (!waiting) return null;
  const { added, changed, same, unknown, refused } = waiting.report;
  const count = added.length + changed.length;
  const lines = [...refused.map(({ key, reason }) => `${key}: ${reason}`), ...unknown.map((key) => `${key}: ${t("system.translations.unknownOne")}`)];
  const counts = { added: added.length, changed: changed.length, same: same.length, unknown: unknown.length, refused: refused.length };
  return (
    <div role="status">
      <Card title={t("system.translations.importOf", { name: waiting.file })}>
        <div className={styles.report}>
          <dl className={styles.counts}>
            {Object.entries(counts).map(([name, number]) => <div key={name}><dt>{t(`system.translations.${name}`)}</dt><dd>{number}</dd></div>)}
          </dl>
          {lines.length > 0 && (
            <ul className={styles.left}>
              {lines.slice(0, mostShown).map((line) => <li key={line}>{line}</li>)}
              {lines.length > mostShown && <li>{t("system.translations.moreLeft", { number: lines.length - mostShown })}</li>}
            </ul>
          )}
          <div className={styles.actions}>
            <Button tone="primary" isBusy={isBusy} isDisabled={count === 0} onPress={take}>{t("system.translations.take", { count })}</Button>
            <Button onPress={putAway}>{t("ui.cancel")}</Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
