import type { FieldType } from "../fieldType.ts";
import { coerceBoolean } from "./coerceBoolean.ts";
import { coerceCheckbox } from "./coerceCheckbox.ts";
import { coerceChoices } from "./coerceChoices.ts";
import { coerceDate } from "./coerceDate.ts";
import { coerceDatetime } from "./coerceDatetime.ts";
import { coerceInt } from "./coerceInt.ts";
import { coerceJson } from "./coerceJson.ts";
import { coerceKeyValue } from "./coerceKeyValue.ts";
import { coerceList } from "./coerceList.ts";
import { coerceNumber } from "./coerceNumber.ts";
import { coercePoint } from "./coercePoint.ts";
import { coerceSelect } from "./coerceSelect.ts";
import { coerceText } from "./coerceText.ts";
import { coerceTime } from "./coerceTime.ts";
import { coerceUuid } from "./coerceUuid.ts";
import type { Coerce, Coercion } from "./types.ts";

export type { Coercion } from "./types.ts";

const byFieldType: Readonly<Record<FieldType, Coerce>> = {
  text: coerceText,
  number: coerceNumber,
  int: coerceInt,
  boolean: coerceBoolean,
  date: coerceDate,
  datetime: coerceDatetime,
  time: coerceTime,
  uuid: coerceUuid,
  json: coerceJson,
  text_array: coerceList,
  point: coercePoint,
};

/** Element types whose name is no field type; text, number, int, date, datetime and time mean the same in both. */
const byElementType: Readonly<Record<string, Coerce>> = {
  textarea: coerceText,
  password: coerceText,
  code: coerceText,
  monaco: coerceText,
  richtext: coerceText,
  markdown: coerceText,
  raw_json: coerceText,
  checkbox: coerceCheckbox,
  select: coerceSelect,
  multiselect: coerceChoices,
  file: coerceList,
  image: coerceList,
  key_value: coerceKeyValue,
  geo_point: coercePoint,
};

/** The value as a field of a dataset stores it: the last word before SQL. */
export function coerceField(type: FieldType, input: unknown): Coercion {
  return byFieldType[type](input);
}

/**
 * The value as the form element stores it; the form and the server call the same. An element type that is not in the
 * table (contributed by a plugin) takes any plain JSON data.
 */
export function coerceValue(type: string, input: unknown): Coercion {
  if (Object.hasOwn(byElementType, type)) return (byElementType[type] ?? coerceJson)(input);
  return Object.hasOwn(byFieldType, type) ? coerceField(type as FieldType, input) : coerceJson(input);
}
