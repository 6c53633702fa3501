import { use, useState } from "react";
import { isCancelled } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import type { ActionAnswer, BulkAnswer, RowProblem } from "#sdk/wire.ts";
import type { MeantRows } from "../../model/meantRows.ts";
import { calledTable, inLevel } from "../../model/tableLevel.ts";
import { TableConfigContext } from "./TableConfigContext.ts";

/** What was not done, and why. */
export interface Refusal {
  /** Of the records, some of which have several problems. */
  readonly ids: readonly string[];
  readonly errors: readonly RowProblem[];
  readonly affected: number;
  /** How many were not tried any more. */
  readonly skipped: number;
  /** Whether they are deleted ones. */
  readonly isDeleted: boolean;
}

/** What became of rows with which something was done; undefined where nothing was. */
export type Outcome = { readonly refused: readonly string[] } | undefined;

export interface Done {
  readonly answer: ActionAnswer;
  /** Rows that were deleted and can be restored. */
  readonly deleted?: MeantRows | undefined;
}

export interface RowChanges {
  readonly isBusy: boolean;
  /** Does something with rows and says what came of it; what fails is told too. */
  readonly run: (work: () => Promise<Done | undefined>) => Promise<Outcome>;
  /** The same of what is done already. */
  readonly tell: (done: Done) => Promise<Outcome>;
  readonly restore: (meant: MeantRows) => Promise<Outcome>;
  /** After a question: for good. */
  readonly erase: (meant: MeantRows, count: number) => Promise<Outcome>;
  /** What was refused, while somebody looks at it. */
  readonly refusal: Refusal | undefined;
  readonly closeReport: () => void;
}

/** Changes rows of the table around it, and tells what became of them. */
export function useRowChanges(): RowChanges {
  const config = use(TableConfigContext);
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [tables, dialogs, toasts, i18n] = [useCapability("tables"), useCapability("dialogs"), useCapability("toasts"), useCapability("i18n")];
  const isDeleted = config?.showsDeleted === true;
  const name = config ? calledTable(config) : "";

  const tell: RowChanges["tell"] = async ({ answer, deleted }) => {
    const refused = [...new Set(answer.errors.map(({ id }) => id))];
    await tellRefused(answer, refused);
    if (answer.affected > 0 || (refused.length === 0 && answer.skipped === 0)) await tellDone(answer, deleted);
    return { refused };
  };
  const tellRefused = async ({ errors, skipped, affected }: BulkAnswer, refused: readonly string[]): Promise<void> => {
    const left = refused.length + skipped;
    if (left === 0) return;
    const details = { label: t("tables.report.details"), run: () => setRefusal({ ids: refused, errors, affected, skipped, isDeleted }) };
    await toasts.show({ kind: "error", text: t("tables.act.refused", { count: left, why: errors[0]?.message ?? "" }), ...(errors.length > 0 && { action: details }) });
  };
  const tellDone = async ({ affected, missing, message }: ActionAnswer, deleted: MeantRows | undefined): Promise<void> => {
    const gone = missing > 0 ? ` ${t("tables.act.missing", { count: missing })}` : "";
    const back = { label: t("tables.act.undo"), run: () => void (deleted && restore(deleted)) };
    await toasts.show({ kind: "success", text: message ?? `${t("tables.act.done", { count: affected })}${gone}`, ...(deleted && affected > 0 && { action: back }) });
  };
  const run: RowChanges["run"] = async (work) => {
    setBusy(true);
    try {
      const done = await work();
      return done ? await tell(done) : { refused: [] };
    } catch (failure) {
      if (!isCancelled(failure)) void toasts.show({ kind: "error", text: readFailure(failure, i18n.locale.value) });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const restore: RowChanges["restore"] = async (meant) => await run(async () => ({ answer: await tables.bulk(name, { ...inLevel(config ?? {}, meant), restore: true }) }));
  const erase: RowChanges["erase"] = async (meant, count) => {
    const isSure = await dialogs.confirm({ text: t("tables.erase.ask", { count }), yes: t("tables.erase"), no: t("ui.cancel"), isDangerous: true });
    return isSure ? await run(async () => ({ answer: await tables.bulk(name, { ...inLevel(config ?? {}, meant), delete: true, isHard: true }) })) : undefined;
  };
  return { isBusy, run, tell, restore, erase, refusal, closeReport: () => setRefusal(undefined) };
}
