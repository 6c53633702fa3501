import { ArchiveRestore, PencilLine, Trash2, X } from "lucide-react";
import { lazy, Suspense, use, useState, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { NamedIcon } from "#sdk/ui/icons/NamedIcon.tsx";
import type { HeldSelection } from "../../model/HeldSelection.ts";
import type { LineSource } from "../../model/lines.ts";
import { buttonsFor, kindOf } from "../../model/rowDeeds.ts";
import type { InSight, Sight } from "../../model/Sight.ts";
import { calledTable, inLevel } from "../../model/tableLevel.ts";
import type { ManyRecords } from "../bulk/ChangeManyDialog.tsx";
import { useConditions } from "../hooks/useConditions.ts";
import styles from "./ChosenRowsBar.module.css";
import { RefusalReport } from "./RefusalReport.tsx";
import { TableConfigContext } from "./TableConfigContext.ts";
import { useDeeds } from "./useDeeds.ts";
import { usePressButton, type TableButton } from "./usePressButton.ts";
import { useRowChanges, type Outcome } from "./useRowChanges.ts";

const ChangeManyDialog = lazy(async () => ({ default: (await import("../bulk/ChangeManyDialog.tsx")).ChangeManyDialog }));

interface ChosenRowsBarProps {
  readonly sight: Sight;
  readonly lines: LineSource;
  readonly selection: HeldSelection;
  readonly onExport: (() => void) | undefined;
}

const none: readonly TableButton[] = [];

/** While rows are selected: how many, all that match, none, and what may be done with them. */
export const ChosenRowsBar = ({ sight, lines, selection, onExport }: ChosenRowsBarProps): ReactElement => {
  const t = useText();
  const config = use(TableConfigContext);
  const seen = useReadable(sight);
  const changes = useRowChanges();
  const press = usePressButton(changes);
  const deeds = useDeeds("selection");
  const [changed, setChanged] = useState<ManyRecords>();
  const shown = useConditions(config?.buttons ?? none, { owner: `tables/${config?.name ?? ""}` });
  const buttons = buttonsFor(shown, "selection", config?.showsDeleted === true).filter((button) => onExport || kindOf(button) !== "export");
  const { isBusy } = changes;
  const count = countOf(seen, lines);
  /** Those that were refused stay selected. */
  const settle = (outcome: Outcome): void => {
    if (outcome) selection.hold(outcome.refused);
  };
  // What is asked about is what is meant by now: what is drawn may be a moment behind.
  const records = async (): Promise<ManyRecords> => {
    const meant = await selection.meant();
    return { meant, count: "ids" in meant ? meant.ids.length : lines.count.rows };
  };
  const openForm = async (): Promise<void> => setChanged(await records());
  const erase = async (): Promise<void> => {
    const asked = await records();
    settle(await changes.erase(asked.meant, asked.count));
  };
  const run = async (button: TableButton): Promise<void> => {
    if (kindOf(button) === "form") await openForm();
    else if (kindOf(button) === "export") onExport?.();
    else settle(await press(button, selection));
  };
  const isShown = count > 0 && (buttons.length > 0 || Object.values(deeds).some(Boolean));
  return (
    <>
      {isShown && (
        <div className={styles.bar} role="region" aria-label={t("tables.selected")}>
          <IconButton size="small" icon={X} label={t("tables.act.clear")} onPress={selection.clear} />
          <ChosenCount seen={seen} count={count} />
          {mayAll(seen, lines) && <Button size="small" onPress={selection.holdAll}>{t("tables.act.all", { count: formatNumber(lines.count.rows) })}</Button>}
          <span className={styles.space} />
          {deeds.mayChange && <Button size="small" icon={PencilLine} isBusy={isBusy} onPress={() => void openForm()}>{t("tables.bulk")}</Button>}
          {buttons.map((button) => (
            <Button key={button.id} size="small" {...(button.action === "delete" && { tone: "danger" })} isBusy={isBusy} onPress={() => void run(button)}>
              {button.icon !== null && <NamedIcon name={button.icon} />}
              {button.title}
            </Button>
          ))}
          {deeds.mayRestore && <Button size="small" icon={ArchiveRestore} isBusy={isBusy} onPress={() => void selection.meant().then(changes.restore).then(settle)}>{t("tables.restore")}</Button>}
          {deeds.mayErase && <Button size="small" tone="danger" icon={Trash2} isBusy={isBusy} onPress={() => void erase()}>{t("tables.erase")}</Button>}
        </div>
      )}
      {changed && config?.form && (
        <Suspense>
          <ChangeManyDialog
            table={calledTable(config)}
            form={config.form}
            records={{ ...changed, meant: inLevel(config, changed.meant) }}
            onClose={() => setChanged(undefined)}
            onDone={(answer) => void changes.tell({ answer }).then(settle)}
          />
        </Suspense>
      )}
      <RefusalReport changes={changes} />
    </>
  );
};

/** How many are selected; those that the question on the screen does not find are counted apart. */
function ChosenCount({ seen, count }: { readonly seen: InSight; readonly count: number }): ReactElement {
  const t = useText();
  return (
    <span role="status" className={styles.count}>
      {t("tables.act.selected", { count: formatNumber(count) })}
      {seen.hidden > 0 && <span className={styles.hidden}> · {t("tables.act.notShown", { count: seen.hidden })}</span>}
    </span>
  );
}

const countOf = ({ isAll, chosen, selected }: InSight, { count }: LineSource): number =>
  isAll && (count.kind === "exact" || count.kind === "about") ? count.rows : Math.max(chosen, selected.count);

const mayAll = ({ isAll }: InSight, { isGrouped, count: { kind } }: LineSource): boolean => !isGrouped && !isAll && (kind === "exact" || kind === "about");
