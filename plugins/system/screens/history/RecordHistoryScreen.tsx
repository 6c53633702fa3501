import { RotateCcw } from "lucide-react";
import type { ReactElement } from "react";
import { formatDate, formatTime } from "#core/format/formatDate.ts";
import { tagBeyond } from "#core/languages.ts";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { isCancelled } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useEvent } from "#sdk/react/useEvent.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { useToldAction } from "#sdk/react/useToldAction.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState } from "#sdk/ui/states/ScreenState.tsx";
import { Avatar } from "#sdk/ui/status/Avatar.tsx";
import { StatusPill } from "#sdk/ui/status/Badge.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { FormConfig, FormRecord, RecordRevision } from "#sdk/wire.ts";
import styles from "./History.module.css";
import { usePages } from "./model/useChanges.ts";
import { asProperty, stateBefore } from "./model/recordHistory.ts";
import { changeTones } from "./view/changeTones.ts";
import { ShownDifference } from "./view/ShownDifference.tsx";

interface Place {
  readonly form: string;
  readonly id: string;
}

/** `/system/record-history/{form}/{id}`: what happened to a record, of what the person may read, and the way back by an ordinary save. */
export function RecordHistoryScreen({ params: { form = "", id = "" }, frame }: ScreenProps): ReactElement {
  const t = useText();
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const [opened, reload] = useLoaded(async (signal) => {
    const config = await http.call("GET forms/{name}", { params: { name: form }, signal });
    // A deleted record has no form to be read by.
    const record = await http.call("GET forms/{name}/{id}", { params: { name: form, id }, query: {}, signal }).catch((failure: unknown) => {
      if (isCancelled(failure)) throw failure;
      return undefined;
    });
    return { config, record };
  }, [http, form, id, language]);
  const pages = usePages<RecordRevision>(
    async ({ before }, signal) => await http.call("GET forms/{name}/{id}/history", { params: { name: form, id }, query: { ...(before !== undefined && { before }) }, signal }),
    [http, form, id, language],
  );
  useEvent("ServerEvent", (event) => {
    if (event.kind !== "record" || event.recordId !== id) return;
    reload();
    pages.reload();
  });
  const title = opened.state === "ready" ? t("system.history.ofRecord", { name: opened.value.config.title }) : t("places.names.history");
  useScreenHeading({ title });
  if (pages.loaded.state === "failed") return <FailureView failure={pages.loaded.failure} onRetry={pages.reload} />;
  return (
    <div className={styles.screen}>
      {frame !== "modal" && <PageHeader title={title} />}
      {pages.loaded.state === "loading" || opened.state === "loading" ? <SkeletonText lines={8} /> : (
        <RecordChanges changes={pages.loaded.value} opened={opened.state === "ready" ? opened.value : undefined} place={{ form, id }} onDone={() => { reload(); pages.reload(); }} />
      )}
      {pages.hasMore && <Button onPress={pages.more}>{t("system.history.older")}</Button>}
    </div>
  );
}

interface RecordChangesProps {
  readonly changes: readonly RecordRevision[];
  readonly opened: { readonly config: FormConfig; readonly record: FormRecord | undefined } | undefined;
  readonly place: Place;
  readonly onDone: () => void;
}

function RecordChanges({ changes, opened, place, onDone }: RecordChangesProps): ReactElement {
  const t = useText();
  const save = useSave(place, opened?.record?.version, onDone);
  const isChangeable = opened?.record !== undefined && opened.config.permissions.update;
  if (changes.length === 0) return <EmptyState title={t("system.history.noneOfRecord")} hint={t("system.history.noneOfRecordHint")} />;
  return (
    <ol className={styles.list}>
      {changes.map((change, index) => (
        <RecordChange key={change.place} change={change} isBusy={save.isBusy} isChangeable={isChangeable}
          onRestore={(fields) => void save.run(fields ?? stateBefore(changes, index))} />
      ))}
    </ol>
  );
}

interface RecordChangeProps {
  readonly change: RecordRevision;
  readonly isBusy: boolean;
  readonly isChangeable: boolean;
  /** Without fields the whole state before the change. */
  readonly onRestore: (fields?: Record<string, unknown>) => void;
}

function RecordChange({ change, isBusy, isChangeable, onRestore }: RecordChangeProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const who = change.byName ?? t("places.platform");
  const when = [formatDate(change.at, { timeZone, locale: language.locale, ...tagBeyond(language), pattern: "D MMMM YYYY" }), formatTime(change.at, { timeZone })].join(", ");
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Avatar name={who} size={28} />
        <div className={styles.lines}>
          <p className={styles.who}><strong>{who}</strong><time dateTime={change.at}>{when}</time><StatusPill tone={changeTones[change.change]}>{t(`system.history.did.${change.change}`)}</StatusPill></p>
          <dl className={styles.properties}>
            {change.diff.map((difference) => (
              <div key={difference.field} className={styles.propertyRow}>
                <dt className={styles.propertyTitle}>
                  {difference.title}
                  {isChangeable && (
                    <Button tone="ghost" size="small" icon={RotateCcw} isBusy={isBusy} onPress={() => onRestore({ [difference.field]: difference.before })} aria={{ "aria-label": t("system.history.restoreProperty", { name: difference.title }) }}>
                      {t("system.history.restoreValue")}
                    </Button>
                  )}
                </dt>
                <dd className={styles.propertyValue}><ShownDifference property={asProperty(difference)} /></dd>
              </div>
            ))}
          </dl>
        </div>
        {isChangeable && change.diff.length > 0 && <Button size="small" icon={RotateCcw} isBusy={isBusy} onPress={() => onRestore()}>{t("system.history.restoreEarlier")}</Button>}
      </div>
    </li>
  );
}

/** Saves as the form would: under its checks, and not over what somebody saved meanwhile. */
function useSave({ form, id }: Place, version: number | undefined, onDone: () => void): { readonly isBusy: boolean; readonly run: (values: Record<string, unknown>) => Promise<unknown> } {
  const t = useText();
  const http = useCapability("http");
  const [act, isBusy] = useToldAction(onDone);
  const run = async (values: Record<string, unknown>): Promise<unknown> =>
    version !== undefined && (await act(() => http.call("PUT forms/{name}/{id}", { params: { name: form, id }, body: { values, version } }), t("system.history.restored")));
  return { isBusy, run };
}
