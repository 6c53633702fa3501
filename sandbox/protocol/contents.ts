import type { Plain } from "./plainData.ts";

/** Most characters that the live nodes of a realm hold: texts, attributes, styles and properties (sandbox limits). */
export const maxContents = 16 * 1024 * 1024;

/** Most attributes, styles and properties of one node, together. */
export const maxNames = 200;

/** A name with nothing in it takes room too, in the host's maps and in the document. */
const nameCost = 16;

/** How many characters an attribute, a style or a property counts for. */
export function costOf(name: string, value: Plain): number {
  return nameCost + name.length + (typeof value === "string" ? value.length : JSON.stringify(value).length);
}
