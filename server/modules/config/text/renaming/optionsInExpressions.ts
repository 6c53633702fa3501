import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import type { NamesNow } from "./NamesNow.ts";

const folders = ["tables", "forms", "pages", "endpoints"] as const;

/** An expression may hold an option's id where nothing says of which field it is: it stays, and is told, with the field's name in it. */
export function optionsInExpressions(texts: ProjectTexts, names: NamesNow): TextProblem[] {
  const changed = names.changedOptions;
  if (changed.length === 0) return [];
  const findIn = (file: string, path: string, value: unknown): TextProblem[] => {
    if (typeof value === "object" && value !== null) {
      return Object.entries(value).flatMap(([key, member]) => findIn(file, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, member));
    }
    if (typeof value !== "string") return [];
    return changed.flatMap(({ field, option, now }): TextProblem[] =>
      (value.includes(field) && hasQuoted(value, option) ? [{ file, path, reason: "oldOptionInExpression", params: { name: option, now, field } }] : []));
  };
  return folders.flatMap((folder) => [...texts[folder]].flatMap(([, { file, value }]) => findIn(file, "$", value)));
}

/** `'ready'` or `"ready"` */
const hasQuoted = (text: string, option: string): boolean => text.includes(`'${option}'`) || text.includes(`"${option}"`);
