import { use } from "react";
import { readButtonAction } from "#core/buttons/buttonAction.ts";
import { keepLayout } from "#core/links/index.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { MeantRows } from "../../model/meantRows.ts";
import { calledTable, inLevel } from "../../model/tableLevel.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import { TableConfigContext } from "./TableConfigContext.ts";
import type { Outcome, RowChanges } from "./useRowChanges.ts";

export type TableButton = LocalizedTable["buttons"][number];

export interface PressOptions {
  readonly meant: () => Promise<MeantRows>;
  /** In place of the button's own question. */
  readonly question?: string;
  readonly inNewTab?: boolean;
}

/** Does what a button says with rows, after what is to be asked first; undefined where it was not done. */
export function usePressButton({ run }: RowChanges): (button: TableButton, options: PressOptions) => Promise<Outcome> {
  const config = use(TableConfigContext);
  const [tables, commands, navigation, dialogs] = [useCapability("tables"), useCapability("commands"), useCapability("navigation"), useCapability("dialogs")];
  const documents = useCapability("documents");
  return async (button, { meant, question = button.confirmText ?? undefined, inNewTab = false }) => {
    const action = readButtonAction(button.action ?? "");
    if (question && !(await dialogs.confirm({ text: question, isDangerous: action?.kind === "delete" }))) return undefined;
    if (button.link !== null) {
      await navigation.open(keepLayout(button.link), { inNewTab });
      return { refused: [] };
    }
    return await run(async () => {
      const rows = await meant();
      if (action?.kind === "document") {
        await documents.open({ name: action.name, ...("ids" in rows ? { ids: rows.ids } : { query: rows }) });
        return undefined;
      }
      if (action?.kind === "command") return void (await commands.execute(action.command, rows));
      const answer = await tables.act(config ? calledTable(config) : "", button.id, inLevel(config ?? {}, rows));
      // What is deleted can be named afterwards by its ids alone.
      const isUndone = action?.kind === "delete" && "ids" in rows && config?.form && config.permissions.delete;
      return { answer, deleted: isUndone ? rows : undefined };
    });
  };
}
