import { readNumber } from "#core/format/readNumber.ts";
import type { TableFilter } from "#sdk/wire.ts";
import { parseTypedDay, shownDay } from "#sdk/ui/controls/date/typedDay.ts";
import { isOfCircle } from "./circle.ts";
import { escapeListed, filterShape, isList, readFilterValue, readList, writeFilterValue, type FilterValue } from "./filterValue.ts";

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
  const kind = typedKind(filter);
  const read = kind === "number" || kind === "int" ? readNumber(text) : undefined;
  return read?.kind === "number" && (read.isWhole || kind === "number") ? read.value : text;
}

/** Keys of the words for each text of a filter; of a single one its title says it. */
export function sidesOf(filter: TableFilter): readonly (string | undefined)[] {
  const shape = filterShape(filter);
  if (shape === "area") return ["tables.lat", "tables.lng", "tables.kilometres"];
  return shape === "pair" ? ["tables.from", "tables.to"] : [undefined];
}

/** Whether one of a filter's texts means nothing, whatever the others are. */
export function isWrongAlone(filter: TableFilter, text: string, side: number): boolean {
  if (text.trim() === "") return false;
  const shape = filterShape(filter);
  if (shape === "area") return !isOfCircle(meantBy(filter, text), side);
  return readTyped(filter, shape === "pair" ? [text, ""] : [text]) === undefined;
}

/** What is typed: values of the field, or the numbers of a place. */
export const typedKind = (filter: TableFilter): string => (filterShape(filter) === "area" ? "number" : filter.fieldType);

const isDay = ({ fieldType }: TableFilter): boolean => fieldType === "date" || fieldType === "datetime";
