import { toneNames } from "#core/styles/toneNames.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";
import { plainText } from "./plainText.ts";

const tones: ReadonlySet<string> = new Set(toneNames);
const parsed = new Map<string, ReadonlyMap<string, string>>();

/** A badge. `status:done=success,review=info` gives values their tone; others are neutral. */
export const statusFormat = defineCellFormat({
  id: "status",
  format: (value, { column }) => ({
    text: plainText(value, column),
    shape: "badge",
    colour: tonesOf(column.cellFormat ?? "").get(String(value)) ?? "neutral",
  }),
});

/** Parsed once for each configuration: it is asked for every visible cell. */
function tonesOf(spec: string): ReadonlyMap<string, string> {
  const known = parsed.get(spec) ?? parseTones(spec);
  if (!parsed.has(spec)) parsed.set(spec, known);
  return known;
}

function parseTones(spec: string): ReadonlyMap<string, string> {
  const pairs = spec.slice(spec.indexOf(":") + 1).split(",").map((pair) => {
    const at = pair.lastIndexOf("=");
    return [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()] as const;
  });
  return new Map(pairs.filter(([value, tone]) => value !== "" && tones.has(tone)));
}
