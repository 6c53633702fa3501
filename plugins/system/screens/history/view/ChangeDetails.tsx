import { RotateCcw } from "lucide-react";
import { useId, useState, type ReactElement } from "react";
import { formatDateTime } from "#core/format/formatDate.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import styles from "../History.module.css";
import { boundsOf, type Comparison } from "../model/groupChanges.ts";
import type { ChangeCardProps } from "./ChangeCardProps.ts";
import { ObjectDifferences } from "./ObjectDifferences.tsx";

/** All that differs, against the state before, now or another moment; the earlier state can be restored, whole or by property. */
export function ChangeDetails({ group, groups, restore, root, latest }: ChangeCardProps): ReactElement {
  const t = useText();
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const [comparison, setComparison] = useState<Comparison>("before");
  const object = root ?? group.object;
  const { entity, id } = object;
  const { from, to } = boundsOf(group.moment, comparison);
  // A later change of whatever object is a reason to compare with now again.
  const [loaded, reload] = useLoaded(async (signal) => await http.call("GET differences/{entity}/{id}", {
    params: { entity, id }, query: { from: String(from), ...(to !== undefined && { to: String(to) }) }, signal,
  }), [http, language, entity, id, from, to, latest]);
  if (loaded.state === "failed") return <FailureView failure={loaded.failure} onRetry={reload} isCompact />;
  if (loaded.state === "loading") return <SkeletonText lines={4} />;
  const { differences } = loaded.value;
  const isMade = differences.some((one) => one.id === id && one.change === "insert");
  const wish = { moment: from, latest: loaded.value.latest };
  return (
    <>
      <div className={styles.bar}>
        <CompareWith group={group} groups={groups} value={comparison} onChange={setComparison} />
        {!isMade && differences.length > 0 && (
          <Button icon={RotateCcw} isBusy={restore.isBusy} onPress={() => void restore.run({ entity, id }, wish)}>{t("system.history.restoreEarlier")}</Button>
        )}
      </div>
      {differences.length === 0 ? <p className={styles.note}>{t("system.history.same")}</p> : (
        <ObjectDifferences differences={differences} isBusy={restore.isBusy} onRestore={(part, paths) => void restore.run(part, { ...wish, ...(paths && { paths }) })} />
      )}
    </>
  );
}

interface CompareWithProps extends Pick<ChangeCardProps, "group" | "groups"> {
  readonly value: Comparison;
  readonly onChange: (value: Comparison) => void;
}

function CompareWith({ group, groups, value, onChange }: CompareWithProps): ReactElement {
  const t = useText();
  const controlId = useId();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  const isSame = (one: ChangeCardProps["group"]): boolean => one.object.id === group.object.id && one.moment !== group.moment;
  const options = [
    { id: "before", name: t("system.history.stateBefore") },
    { id: "now", name: t("system.history.stateNow") },
    ...groups.filter(isSame).map(({ moment, at, byName }) => ({ id: moment, name: `${formatDateTime(at, { timeZone })} · ${byName ?? t("places.platform")}` })),
  ];
  const choose = (chosen: unknown): void => {
    if (chosen === "before" || chosen === "now") onChange(chosen);
    else if (Number.isInteger(Number(chosen))) onChange(Number(chosen));
  };
  return (
    <div className={styles.compare}>
      <label htmlFor={controlId}>{t("system.history.compareWith")}</label>
      <SelectControl id={controlId} value={value} onChange={choose} options={options} isRequired />
    </div>
  );
}
