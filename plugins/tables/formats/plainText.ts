import { isBlockDocument, textOfBlocks } from "#core/blocks/textOfBlocks.ts";
import { shortJson } from "#core/json/shortJson.ts";
import type { TableColumn } from "#sdk/wire.ts";

/**
 * A value as one line of text, whatever it is: the name where the field has a closed list of values, lists joined,
 * documents as they read, other structures as JSON.
 */
export function plainText(value: unknown, column: TableColumn): string {
  if (Array.isArray(value)) return value.map((one: unknown) => memberText(one, column)).join(", ");
  return memberText(value, column);
}

/** Letters of a structure: nobody reads more in a cell. */
const longest = 10_000;

/** A list in a list is a structure: however deep, it is written and not walked through. */
function memberText(value: unknown, column: TableColumn): string {
  if (isBlockDocument(value)) return textOfBlocks(value);
  if (typeof value === "object" && value !== null) return shortJson(value, longest);
  const text = String(value ?? "");
  const name = column.options?.find((option) => option.id === text)?.name ?? text;
  // A cell is one line; a line break would be drawn over its neighbours.
  return /[\n\r\t]/.test(name) ? name.replace(/\s*[\n\r\t]+\s*/g, " ") : name;
}
