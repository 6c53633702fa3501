import type { CapabilityMap } from "#sdk/capabilities/index.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import type { InPlaceFields } from "#sdk/react/useInPlaceFields.ts";
import type { FormElement, Option } from "#sdk/wire.ts";
import type { CellPlace } from "../../model/CellSelection.ts";
import type { ColumnModel } from "../../model/columnModel.ts";
import type { LineSource } from "../../model/lines.ts";
import { pastedValue } from "../../model/pastedValue.ts";
import { pastePlan, type PastedRow, type PastePlan } from "../../model/pastePlan.ts";
import { tabSeparated } from "../body/copiedText.ts";
import { describePaste, type Say } from "./describePaste.ts";

export interface PasteTarget extends Pick<CapabilityMap, "forms" | "dialogs" | "toasts" | "clipboard" | "logging" | "i18n"> {
  readonly t: Say;
  readonly form: string;
  readonly fields: InPlaceFields;
  readonly lines: LineSource;
  readonly model: ColumnModel;
  readonly place: CellPlace;
  /** A save of the record is about to be told of by the server. */
  readonly hold: (id: string) => void;
  /** How many rows are done, before each of them; undefined when it is over. */
  readonly onProgress: (progress: { readonly done: number; readonly count: number } | undefined) => void;
  /** Aborted: no further row is sent. */
  readonly signal: AbortSignal;
}

/** What a cell of yes and no shows, in any of the languages. */
const yesWords: readonly string[] = ["ҳа", "ha", "да", "yes", "аўа", "awa"];
/** Rows that failed of which the reason is named. */
const mostReasons = 20;

/** Asks what the paste would do, then saves its rows one by one; what was not saved is offered as text, so nothing is lost. */
export async function pasteCells(cells: readonly (readonly string[])[], target: PasteTarget): Promise<void> {
  const { dialogs, t } = target;
  const planned = await planOf(cells, target);
  const changed = planned.rows.filter(({ values }) => Object.keys(values).length > 0);
  const text = describePaste(planned, t);
  if (changed.length === 0) return await dialogs.message(text);
  if (await dialogs.confirm({ title: t("tables.paste.title"), text, yes: t("tables.paste.apply"), no: t("tables.paste.close") })) await save(changed, target);
}

async function planOf(cells: readonly (readonly string[])[], { fields, form, forms, model, lines, place, t, i18n }: PasteTarget): Promise<PastePlan> {
  const columns = model.leaves.slice(Math.max(0, place.column - 1)).map(({ title, column }) =>
    ({ title, field: column.dataField ?? undefined, element: fields.elements.get(column.dataField ?? "") }));
  const width = Math.max(...cells.map((line) => line.length));
  const listed = columns.slice(0, width).flatMap(({ element }) => (element?.type.includes("select") === true ? [element] : []));
  const options = new Map(await Promise.all(listed.map(async (element) => [element, await optionsOf(forms, form, element)] as const)));
  const last = Math.min(cells.length, (lines.height ?? 0) - place.line);
  const shown = await lines.read(Array.from({ length: last }, (_, at) => place.line + at));
  const words = { noOption: t("tables.paste.noOption"), noText: t("tables.paste.noText"), yes: yesWords };
  const setting = { locale: i18n.locale.value, timeZone: i18n.timeZone.value, options: (element: FormElement) => options.get(element) ?? [], words };
  return pastePlan(cells, { line: place.line, columns, rows: shown, read: (element, one) => pastedValue(element, one, setting), readOnly: t("tables.paste.readOnly") });
}

const optionsOf = async (forms: PasteTarget["forms"], form: string, element: FormElement): Promise<readonly Option[]> =>
  element.hasRemoteOptions === true ? await forms.options(form, element.id) : (element.data ?? []);

interface Unsaved {
  readonly row: PastedRow;
  readonly why: string;
}

async function save(rows: readonly PastedRow[], target: PasteTarget): Promise<void> {
  const { t, toasts, signal, onProgress } = target;
  const unsaved: Unsaved[] = [];
  for (const [done, row] of rows.entries()) {
    if (signal.aborted) unsaved.push({ row, why: t("tables.paste.stopped") });
    else {
      onProgress({ done, count: rows.length });
      unsaved.push(...(await saveRow(row, target)));
    }
  }
  onProgress(undefined);
  if (unsaved.length === 0) return void toasts.show({ kind: "success", text: t("tables.paste.saved", { count: rows.length }) });
  await tellUnsaved(unsaved, rows.length - unsaved.length, target);
}

async function saveRow(row: PastedRow, { forms, form, lines, hold, logging, i18n }: PasteTarget): Promise<Unsaved[]> {
  const { $id: id = "", $version: version = 0 } = row.row;
  hold(id);
  try {
    const saved = await forms.update(form, id, { values: { ...row.values }, version });
    lines.put(id, { ...row.values, ...saved.values }, saved.version);
    return [];
  } catch (failure) {
    if (!(failure instanceof PlatonError)) logging.error(failure);
    const why = failure instanceof PlatonError ? (Object.values(failure.details.fields ?? {}).flat()[0] ?? readFailure(failure, i18n.locale.value)) : String(failure);
    return [{ row, why }];
  }
}

async function tellUnsaved(unsaved: readonly Unsaved[], saved: number, { t, dialogs, clipboard }: PasteTarget): Promise<void> {
  const reasons = unsaved.slice(0, mostReasons).map(({ row, why }) => `${row.line + 1}: ${why}`);
  const more = unsaved.length > mostReasons ? [`… +${unsaved.length - mostReasons}`] : [];
  const text = [t("tables.paste.saved", { count: saved }), ...reasons, ...more].join("\n");
  const isCopied = await dialogs.confirm({ title: t("tables.paste.failed", { count: unsaved.length }), text, yes: t("tables.paste.copy"), no: t("tables.paste.close") });
  if (isCopied) await clipboard.writeText(tabSeparated(unsaved.map(({ row }) => row.cells.map((cell) => cell.text))));
}
