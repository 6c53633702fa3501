/**
 * The type of a dataset's field (D44). What a value looks like on the wire:
 * - `text` string; `uuid` lower-case string; `json` any JSON value; `text_array` list of strings
 * - `number` a decimal as text, "-1234.5", with all its digits (SQL numeric, D62); a JSON number is taken too, of up to
 *   15 digits
 * - `int` whole number that JavaScript holds exactly (SQL bigint)
 * - `date` "YYYY-MM-DD"; `time` "HH:mm:ss"; `datetime` ISO 8601 in UTC, "2026-12-31T19:00:00.000Z" (D55)
 * - `point` { lat, lng } in degrees
 * - `files` ids of files, `file` at most one of them, as a list too; the record holds them while it names them (D9)
 * - `password` a string on its way in; on its way out "" where there is one, never what it is (D62)
 */
export type FieldType =
  | "text"
  | "number"
  | "int"
  | "boolean"
  | "date"
  | "datetime"
  | "time"
  | "uuid"
  | "json"
  | "text_array"
  | "point"
  | "file"
  | "files"
  | "password";

export const fieldTypes: readonly FieldType[] = [
  "text", "number", "int", "boolean", "date", "datetime", "time", "uuid", "json", "text_array", "point", "file", "files", "password",
];

/** Types of ids of files. */
export const isFileType = (type: string | null | undefined): boolean => type === "file" || type === "files";

/** Types whose values are lists: an empty list is no value. */
export const isListType = (type: string | null | undefined): boolean => type === "text_array" || isFileType(type);

/** Types that have no order to read by. */
export const isUnsortable = (type: string | null | undefined): boolean => isListType(type) || type === "json" || type === "point";
