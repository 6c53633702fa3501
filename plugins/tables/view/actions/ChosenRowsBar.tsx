import { X } from "lucide-react";
import { use, type ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import type { LineSource } from "../../model/lines.ts";
import { isAllSelected, type MeantRows } from "../../model/meantRows.ts";
import type { Sight } from "../../model/Sight.ts";
import { useConditions } from "../hooks/useConditions.ts";
import styles from "./ChosenRowsBar.module.css";
import { TableConfigContext } from "./TableConfigContext.ts";
import { usePressButton, type TableButton } from "./usePressButton.ts";

interface ChosenRowsBarProps {
  readonly sight: Sight;
  readonly lines: LineSource;
  /** The selected records. */
  readonly meant: () => Promise<MeantRows>;
  /** Selects all rows, or none. */
  readonly onSelect: (isAll: boolean) => void;
}

const none: readonly TableButton[] = [];

/** While rows are selected: how many, all that match, none, and what may be done with them. */
export const ChosenRowsBar = ({ sight, lines, meant, onSelect }: ChosenRowsBarProps): ReactElement | undefined => {
  const t = useText();
  const config = use(TableConfigContext);
  const { selected, chosen } = useReadable(sight);
  const { isBusy, press } = usePressButton();
  const buttons = useConditions(config?.buttons ?? none, { owner: `tables/${config?.name ?? ""}` }).filter(({ scope }) => scope === "selection");
  if (selected.count === 0 || buttons.length === 0) return undefined;
  const run = async (button: TableButton): Promise<void> => {
    if (await press(button, meant)) onSelect(false);
  };
  const { kind, rows } = lines.count;
  // Of a page only its own rows can be selected.
  const mayAll = !lines.isGrouped && !lines.page && !isAllSelected(selected, lines) && (kind === "exact" || kind === "about");
  return (
    <div className={styles.bar} role="region" aria-label={t("tables.selected")}>
      <IconButton size="small" icon={X} label={t("tables.act.clear")} onPress={() => onSelect(false)} />
      <span role="status" className={styles.count}>{t("tables.act.selected", { count: formatNumber(Math.max(chosen, selected.count)) })}</span>
      {mayAll && <Button size="small" onPress={() => onSelect(true)}>{t("tables.act.all", { count: formatNumber(rows) })}</Button>}
      <span className={styles.space} />
      {buttons.map((button) => (
        <Button key={button.id} size="small" {...(button.action === "delete" && { tone: "danger" })} isBusy={isBusy} onPress={() => void run(button)}>{button.title}</Button>
      ))}
    </div>
  );
};
