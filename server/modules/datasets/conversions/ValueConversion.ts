import { sql } from "kysely";
import type { DatasetField } from "#contract/entities/index.ts";
import { isFileType, isListType, type FieldType } from "#core/fieldType.ts";
import { columnType } from "../columnType.ts";
import type { DdlStatement } from "../DdlStatement.ts";

/** Values of a column as those of another type: all three are SQL over the value, which is not null. */
export interface ValueConversion {
  /** The value of the new type; it fails for one that does not fit. */
  readonly value: DdlStatement;
  readonly fits: DdlStatement;
  /** Whether nothing of the value is lost, where it fits. */
  readonly isExact: DdlStatement;
}

type Type = Pick<DatasetField, "scale" | "isRequired"> & { readonly type: string };

const yes = sql`true`;

/** @param value SQL that is a value of the type of before */
export function valueConversion(was: Type, now: Type, value: DdlStatement): ValueConversion {
  const type = columnType(now as DatasetField);
  // A file belongs to the record that claims it, and no list is one of files by its words.
  if (isFileType(now.type as FieldType)) return { value: sql`null::text[]`, fits: sql`false`, isExact: yes };
  if (was.type === "text") return fromText(now, type, value);
  if (isNumeric(was) && isNumeric(now)) return ofNumber(now, type, value);
  if (now.type === "text") return { value: toText(was, value), fits: yes, isExact: isListType(was.type as FieldType) ? sql`cardinality(${value}) <= 1` : yes };
  if (now.type === "json" && was.type !== "point") return { value: sql`to_jsonb(${value})`, fits: yes, isExact: yes };
  if (was.type === "boolean" && isNumeric(now)) return { value: sql`(case when ${value} then 1 else 0 end)::${sql.raw(type)}`, fits: yes, isExact: yes };
  if (was.type === "datetime" && (now.type === "date" || now.type === "time")) {
    return { value: sql`${value}::${sql.raw(type)}`, fits: yes, isExact: now.type === "date" ? sql`${value} = ${value}::date::timestamptz` : sql`false` };
  }
  if (was.type === "date" && now.type === "datetime") return { value: sql`${value}::timestamptz`, fits: yes, isExact: yes };
  return { value: sql`${value}::text::${sql.raw(type)}`, fits: fits(sql`${value}::text`, type), isExact: yes };
}

const isNumeric = ({ type }: Type): boolean => type === "int" || type === "number";

const fits = (text: DdlStatement, type: string): DdlStatement => sql`platon.fits(${text}, ${sql.lit(type)})`;

/** Leading zeros are of a code, which is no number. An empty text is no value. */
function fromText(now: Type, type: string, value: DdlStatement): ValueConversion {
  if (now.type === "text_array") return { value: sql`array[${value}]`, fits: yes, isExact: yes };
  const text = sql`nullif(btrim(${value}), '')`;
  const converted = sql`${text}::${sql.raw(type)}`;
  const isExact = isNumeric(now) ? sql`(${text} is null or (${text}::numeric = ${converted} and ${text} !~ '^[+-]?0[0-9]'))` : now.type === "date" ? sql`(${text} is null or ${text}::timestamp = ${converted})` : yes;
  const isThere = now.isRequired === true ? sql`${text} is not null and ` : sql`${text} is null or `;
  return { value: converted, fits: sql`(${isThere}${fits(text, type)})`, isExact };
}

function ofNumber({ type: name, scale }: Type, type: string, value: DdlStatement): ValueConversion {
  const digits = name === "int" ? 0 : scale;
  if (digits === undefined) return { value: sql`${value}::numeric`, fits: yes, isExact: yes };
  const rounded = sql`round(${value}::numeric, ${sql.lit(digits)})`;
  const isWithin = name === "int" ? sql`${rounded} between -9223372036854775808 and 9223372036854775807` : sql`abs(${rounded}) < ${sql.raw(`1e${30 - digits}`)}`;
  return { value: sql`${rounded}::${sql.raw(type)}`, fits: sql`(${isWithin})`, isExact: sql`${value} = ${rounded}` };
}

/** Values of lists one after the other. */
const toText = ({ type }: Type, value: DdlStatement): DdlStatement => (isListType(type as FieldType) ? sql`array_to_string(${value}, ', ')` : sql`${value}::text`);
