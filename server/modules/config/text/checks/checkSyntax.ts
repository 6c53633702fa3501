import { transform } from "sucrase";
import { decodeMappings, findOriginal } from "#core/source-maps/sourceMappings.ts";
import { scriptFault } from "#core/source-maps/scriptFault.ts";
import { syntaxFault, type SyntaxFault } from "#core/source-maps/syntaxFault.ts";
import { compileProgram } from "../../../../isolate/index.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { pathStep } from "../problems/schemaProblems.ts";
import { formElements } from "./formElements.ts";

/** Modules that no realm could import: of pages, of elements of forms, of the project's components, and of plugins. */
export function checkSyntax({ pages, forms, components, plugins }: Pick<ProjectTexts, "pages" | "forms" | "components" | "plugins">): TextProblem[] {
  const check = (file: string, path: string, code: string | undefined): TextProblem[] => told({ file, path }, code ? faultIn(code) : undefined);
  return [
    ...[...components.values()].flatMap(({ file, value }) => check(file, "$.js", value.js)),
    ...formElements({ forms }).flatMap(({ file, path, element }) => check(file, `${path}.js`, element.js)),
    ...[...pages.values()].flatMap(({ file, value }) =>
      value.components.flatMap(({ scripts }, at) => scripts.flatMap((code, index) => check(file, `$.components[${at}].scripts[${index}]`, code)))),
    ...[...plugins.values()].flatMap(({ file, value }) =>
      Object.entries(value.modules).flatMap(([name, code]) => (name.endsWith(".css") ? [] : check(file, `$.modules${pathStep(name)}`, code)))),
  ];
}

/** Programs of endpoints that would not run: warnings, for the others of the endpoint's stages do. */
export function checkPrograms({ endpoints }: Pick<ProjectTexts, "endpoints">): TextProblem[] {
  return [...endpoints.values()].flatMap(({ file, value }) =>
    value.stages.flatMap(({ source }, at) => {
      const compiled = source === undefined ? undefined : compileProgram(source);
      return told({ file, path: `$.stages[${at}].source` }, compiled !== undefined && "kind" in compiled ? compiled : undefined);
    }));
}

function told(place: Pick<TextProblem, "file" | "path">, fault: SyntaxFault | undefined): TextProblem[] {
  if (fault === undefined) return [];
  const { line, column, message: why } = fault;
  return [{ ...place, reason: "badCode", params: { line, column, why } }];
}

/** Less strict than the sandbox's own compiler, which reads the same way: what it says stands there too. */
function faultIn(code: string): SyntaxFault | undefined {
  try {
    const { code: plain, sourceMap } = transform(code, {
      transforms: ["typescript", "jsx", "imports"], jsxRuntime: "automatic", production: true, filePath: moduleName,
      sourceMapOptions: { compiledFilename: moduleName },
    });
    const fault = scriptFault(plain);
    return fault && { ...fault, ...findOriginal(decodeMappings(sourceMap?.mappings ?? ""), fault) };
  } catch (error) {
    const fault = syntaxFault(error);
    return { ...fault, message: fault.message.replace(`Error transforming ${moduleName}: `, "") };
  }
}

const moduleName = "module.tsx";
