import type { useText } from "#sdk/react/useText.ts";
import type { PastedCell, PastedRow, PastePlan } from "../../model/pastePlan.ts";

export type Say = ReturnType<typeof useText>;

/** Cells and refusals that a question names; of the others it says how many there are. */
const named = 6;

/** What a paste would do, in lines: its changes, what it leaves and why, and what stands beyond the table. */
export function describePaste({ rows, beyondRows, beyondColumns }: PastePlan, t: Say): string {
  const changed = rows.filter(({ values }) => Object.keys(values).length > 0);
  const changes = changed.flatMap((row) => row.cells.flatMap((cell) => (isChange(row, cell) ? [`${row.line + 1}, ${cell.column}: ${shownText(row.row, cell.field)} → ${cell.text || "–"}`] : [])));
  const readOnly = t("tables.paste.readOnly");
  const refusals = rows.flatMap(({ line, cells }) => cells.flatMap(({ column, problem }) => (problem === undefined ? [] : [{ line, column, problem }])));
  const locked = [...new Set(refusals.flatMap(({ column, problem }) => (problem === readOnly ? [column] : [])))];
  const refused = refusals.filter(({ problem }) => problem !== readOnly).map(({ line, column, problem }) => `${line + 1}, ${column}: ${problem}`);
  return [
    t("tables.paste.question", { rows: changed.length, cells: changes.length }), ...cut(changes),
    ...(locked.length > 0 ? [`${readOnly}: ${cut(locked).join(", ")}`] : []),
    ...(refused.length > 0 ? [t("tables.paste.refused", { count: refused.length }), ...cut(refused)] : []),
    ...(beyondRows > 0 ? [t("tables.paste.beyondRows", { count: beyondRows })] : []),
    ...(beyondColumns > 0 ? [t("tables.paste.beyondColumns", { count: beyondColumns })] : []),
  ].join("\n");
}

const isChange = ({ values }: PastedRow, { field, problem }: PastedCell): boolean => problem === undefined && field !== undefined && Object.hasOwn(values, field);

const cut = (all: readonly string[]): readonly string[] => (all.length > named ? [...all.slice(0, named), `… +${all.length - named}`] : all);

function shownText(row: PastedRow["row"], field: string | undefined): string {
  const value = field === undefined ? undefined : row[field];
  if (value === null || value === undefined || value === "") return "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
