import type { ProjectTexts } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { unknownName } from "../problems/unknownName.ts";

/** Headers of stages that name a secret which the settings do not have: until somebody enters it, the stage fails. */
export function warnOfUnknownSecrets({ project, endpoints }: ProjectTexts): TextProblem[] {
  if (project === undefined) return [];
  const known = project.value.secrets?.map(({ name }) => name) ?? [];
  return [...endpoints.values()].flatMap(({ file, value }) => value.stages.flatMap(({ request }, at) => (request?.headers ?? []).flatMap((header, index) =>
    [...header.value.matchAll(/\{\$secret\.([\w.-]+)\}/g)].flatMap(([, name = ""]): TextProblem[] =>
      known.includes(name) ? [] : [{ file, path: `$.stages[${at}].request.headers[${index}].value`, reason: "unknownName", params: unknownName(name, "secret", known) }]))));
}
