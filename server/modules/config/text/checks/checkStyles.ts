import type { PluginText } from "#contract/plugin.ts";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { sayLength } from "#core/limits/sayLength.ts";
import { pathStep } from "../problems/schemaProblems.ts";
import type { Placed, ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { checkClasses, formElements } from "./formElements.ts";
import { inspectCss } from "./inspectCss.ts";

interface Place {
  readonly file: string;
  readonly path: string;
}

interface Checked {
  readonly problems: readonly TextProblem[];
  readonly warnings: readonly TextProblem[];
}

/** What is wrong with a style sheet: it is no css, or more than the sandbox takes; and what the sandbox will leave out. */
export function checkStyle(css: string, place: Place, { cssLength, cssRules }: RealmLimits): Checked {
  const { fault, leftOut, rules } = inspectCss(css);
  const problems: TextProblem[] = [];
  if (fault) problems.push({ ...place, reason: "badCss", params: { ...fault } });
  if (css.length > cssLength) problems.push({ ...place, reason: "beyondLimit", params: { limit: sayLength(cssLength) } });
  if (rules > cssRules) problems.push({ ...place, reason: "tooManyRules", params: { limit: cssRules } });
  return { problems, warnings: leftOut.map((one): TextProblem => ({ ...place, reason: "cssLeftOut", params: { ...one } })) };
}

/** Those of pages and their components, of elements of forms, of the project's components, and of its plugins. */
export function checkStyles({ pages, forms, components, plugins }: ProjectTexts, limits: RealmLimits): Checked {
  return join([
    ...formElements({ forms }).map(({ file, path, element: { css = "" } }) => checkStyle(css, { file, path: `${path}.css` }, limits)),
    { problems: checkClasses({ forms }), warnings: [] },
    ...[...pages.values()].flatMap(({ file, value }) => [
      checkStyle(value.css ?? "", { file, path: "$.css" }, limits),
      ...value.components.map(({ css = "" }, index) => checkStyle(css, { file, path: `$.components[${index}].css` }, limits)),
    ]),
    ...[...components.values()].map(({ file, value }) => checkStyle(value.css ?? "", { file, path: "$.css" }, limits)),
    ...[...plugins.values()].map((plugin) => checkPluginStyles(plugin, limits)),
  ]);
}

/** Modules of a plugin that are style sheets. */
function checkPluginStyles({ file, value }: Placed<Pick<PluginText, "modules">>, limits: RealmLimits): Checked {
  const sheets = Object.entries(value.modules).filter(([name]) => name.endsWith(".css"));
  return join(sheets.map(([name, css]) => checkStyle(css, { file, path: `$.modules${pathStep(name)}` }, limits)));
}

const join = (all: readonly Checked[]): Checked => ({
  problems: all.flatMap(({ problems }) => problems), warnings: all.flatMap(({ warnings }) => warnings),
});
