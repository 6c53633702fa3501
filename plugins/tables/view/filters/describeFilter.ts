import type { TableFilter } from "#sdk/wire.ts";
import { formatDate } from "#core/format/formatDate.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { filterShape, type FilterValue } from "../../model/filterValue.ts";
import { readSpan } from "../../model/countedSpan.ts";
import type { FilterOption } from "./useFilterOptions.ts";

interface Words {
  readonly options: readonly FilterOption[] | undefined;
  readonly t: (key: string, params?: Record<string, string | number>) => string;
}

const signs: Readonly<Record<string, string>> = { ne: "≠ ", notIn: "≠ ", lt: "< ", le: "≤ ", gt: "> ", ge: "≥ ", before: "< ", after: "> " };

/** What is set, as the chip says it: "Янги", "3 та", "≥ 100 000", "01.11.2026 – 30.11.2026". */
export function describeFilter(filter: TableFilter, value: FilterValue, words: Words): string {
  const { options, t } = words;
  const name = (one: string): string => options?.find(({ id }) => id === one)?.name ?? valueText(filter, one);
  if (filterShape(filter) === "pair") return pairText(name(value[0] ?? ""), name(value[1] ?? ""));
  if (filterShape(filter) === "none") return t(`tables.op.${filter.operator}`);
  if (filterShape(filter) === "area") return t("tables.circle", { kilometres: formatNumber(value[2] ?? ""), place: value.slice(0, 2).join(", ") });
  const span = filterShape(filter) === "relative" ? readSpan(value[0]) : undefined;
  if (span) return t(`tables.relative.${span.way}.${span.unit}`, { count: span.count });
  const said = value.length > 1 ? t("tables.chosen", { count: value.length }) : name(value[0] ?? "");
  return signed(filter.operator, said);
}

/** A beginning and an end have dots where the rest is. */
function signed(operator: string, said: string): string {
  if (operator === "startsWith") return `${said}…`;
  return operator === "endsWith" ? `…${said}` : (signs[operator] ?? "") + said;
}

function pairText(from: string, to: string): string {
  if (to === "") return `≥ ${from}`;
  return from === "" ? `≤ ${to}` : `${from} – ${to}`;
}

function valueText({ fieldType }: TableFilter, text: string): string {
  if (text === "") return "";
  if (fieldType === "number" || fieldType === "int") return formatNumber(text);
  return fieldType === "date" || fieldType === "datetime" ? formatDate(text) : text;
}
