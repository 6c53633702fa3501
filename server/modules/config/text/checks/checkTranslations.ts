import { pathStep } from "../problems/schemaProblems.ts";
import type { TextProblem } from "../problems/reasons.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import { otherPlaceholders } from "./otherPlaceholders.ts";

/** What is filled in a text when it is said is filled in each language. */
export function checkTranslations({ translations }: Pick<ProjectTexts, "translations">): TextProblem[] {
  if (translations === undefined) return [];
  const { file, value } = translations;
  return Object.entries(value).flatMap(([key, { others = {}, ...said }]) => {
    const texts = [...Object.entries(said).map(([name, text]) => ({ path: `.${name}`, text })), ...Object.entries(others).map(([name, text]) => ({ path: `.others.${name}`, text }))];
    return texts.flatMap(({ path, text = "" }): TextProblem[] => {
      const list = text === "" ? undefined : otherPlaceholders(key, text, said);
      return list === undefined ? [] : [{ file, path: `$${pathStep(key)}${path}`, reason: placeholderReason(list), params: { name: key.slice(0, 80), places: list } }];
    });
  });
}

/** By what a text of the source has to name. */
export const placeholderReason = (list: string): "noPlaceholders" | "otherPlaceholders" => (list === "" ? "noPlaceholders" : "otherPlaceholders");
