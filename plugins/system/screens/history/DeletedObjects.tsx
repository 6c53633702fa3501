import { RotateCcw } from "lucide-react";
import type { ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useFollowedLinks } from "#sdk/react/useFollowedLinks.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { DeletedObject } from "#sdk/wire.ts";
import styles from "./History.module.css";
import { usePages } from "./model/useChanges.ts";
import { useRestore, type Restore } from "./model/useHistoryRestore.ts";

/** What was deleted and can be brought back, of all entities. */
export function DeletedObjects(): ReactElement {
  const t = useText();
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const pages = usePages(async (query, signal) => await http.call("GET config/deleted", { query, signal }), [http, language]);
  const restore = useRestore(pages.reload);
  if (pages.loaded.state === "failed") return <FailureView failure={pages.loaded.failure} onRetry={pages.reload} />;
  if (pages.loaded.state === "loading") return <SkeletonText lines={6} />;
  if (pages.loaded.value.length === 0) return <EmptyState title={t("system.history.noneDeleted")} hint={t("system.history.noneDeletedHint")} />;
  return (
    <>
      <ul className={styles.list} aria-label={t("system.history.deleted")}>
        {pages.loaded.value.map((object) => <DeletedRow key={object.place} object={object} restore={restore} />)}
      </ul>
      {pages.hasMore && <Button onPress={pages.more}>{t("system.history.older")}</Button>}
    </>
  );
}

function DeletedRow({ object, restore }: { readonly object: DeletedObject; readonly restore: Restore }): ReactElement {
  const t = useText();
  const { hrefOf, open } = useFollowedLinks();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const { entity, id, kind, name, owner } = object;
  const link = `system/history/${entity}/${encodeURIComponent(id)}`;
  const who = [object.byName ?? t("places.platform"), formatDateTime(object.at, { timeZone })].join(" · ");
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <a className={styles.object} href={hrefOf(link)} onClick={(event) => open(link, event)}>{name === "" ? kind : name}</a>
        <span className={styles.note}>{owner ? `${kind} · ${owner.kind} «${owner.name}»` : kind}</span>
      </div>
      <span className={styles.note}>{who}</span>
      <Button icon={RotateCcw} size="small" isBusy={restore.isBusy} onPress={() => void restore.run({ entity, id }, {})} aria={{ "aria-label": `${t("system.history.bringBack")}: ${name}` }}>
        {t("system.history.bringBack")}
      </Button>
    </li>
  );
}
