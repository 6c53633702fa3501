import { projectModules } from "../checks/projectModules.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import type { NamesNow } from "./NamesNow.ts";

type Texts = Pick<ProjectTexts, "components" | "pages" | "forms" | "plugins" | "endpoints">;

/** Code is nobody's to rename: where a word of it is a name of before, that is told with the line, the first of each module. */
export function namesInCode(texts: Texts, names: NamesNow): TextProblem[] {
  const renamed = names.changed.map(({ dataset, field, now }) => ({ name: field ?? dataset, now }));
  const programs = [...texts.endpoints.values()].flatMap(({ file, value }) => value.stages.map(({ source = "" }, index) => ({ file, path: `$.stages[${index}].source`, code: source })));
  const words = [
    ...renamed.map((one) => ({ ...one, form: new RegExp(`(?<![\\w$])${one.name}(?![\\w$])`) })),
    ...names.changedOptions.map(({ option: name, now }) => ({ name, now, form: new RegExp(`(["'\`])${name.replace(/[^\w\s]/g, "\\$&")}\\1`) })),
  ];
  return [...projectModules(texts), ...programs].flatMap(({ file, path, code }) =>
    words.flatMap(({ name, now, form }): TextProblem[] => {
      const at = form.exec(code)?.index;
      return at === undefined ? [] : [{ file, path, reason: "oldNameInCode", params: { name, now, line: code.slice(0, at).split("\n").length } }];
    }));
}
