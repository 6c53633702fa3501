import { useId, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { DateControl } from "#sdk/ui/controls/date/DateControl.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { tabPanel, Tabs } from "#sdk/ui/layout/Tabs.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import { DeletedObjects } from "./DeletedObjects.tsx";
import styles from "./History.module.css";
import { usePages } from "./model/useChanges.ts";
import { useRestore } from "./model/useHistoryRestore.ts";
import { ChangeTimeline } from "./view/ChangeTimeline.tsx";

type Query = Readonly<Record<string, string>>;

/** The latest changes of all objects, and those that were deleted. */
export function ProjectHistory({ query, isHeaded }: { readonly query: Query; readonly isHeaded: boolean }): ReactElement {
  const t = useText();
  const id = useId();
  const navigation = useCapability("navigation");
  const shown = query["view"] === "deleted" ? "deleted" : "changes";
  const title = t("places.names.history");
  useScreenHeading({ title });
  const tabs = [{ id: "changes", label: t("system.history.changes") }, { id: "deleted", label: t("system.history.deleted") }];
  const choose = (view: string): void => void navigation.setQuery({ view: view === "changes" ? undefined : view });
  return (
    <div className={styles.screen}>
      {isHeaded && <PageHeader title={title} />}
      <Tabs id={id} label={title} tabs={tabs} selected={shown} onSelect={choose} isFlush />
      <div {...tabPanel(id, shown)} className={styles.panel}>{shown === "deleted" ? <DeletedObjects /> : <AllChanges query={query} />}</div>
    </div>
  );
}

function AllChanges({ query }: { readonly query: Query }): ReactElement {
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const { entity, by, day } = query;
  const wanted = { ...(entity && { entity }), ...(by && { by }), ...(day && { day }) };
  const pages = usePages(async (page, signal) => await http.call("GET revisions", { query: { ...page, ...wanted }, signal }), [http, language, entity, by, day]);
  const restore = useRestore(pages.reload);
  return (
    <>
      <HistoryFilters query={query} />
      {pages.loaded.state === "failed" && <FailureView failure={pages.loaded.failure} onRetry={pages.reload} />}
      {pages.loaded.state === "loading" && <SkeletonText lines={8} />}
      {pages.loaded.state === "ready" && <ChangeTimeline changes={pages.loaded.value} pages={pages} restore={restore} />}
    </>
  );
}

const day = /^\d{4}-\d{2}-\d{2}$/;

function HistoryFilters({ query }: { readonly query: Query }): ReactElement {
  const t = useText();
  const ids = useId();
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const navigation = useCapability("navigation");
  const [choices] = useLoaded(async (signal) => await http.call("GET config/history-choices", { signal }), [http, language]);
  const { entities, people } = choices.state === "ready" ? choices.value : { entities: [], people: [] };
  const set = (name: string) => (value: unknown): void => void navigation.setQuery({ [name]: typeof value === "string" && value !== "" ? value : undefined });
  return (
    <div className={styles.filters} role="search" aria-label={t("system.history.narrow")}>
      <FieldFrame id={`${ids}-entity`} label={t("system.history.entity")}>
        {(described) => <SelectControl {...described} id={`${ids}-entity`} value={query["entity"]} onChange={set("entity")} options={entities.map(({ entity: one, kind }) => ({ id: one, name: kind }))} />}
      </FieldFrame>
      <FieldFrame id={`${ids}-by`} label={t("system.history.by")}>
        {(described) => <SelectControl {...described} id={`${ids}-by`} value={query["by"]} onChange={set("by")} options={people} />}
      </FieldFrame>
      <FieldFrame id={`${ids}-day`} label={t("system.history.day")}>
        {(described) => <DateControl {...described} id={`${ids}-day`} value={query["day"]} onChange={(value) => (value === undefined || value === "" || day.test(value)) && set("day")(value)} />}
      </FieldFrame>
    </div>
  );
}
