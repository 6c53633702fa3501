import { Plus } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import type { RowsQuery } from "#sdk/wire.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { NamedIcon } from "#sdk/ui/icons/NamedIcon.tsx";
import { allMatching } from "../model/meantRows.ts";
import type { RowCount } from "../model/RowCount.ts";
import { isCounted, kindOf, toolbarButtons } from "../model/rowDeeds.ts";
import { RefusalReport } from "./actions/RefusalReport.tsx";
import { usePressButton, type TableButton } from "./actions/usePressButton.ts";
import { useRowChanges } from "./actions/useRowChanges.ts";
import { useConditions } from "./hooks/useConditions.ts";
import type { LocalizedTable } from "./hooks/useTableConfig.ts";

interface TableActionsProps {
  readonly config: LocalizedTable;
  /** What a new record begins with. */
  readonly given?: Readonly<Record<string, string>>;
  /** All rows that the table shows. */
  readonly matching: { readonly query: RowsQuery; readonly count: RowCount | undefined };
}

/** The table's configured toolbar buttons, and a new record where there is a form and the right to it: of a child table one of the row above. */
export const TableActions = ({ config, given, matching }: TableActionsProps): ReactNode => {
  const t = useText();
  const navigation = useCapability("navigation");
  const changes = useRowChanges();
  const press = usePressButton(changes);
  const question = useCountedQuestion(matching.count);
  const shown = useConditions(config.buttons, { owner: `tables/${config.name}` });
  const mayInsert = config.form !== null && config.permissions.insert && config.showsDeleted !== true && (!config.at || config.at.given !== undefined);
  const buttons = toolbarButtons(shown, { showsDeleted: config.showsDeleted === true, mayInsert });
  const openNew = ({ ctrlKey, metaKey }: MouseEvent): void =>
    void navigation.open(`${config.isForGuests ? "public/" : ""}forms/${config.form}?${new URLSearchParams({ _target: "modal", ...given, ...config.at?.given })}`, { inNewTab: ctrlKey || metaKey });
  const run = async (button: TableButton, event: MouseEvent): Promise<void> => {
    if (kindOf(button) === "form") return openNew(event);
    const asked = isCounted(button) ? question(button) : undefined;
    await press(button, { meant: async () => await Promise.resolve(allMatching(matching.query)), inNewTab: event.ctrlKey || event.metaKey, ...(asked !== undefined && { question: asked }) });
  };
  return (
    <>
      {buttons.map((button) => (
        <Button key={button.id} isBusy={changes.isBusy && button.link === null} onPress={(event) => void run(button, event)}>
          {button.icon !== null && <NamedIcon name={button.icon} />}
          {button.title}
        </Button>
      ))}
      {mayInsert && !buttons.some((button) => kindOf(button) === "form") && (
        <Button tone="primary" icon={Plus} onPress={openNew}>
          {t("tables.new")}
        </Button>
      )}
      <RefusalReport changes={changes} />
    </>
  );
};

/** The question of a button that changes all rows that match: with how many they are, as far as it is known. */
function useCountedQuestion(count: RowCount | undefined): (button: TableButton) => string {
  const t = useText();
  const number = (): string => {
    if (count?.kind === "exact") return formatNumber(count.rows);
    return count?.kind === "about" ? t("tables.about", { count: formatNumber(count.rows) }) : t("tables.uncounted");
  };
  return ({ confirmText, title }) => `${confirmText ?? title}\n${t("tables.act.concerns", { count: number() })}`;
}
