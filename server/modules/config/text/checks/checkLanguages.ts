import type { ProjectText } from "#contract/project/index.ts";
import { canonicalTag, isTagOfProduct, languageCode } from "#core/languages.ts";
import { defaultEnabledLocales, isLocale } from "#core/locale.ts";
import type { TextProblem } from "../problems/reasons.ts";

/** Languages of the project's own: each has a code, a name and a tag of its own, and falls back to one that the project offers. */
export function checkLanguages(file: string, { languages = [], locales = [...defaultEnabledLocales] }: Pick<ProjectText, "languages" | "locales">): TextProblem[] {
  const problem = (index: number, property: string, reason: TextProblem["reason"], name: string): TextProblem => ({
    file, path: `$.languages[${index}].${property}`, reason, params: { name },
  });
  const isTwice = (property: "code" | "name" | "tag", index: number): boolean =>
    languages.findIndex((one) => one[property] === languages[index]?.[property]) < index;
  return languages.flatMap(({ code, name, tag, fallback }, index) => [
    ...(languageCode.test(code) && !isLocale(code) ? [] : [problem(index, "code", "languageCode", code)]),
    ...(canonicalTag(tag) === tag ? [] : [problem(index, "tag", "languageTag", tag)]),
    ...(isTagOfProduct(tag) ? [problem(index, "tag", "languageOfProduct", tag)] : []),
    ...(locales.includes(fallback) ? [] : [problem(index, "fallback", "languageFallback", fallback)]),
    ...(["code", "name", "tag"] as const).flatMap((property) =>
      (isTwice(property, index) ? [problem(index, property, "twice", { code, name, tag }[property])] : [])),
  ]);
}
