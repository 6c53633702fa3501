import { formatIdOf } from "#core/format/cellFormatNames.ts";
import type { TableColumn } from "#sdk/wire.ts";

/** What a field shows as unless its column says otherwise. */
const byType: Readonly<Record<string, string>> = {
  number: "number", int: "number", boolean: "boolean", date: "date", datetime: "datetime", time: "time",
  json: "json", text_array: "tags", point: "point", file: "file", files: "file",
};

/** Markup that is kept as text: the type of the field does not tell it, the form's element does. */
const byElement: Readonly<Record<string, string>> = { richtext: "richtext", markdown: "markdown" };

/** The format of a column: the one that it names, else by the element that edits its field, else by the field's type. */
export function formatOf({ cellFormat, element, type, options }: TableColumn): string {
  if (cellFormat !== null) return formatIdOf(cellFormat);
  const isListed = options !== undefined && type !== "text_array";
  return isListed ? "text" : (byElement[element ?? ""] ?? byType[type ?? ""] ?? "text");
}

/** What expressions of a cell see: `row.amount` is one. */
const seen: ReadonlySet<string> = new Set(["value", "row", "column", "locale"]);

/** `stars.small`: a format of a project's plugin, also while the plugin is off; then the cell is plain text (D73). */
export function isPluginFormat(spec: string): boolean {
  const [, plugin] = /^([a-z][a-z0-9-]{0,39})\.[a-z][a-z0-9_]{0,39}$/.exec(spec) ?? [];
  return plugin !== undefined && !seen.has(plugin);
}
