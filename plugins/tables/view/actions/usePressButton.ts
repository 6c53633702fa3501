import { use, useState } from "react";
import { readButtonAction } from "#core/buttons/buttonAction.ts";
import { keepLayout } from "#core/links/index.ts";
import { isCancelled } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { BulkAnswer } from "#sdk/wire.ts";
import type { MeantRows } from "../../model/meantRows.ts";
import { calledTable, levelQuestion } from "../../model/tableLevel.ts";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import { TableConfigContext } from "./TableConfigContext.ts";

export type TableButton = LocalizedTable["buttons"][number];

export interface Pressing {
  readonly isBusy: boolean;
  /** Asks what is to be asked first; true when it was done. */
  readonly press: (button: TableButton, meant: () => Promise<MeantRows>) => Promise<boolean>;
}

/** Does what a button says with rows, and tells what became of them. */
export function usePressButton(): Pressing {
  const config = use(TableConfigContext);
  const [isBusy, setBusy] = useState(false);
  const [tables, commands, navigation] = [useCapability("tables"), useCapability("commands"), useCapability("navigation")];
  const [dialogs, toasts, i18n] = [useCapability("dialogs"), useCapability("toasts"), useCapability("i18n")];
  const tell = useTellAnswer();

  const run = async (button: TableButton, meant: MeantRows): Promise<void> => {
    const action = readButtonAction(button.action ?? "");
    if (button.link !== null) return void navigation.open(keepLayout(button.link));
    if (action?.kind === "command") return void (await commands.execute(action.command, meant));
    const answer = await tables.act(config ? calledTable(config) : "", button.id, { ...meant, ...(config && levelQuestion(config)) });
    const undo = action?.kind === "delete" && "ids" in meant && config?.form ? { form: config.form, ids: meant.ids } : undefined;
    await tell(answer, undo);
  };
  return {
    isBusy,
    press: async (button, meant) => {
      const isDangerous = button.action === "delete";
      if (button.confirmText && !(await dialogs.confirm({ text: button.confirmText, isDangerous }))) return false;
      setBusy(true);
      try {
        await run(button, await meant());
        return true;
      } catch (failure) {
        if (!isCancelled(failure)) void toasts.show({ kind: "error", text: readFailure(failure, i18n.locale.value) });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

interface Undo {
  readonly form: string;
  readonly ids: readonly string[];
}

/** So many rows are brought back one by one. */
const mostUndone = 100;

function useTellAnswer(): (answer: BulkAnswer & { message?: string }, undo: Undo | undefined) => Promise<void> {
  const [toasts, i18n, forms] = [useCapability("toasts"), useCapability("i18n"), useCapability("forms")];
  return async ({ affected, missing, errors, skipped, message }, undo) => {
    const { t } = i18n;
    const [first] = errors;
    const left = new Set(errors.map(({ id }) => id)).size + skipped;
    if (left > 0) await toasts.show({ kind: "error", text: t("tables.act.refused", { count: left, why: first?.message ?? "" }) });
    if (affected === 0 && left > 0) return;
    const gone = missing > 0 ? ` ${t("tables.act.missing", { count: missing })}` : "";
    const back = async (): Promise<void> => {
      const results = await Promise.allSettled((undo?.ids ?? []).map(async (id) => await forms.restore(undo?.form ?? "", id)));
      const failed = results.find((result) => result.status === "rejected");
      if (failed) await toasts.show({ kind: "error", text: readFailure(failed.reason, i18n.locale.value) });
    };
    await toasts.show({
      kind: "success",
      text: message ?? `${t("tables.act.done", { count: affected })}${gone}`,
      ...(undo && affected > 0 && undo.ids.length <= mostUndone && { action: { label: t("tables.act.undo"), run: () => void back() } }),
    });
  };
}
