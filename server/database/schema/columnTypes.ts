import type { ColumnType, JSONColumnType } from "kysely";

/** JSON is read as a value and written as JSON text. */
export type Json = JSONColumnType<object>;
export type JsonWithDefault = JSONColumnType<object, string | undefined, string>;
export type NullableJson = ColumnType<object | null, string | null, string | null>;
