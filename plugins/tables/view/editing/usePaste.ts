import type { ClipboardEvent, RefObject } from "react";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import type { FormElement, Option } from "#sdk/wire.ts";
import type { ColumnModel } from "../../model/columnModel.ts";
import type { LineSource } from "../../model/lines.ts";
import { pastedCells } from "../../model/pastedCells.ts";
import { pastedValue } from "../../model/pastedValue.ts";
import { pastePlan, type PastedRow, type PastePlan } from "../../model/pastePlan.ts";
import { tabSeparated } from "../body/copiedText.ts";
import type { BodyHandle } from "../body/TableBodyProps.ts";
import type { RowsState } from "../hooks/useRowWindow.ts";
import type { CellEditing } from "./useCellEditing.ts";

interface PasteOptions {
  readonly editing: CellEditing | undefined;
  readonly body: RefObject<BodyHandle | null>;
  readonly model: ColumnModel;
  readonly rows: RowsState;
}

/** More cells than these are for an import. */
const mostCells = 10_000;
/** What a cell of yes and no shows, in any of the languages. */
const yesWords: readonly string[] = ["ҳа", "ha", "да", "yes", "аўа", "awa"];
/** Cells and refusals that a question names; of the others it says how many there are. */
const named = 6;

/** Pastes tab-separated text over cells from the active one on: what it would do is asked first, then rows are saved one by one. */
export function usePaste({ editing, body, model, rows }: PasteOptions): (event: ClipboardEvent) => void {
  const forms = useCapability("forms");
  const dialogs = useCapability("dialogs");
  const toasts = useCapability("toasts");
  const clipboard = useCapability("clipboard");
  const logging = useCapability("logging");
  const i18n = useCapability("i18n");
  const t = useText();

  const optionsOf = async (elements: readonly FormElement[], form: string): Promise<Map<FormElement, readonly Option[]>> => {
    const found = elements.map(async (element) =>
      [element, element.hasRemoteOptions === true ? await forms.options(form, element.id) : (element.data ?? [])] as const);
    return new Map(await Promise.all(found));
  };
  const plan = async (text: string, { fields, form }: CellEditing, lines: LineSource): Promise<PastePlan | undefined> => {
    const place = body.current?.active();
    const cells = pastedCells(text);
    if (!place || cells.length === 0) return undefined;
    const columns = model.leaves.slice(Math.max(0, place.column - 1)).map(({ title, column }) =>
      ({ title, field: column.dataField ?? undefined, element: fields.elements.get(column.dataField ?? "") }));
    const width = Math.max(...cells.map((line) => line.length));
    const options = await optionsOf(columns.slice(0, width).flatMap(({ element }) => (element && element.type.includes("select") ? [element] : [])), form);
    const last = Math.min(cells.length, (lines.height ?? 0) - place.line);
    const shown = await lines.read(Array.from({ length: last }, (_, at) => place.line + at));
    const words = { noOption: t("tables.paste.noOption"), noText: t("tables.paste.noText"), yes: yesWords };
    const setting = { locale: i18n.locale.value, timeZone: i18n.timeZone.value, options: (element: FormElement) => options.get(element) ?? [], words };
    return pastePlan(cells, { line: place.line, columns, rows: shown, read: (element, one) => pastedValue(element, one, setting), readOnly: t("tables.paste.readOnly") });
  };
  const describe = ({ rows: planned, beyondRows, beyondColumns }: PastePlan): string => {
    const changes = planned.flatMap(({ line, row, cells, values }) =>
      cells.flatMap((cell) => (cell.problem === undefined && Object.keys(values).length > 0 ? [`${line + 1}, ${cell.column}: ${shownText(row, cell.field)} → ${cell.text || "–"}`] : [])));
    const refused = planned.flatMap(({ line, cells }) => cells.flatMap(({ column, problem }) => (problem === undefined ? [] : [`${line + 1}, ${column}: ${problem}`])));
    const cut = (all: readonly string[]): string[] => (all.length > named ? [...all.slice(0, named), `… +${all.length - named}`] : [...all]);
    return [
      t("tables.paste.question", { rows: planned.filter(isChanged).length, cells: changes.length }), ...cut(changes),
      ...(refused.length > 0 ? [t("tables.paste.refused", { count: refused.length }), ...cut(refused)] : []),
      ...(beyondRows > 0 ? [t("tables.paste.beyondRows", { count: beyondRows })] : []),
      ...(beyondColumns > 0 ? [t("tables.paste.beyondColumns", { count: beyondColumns })] : []),
    ].join("\n");
  };
  const save = async (planned: readonly PastedRow[], { form }: CellEditing, lines: LineSource): Promise<void> => {
    const failed: { readonly row: PastedRow; readonly why: string }[] = [];
    for (const one of planned) {
      const { $id: id = "", $version: version = 0 } = one.row;
      rows.own.ids.add(id);
      try {
        const saved = await forms.update(form, id, { values: { ...one.values }, version });
        lines.put(id, { ...one.values, ...saved.values }, saved.version);
      } catch (failure) {
        if (!(failure instanceof PlatonError)) logging.error(failure);
        failed.push({ row: one, why: failure instanceof PlatonError ? (Object.values(failure.details.fields ?? {}).flat()[0] ?? readFailure(failure, i18n.locale.value)) : String(failure) });
      }
    }
    if (failed.length === 0) return void toasts.show({ kind: "success", text: t("tables.paste.saved", { count: planned.length }) });
    const lost = failed.map(({ row, why }) => `${row.line + 1}: ${why}`);
    const isCopied = await dialogs.confirm({ title: t("tables.paste.failed", { count: failed.length }), text: lost.slice(0, 20).join("\n"), yes: t("tables.paste.copy"), no: t("tables.paste.close") });
    if (isCopied) await clipboard.writeText(tabSeparated(failed.map(({ row }) => row.cells.map(({ text }) => text))));
  };
  const paste = async (text: string, present: CellEditing, lines: LineSource): Promise<void> => {
    const planned = await plan(text, present, lines);
    if (!planned) return;
    const changed = planned.rows.filter(isChanged);
    if (changed.length === 0) return await dialogs.message(describe(planned));
    if (await dialogs.confirm({ title: t("tables.paste.title"), text: describe(planned), yes: t("tables.paste.apply"), no: t("tables.paste.close") })) await save(changed, present, lines);
  };
  return (event) => {
    const lines = rows.shown?.lines;
    if (!editing || !lines || !body.current?.active() || isOfText(event.target)) return;
    const text = event.clipboardData.getData("text/plain");
    if (text === "") return;
    event.preventDefault();
    if (pastedCells(text).reduce((sum, line) => sum + line.length, 0) > mostCells) return void dialogs.message(t("tables.paste.tooMany", { count: mostCells }));
    paste(text, editing, lines).catch((failure: unknown) => {
      logging.error(failure);
      void toasts.show({ kind: "error", text: failure instanceof PlatonError ? readFailure(failure, i18n.locale.value) : String(failure) });
    });
  };
}

const isChanged = ({ values }: PastedRow): boolean => Object.keys(values).length > 0;

const shownText = (row: PastedRow["row"], field: string | undefined): string => {
  const value = field === undefined ? undefined : row[field];
  return value === null || value === undefined || value === "" ? "–" : typeof value === "object" ? JSON.stringify(value) : String(value);
};

/** Where text is typed, what is pasted is its own. */
const isOfText = (target: EventTarget): boolean => target instanceof Element && target.closest("input, textarea, [contenteditable=true], [data-overlay]") !== null;
