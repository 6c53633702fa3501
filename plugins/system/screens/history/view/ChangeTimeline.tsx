import { useMemo, type ReactElement } from "react";
import { formatDate } from "#core/format/formatDate.ts";
import { tagBeyond } from "#core/languages.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import type { Revision } from "#sdk/wire.ts";
import styles from "../History.module.css";
import { byDay, groupChanges, type HistoryObject } from "../model/groupChanges.ts";
import type { Pages } from "../model/useChanges.ts";
import type { Restore } from "../model/useHistoryRestore.ts";
import { ChangeCard } from "./ChangeCard.tsx";

export interface ChangeTimelineProps {
  readonly changes: readonly Revision[];
  readonly pages: Pick<Pages<Revision>, "hasMore" | "more">;
  readonly restore: Restore;
  /** The object whose history it is; without one that of all. */
  readonly root?: HistoryObject;
}

/** Changes by day, the latest first. */
export function ChangeTimeline({ changes, pages, restore, root }: ChangeTimelineProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const groups = useMemo(() => groupChanges(changes), [changes]);
  if (groups.length === 0) return <EmptyState title={t("system.history.none")} hint={t("system.history.noneHint")} />;
  const [newest] = changes;
  return (
    <div className={styles.timeline}>
      {byDay(groups, (at) => formatDate(at, { timeZone, locale: language.locale, ...tagBeyond(language), pattern: "D MMMM YYYY" })).map(([day, ofDay]) => (
        <section key={day} className={styles.day} aria-label={day}>
          <h2 className={styles.dayTitle}>{day}</h2>
          <ol className={styles.list}>
            {ofDay.map((group) => <ChangeCard key={group.key} group={group} groups={groups} restore={restore} root={root} latest={newest?.moment ?? 0} />)}
          </ol>
        </section>
      ))}
      {pages.hasMore && <Button onPress={pages.more}>{t("system.history.older")}</Button>}
    </div>
  );
}
