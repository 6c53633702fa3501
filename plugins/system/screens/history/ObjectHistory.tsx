import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import styles from "./History.module.css";
import type { HistoryObject } from "./model/groupChanges.ts";
import { usePages } from "./model/useChanges.ts";
import { useRestore } from "./model/useHistoryRestore.ts";
import { ChangeTimeline } from "./view/ChangeTimeline.tsx";

/** All that happened to one object and its parts. */
export function ObjectHistory({ object, isHeaded }: { readonly object: HistoryObject; readonly isHeaded: boolean }): ReactElement {
  const t = useText();
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const { entity, id } = object;
  const pages = usePages(async (query, signal) => await http.call("GET revisions/{entity}/{id}", { params: { entity, id }, query, signal }), [http, entity, id, language]);
  const changes = pages.loaded.state === "ready" ? pages.loaded.value : [];
  const own = changes.find((change) => change.id === id);
  const named = own ?? changes[0]?.owner;
  const title = named ? t("system.history.of", { kind: named.kind, name: named.name }) : t("places.names.history");
  useScreenHeading({ title });
  const restore = useRestore(pages.reload);
  return (
    <div className={styles.screen}>
      {isHeaded && <PageHeader title={title} actions={<AllChanges />} />}
      {own?.change === "delete" && own === changes.find((change) => change.id === id) && (
        <div className={styles.deleted} role="status">
          <span>{t("system.history.isDeleted")}</span>
          <Button tone="primary" isBusy={restore.isBusy} onPress={() => void restore.run(object, {})}>{t("system.history.bringBack")}</Button>
        </div>
      )}
      {pages.loaded.state === "failed" && <FailureView failure={pages.loaded.failure} onRetry={pages.reload} />}
      {pages.loaded.state === "loading" && <SkeletonText lines={8} />}
      {pages.loaded.state === "ready" && <ChangeTimeline changes={changes} pages={pages} restore={restore} root={object} />}
    </div>
  );
}

function AllChanges(): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  return <Button onPress={() => void navigation.open("system/history")}>{t("system.history.all")}</Button>;
}
