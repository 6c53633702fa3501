import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { sayLength } from "#core/limits/sayLength.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";

/** That no module of the project's own components and pages is longer than a browser would compile. */
export function checkCode({ components, pages }: Pick<ProjectTexts, "components" | "pages">, { moduleLength }: RealmLimits): TextProblem[] {
  const check = (file: string, path: string, code: string): TextProblem[] =>
    code.length > moduleLength ? [{ file, path, reason: "beyondLimit", params: { limit: sayLength(moduleLength) } }] : [];
  return [
    ...[...components.values()].flatMap(({ file, value }) => check(file, "$.js", value.js ?? "")),
    ...[...pages.values()].flatMap(({ file, value }) =>
      value.components.flatMap(({ scripts }, at) => scripts.flatMap((code, index) => check(file, `$.components[${at}].scripts[${index}]`, code)))),
  ];
}
