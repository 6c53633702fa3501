import type { SyntaxFault } from "#core/source-maps/syntaxFault.ts";
import { compileProgram } from "../../../../isolate/index.ts";
import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { moduleFacts } from "./moduleFacts.ts";
import { projectModules } from "./projectModules.ts";

/** Modules that no realm could import: of pages, of elements of forms, of the project's components, and of plugins. */
export const checkSyntax = (texts: Pick<ProjectTexts, "pages" | "forms" | "components" | "plugins">): TextProblem[] =>
  projectModules(texts).flatMap((module) => told(module, moduleFacts(module.code).fault));

/** Programs of endpoints that would not run: warnings, for the others of the endpoint's stages do. */
export function checkPrograms({ endpoints }: Pick<ProjectTexts, "endpoints">): TextProblem[] {
  return [...endpoints.values()].flatMap(({ file, value }) =>
    value.stages.flatMap(({ source }, at) => {
      const compiled = source === undefined ? undefined : compileProgram(source);
      return told({ file, path: `$.stages[${at}].source` }, compiled !== undefined && "kind" in compiled ? compiled : undefined);
    }));
}

function told({ file, path }: Pick<TextProblem, "file" | "path">, fault: SyntaxFault | undefined): TextProblem[] {
  if (fault === undefined) return [];
  const { line, column, message: why } = fault;
  return [{ file, path, reason: "badCode", params: { line, column, why } }];
}
