import type { ColumnText } from "#contract/entities/index.ts";
import { cellFormatNames } from "#core/format/cellFormatNames.ts";
import { namedFormat } from "#core/format/namedFormat.ts";
import { toneNames } from "#core/styles/toneNames.ts";
import { nearest } from "../../../../nearest.ts";
import type { Tell } from "../problems/Tell.ts";
import { unknownName } from "../problems/unknownName.ts";

/** Formats and tones of a column that are names. What is a plugin's is known once the plugin is there. */
export function checkFormats({ cellFormat, formatColor, formatBackgroundColor }: ColumnText, path: string, tell: Tell): void {
  const { name: format, parameters = "" } = namedFormat(cellFormat ?? "") ?? {};
  if (format !== undefined && !format.includes(".") && !cellFormatNames.includes(format)) {
    tell(`${path}.cellFormat`, "unknownName", unknownName(format, "format", cellFormatNames));
  }
  if (format === "status") checkTones(parameters, `${path}.cellFormat`, tell);
  for (const [property, color] of Object.entries({ formatColor, formatBackgroundColor })) {
    // Any other word may be a colour of css.
    if (color !== undefined && /^\w+$/.test(color) && nearest(color, toneNames) !== undefined && !isTone(color)) {
      tell(`${path}.${property}`, "unknownName", unknownName(color, "tone", toneNames));
    }
  }
}

const isTone = (name: string): boolean => toneNames.some((tone) => tone === name);

/** `done=success,overdue=danger` */
function checkTones(pairs: string, path: string, tell: Tell): void {
  for (const pair of pairs.split(",").filter((text) => text.trim() !== "")) {
    const tone = pair.slice(pair.lastIndexOf("=") + 1).trim();
    if (!isTone(tone)) tell(path, "unknownName", unknownName(tone, "tone", toneNames));
  }
}
