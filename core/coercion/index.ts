import type { FieldType } from "../fieldType.ts";
import { coerceBoolean } from "./coerceBoolean.ts";
import { coerceDate } from "./coerceDate.ts";
import { coerceDatetime } from "./coerceDatetime.ts";
import { coerceFile, coerceFiles } from "./coerceFiles.ts";
import { coerceInt } from "./coerceInt.ts";
import { coerceJson } from "./coerceJson.ts";
import { coerceList } from "./coerceList.ts";
import { coerceNumber } from "./coerceNumber.ts";
import { coercePassword } from "./coercePassword.ts";
import { coercePoint } from "./coercePoint.ts";
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
  file: coerceFile,
  files: coerceFiles,
  password: coercePassword,
};

/** The value as a field of a dataset stores it: the last word before SQL. */
export function coerceField(type: FieldType, input: unknown): Coercion {
  return byFieldType[type](input);
}
