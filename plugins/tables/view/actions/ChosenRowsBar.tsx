import { X } from "lucide-react";
import { use, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import type { RowsQuery } from "#sdk/wire.ts";
import type { LineSource } from "../../model/lines.ts";
import { isAllSelected, meantRows } from "../../model/meantRows.ts";
import type { Sight } from "../../model/Sight.ts";
import { useConditions } from "../hooks/useConditions.ts";
import styles from "./ChosenRowsBar.module.css";
import { TableConfigContext } from "./TableConfigContext.ts";
import { usePressButton, type TableButton } from "./usePressButton.ts";

interface ChosenRowsBarProps {
  readonly sight: Sight;
  readonly lines: LineSource;
  readonly query: RowsQuery;
  /** Selects all rows, or none. */
  readonly onSelect: (isAll: boolean) => void;
}

const none: readonly TableButton[] = [];

/** While rows are selected: how many, all that match, none, and what may be done with them. */
export const ChosenRowsBar = ({ sight, lines, query, onSelect }: ChosenRowsBarProps): ReactElement | undefined => {
  const t = useText();
  const config = use(TableConfigContext);
  const tables = useCapability("tables");
  const { selected } = useReadable(sight);
  const { isBusy, press } = usePressButton();
  const buttons = useConditions(config?.buttons ?? none, { owner: `tables/${config?.name ?? ""}` }).filter(({ scope }) => scope === "selection");
  if (selected.count === 0 || buttons.length === 0) return undefined;
  const askIds = async (asked: Parameters<typeof tables.ids>[1]): Promise<readonly string[]> => (await tables.ids(config?.name ?? "", asked)).ids;
  // What is shown is told a moment later than it is selected.
  const run = async (button: TableButton): Promise<void> => {
    if (await press(button, async () => await meantRows(sight.value.selected, { lines, query, askIds }))) onSelect(false);
  };
  const { kind, rows } = lines.count;
  const mayAll = !lines.isGrouped && !isAllSelected(selected, lines) && (kind === "exact" || kind === "about");
  return (
    <div className={styles.bar} role="region" aria-label={t("tables.selected")}>
      <IconButton size="small" icon={X} label={t("tables.act.clear")} onPress={() => onSelect(false)} />
      <span role="status" className={styles.count}>{t("tables.act.selected", { count: formatNumber(selected.count) })}</span>
      {mayAll && <Button size="small" onPress={() => onSelect(true)}>{t("tables.act.all", { count: formatNumber(rows) })}</Button>}
      <span className={styles.space} />
      {buttons.map((button) => (
        <Button key={button.id} size="small" {...(button.action === "delete" && { tone: "danger" })} isBusy={isBusy} onPress={() => void run(button)}>{button.title}</Button>
      ))}
    </div>
  );
};
