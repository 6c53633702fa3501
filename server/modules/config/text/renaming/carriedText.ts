import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { carryInTexts } from "./carryInTexts.ts";
import { namesOfTexts } from "./namesOfTexts.ts";
import { optionsInExpressions } from "./optionsInExpressions.ts";
import { namesInCode } from "./namesInCode.ts";

interface CarriedText {
  readonly texts: ProjectTexts;
  /** Objects, as changes are reported, that name what is renamed as it was called before. Datasets say `was`, and stay as they are. */
  readonly carried: readonly { readonly entity: string; readonly name: string }[];
  readonly warnings: readonly TextProblem[];
}

const folders = { tables: "tables", forms: "forms", pages: "platon_pages", endpoints: "api_endpoints", metrics: "sql_metrics" } as const;

/** A text that renames by `was`, in the names of now throughout. */
export function carriedText(texts: ProjectTexts): CarriedText {
  const names = namesOfTexts(texts);
  if (names.isEmpty) return { texts, carried: [], warnings: [] };
  const now = carryInTexts(texts, names);
  const carried = Object.entries(folders).flatMap(([folder, entity]) => {
    const [was, is] = [texts[folder as keyof typeof folders], now[folder as keyof typeof folders]];
    return [...was].filter(([name, { value }]) => JSON.stringify(value) !== JSON.stringify(is.get(name)?.value)).map(([name]) => ({ entity, name }));
  });
  return { texts: now, carried, warnings: [...namesInCode(texts, names), ...optionsInExpressions(now, names)] };
}
