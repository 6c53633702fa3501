import { componentOfModule, pluginScope } from "#core/components/pluginComponent.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { pathStep } from "../problems/schemaProblems.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import { formElements } from "./formElements.ts";

/** A module of a project's text: the name by which others find it, where it stands, and its code. */
export interface ProjectModule extends Pick<TextProblem, "file" | "path"> {
  /** `project/Card.tsx`, as the sandbox calls it. */
  readonly address: string;
  readonly code: string;
  /** Drawn, or called, by its default export. */
  readonly needsDefault: boolean;
}

/** Modules of the project's own components, pages and elements of forms, and of its plugins. */
export const projectModules = (texts: Pick<ProjectTexts, "components" | "pages" | "forms" | "plugins">): ProjectModule[] =>
  [...ofComponents(texts), ...ofElements(texts), ...ofPages(texts), ...ofPlugins(texts)].filter(({ code }) => code.trim() !== "");

/** One with a template is drawn by that. */
const ofComponents = ({ components }: Pick<ProjectTexts, "components">): ProjectModule[] =>
  [...components].map(([name, { file, value: { js = "", content = "" } }]) =>
    ({ file, path: "$.js", address: `project/${name}.tsx`, code: js, needsDefault: content.trim() === "" }));

/** Html is drawn by its template, where it has one. */
const ofElements = (texts: Pick<ProjectTexts, "forms">): ProjectModule[] =>
  formElements(texts).map(({ file, path, element: { type, js = "", htmlContent = "" } }) =>
    ({ file, path: `${path}.js`, address: `form:${file}/${path}.tsx`, code: js, needsDefault: type !== "html" || htmlContent.trim() === "" }));

/** Scripts of a page's component may be there for their effects alone. */
const ofPages = ({ pages }: Pick<ProjectTexts, "pages">): ProjectModule[] =>
  [...pages].flatMap(([page, { file, value }]) =>
    value.components.flatMap(({ name, scripts }, at) => scripts.map((code, index): ProjectModule => ({
      file, path: `$.components[${at}].scripts[${index}]`, address: `page:${page}/${name}${index === 0 ? "" : `.${index + 1}`}.tsx`, code, needsDefault: false,
    }))));

function ofPlugins({ plugins }: Pick<ProjectTexts, "plugins">): ProjectModule[] {
  return [...plugins].flatMap(([id, { file, value: { modules, contributes } }]) => {
    const contributed = new Set(Object.values(contributes).flatMap((list) => (list as readonly { module?: string }[]).map(({ module }) => module)));
    return Object.entries(modules).filter(([name]) => !name.endsWith(".css")).map(([name, code]): ProjectModule => ({
      file, path: `$.modules${pathStep(name)}`, address: `${pluginScope(id)}/${componentOfModule(name)}.tsx`, code, needsDefault: contributed.has(name),
    }));
  });
}
