import { readNumber } from "#core/format/readNumber.ts";
import type { TableFilter } from "#sdk/wire.ts";
import { parseTypedDay, shownDay } from "#sdk/ui/controls/date/typedDay.ts";
import { escapeListed, isList, readFilterValue, readList, writeFilterValue, type FilterValue } from "./filterValue.ts";

/** A value as it is typed: one text, the two of a pair, or a list in one line, where `\\,` is a comma inside a value. */
export function typedTexts(filter: TableFilter, value: FilterValue = []): readonly string[] {
  return isList(filter) ? [value.map((one) => escapeListed(isDay(filter) ? shownDay(one) : one)).join(", ")] : value;
}

/** What typed texts mean; undefined where they are no value of the filter. */
export function readTyped(filter: TableFilter, texts: readonly string[]): FilterValue | undefined {
  const parts = isList(filter) ? readList(texts[0] ?? "") : texts;
  const meant = parts.map((part) => meantBy(filter, part.trim()));
  return readFilterValue(filter, writeFilterValue(filter, isList(filter) ? meant.filter((one) => one !== "") : meant));
}

function meantBy(filter: TableFilter, text: string): string {
  if (isDay(filter)) return parseTypedDay(text) ?? text;
  const read = filter.fieldType === "number" || filter.fieldType === "int" ? readNumber(text) : undefined;
  return read?.kind === "number" && (read.isWhole || filter.fieldType === "number") ? read.value : text;
}

const isDay = ({ fieldType }: TableFilter): boolean => fieldType === "date" || fieldType === "datetime";
