import type { TableColumn } from "#sdk/wire.ts";
import { plainText } from "./plainText.ts";
import { shortText } from "./shortText.ts";

/** Members of a list that are read: more would not be shown. */
const most = 100;
const longest = 2_000;

/** Any value as a short text, however much there is of it. */
export const shortPlainText = (value: unknown, column: TableColumn): string =>
  shortText(Array.isArray(value) ? plainText(value.slice(0, most).map(beginning), column) : plainText(beginning(value), column));

const beginning = (value: unknown): unknown => (typeof value === "string" ? value.slice(0, longest) : value);
