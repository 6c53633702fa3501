import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { sayLength } from "#core/limits/sayLength.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { formElements } from "./formElements.ts";

/** That no module of the project's own components, pages and elements of forms is longer than a browser would compile. */
export function checkCode({ components, pages, forms }: Pick<ProjectTexts, "components" | "pages" | "forms">, { moduleLength }: RealmLimits): TextProblem[] {
  const check = (file: string, path: string, code: string): TextProblem[] =>
    code.length > moduleLength ? [{ file, path, reason: "beyondLimit", params: { limit: sayLength(moduleLength) } }] : [];
  return [
    ...[...components.values()].flatMap(({ file, value }) => check(file, "$.js", value.js ?? "")),
    ...formElements({ forms }).flatMap(({ file, path, element }) => check(file, `${path}.js`, element.js ?? "")),
    ...[...pages.values()].flatMap(({ file, value }) =>
      value.components.flatMap(({ scripts }, at) => scripts.flatMap((code, index) => check(file, `$.components[${at}].scripts[${index}]`, code)))),
  ];
}
