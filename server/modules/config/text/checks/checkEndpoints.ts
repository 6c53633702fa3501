import type { EndpointStage, EndpointText } from "#contract/entities/index.ts";
import type { Placed } from "../shapes/projectText.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { checkQuery } from "./checkPages.ts";
import { KeyCheck, type Tell } from "./checkTables.ts";
import type { Names } from "./Names.ts";

export function checkEndpoint({ file, value }: Placed<EndpointText>, names: Names): TextProblem[] {
  const problems: TextProblem[] = [];
  const tell: Tell = (path, reason, params = {}) => void problems.push({ file, path, reason, params });
  const parameters = new KeyCheck(tell);
  for (const [index, { name }] of (value.parameters ?? []).entries()) parameters.add(name, `$.parameters[${index}].name`);
  const stages = new KeyCheck(tell);
  for (const [index, stage] of value.stages.entries()) {
    const at = `$.stages[${index}]`;
    stages.add(stage.name, `${at}.name`);
    checkStage(stage, { at, names, tell });
    checkReferences(stage, { at, endpoint: value, index, tell });
  }
  return problems;
}

function checkStage({ kind, query, source }: EndpointStage, { at, names, tell }: { at: string; names: Names; tell: Tell }): void {
  const [needed, other] = kind === "program" ? (["source", "query"] as const) : (["query", "source"] as const);
  const given = { query, source };
  if (given[needed] === undefined) tell(at, "missingProperty", { name: needed });
  if (given[other] !== undefined) tell(at, "unknownProperty", { name: other });
  if (query !== undefined) checkQuery(query, { at: `${at}.query`, names, tell });
}

/** A filter names parameters of the endpoint and earlier stages only. */
function checkReferences(
  { query }: EndpointStage, { at, endpoint, index, tell }: { at: string; endpoint: EndpointText; index: number; tell: Tell },
): void {
  const known = {
    param: new Set((endpoint.parameters ?? []).map(({ name }) => name)),
    stage: new Set(endpoint.stages.slice(0, index).map(({ name }) => name)),
  };
  for (const [, kind, name = ""] of JSON.stringify(query?.filters ?? {}).matchAll(/"\$(param|stage)\.(\w+)[\w.]*"/g)) {
    const what = kind === "stage" ? "stage" : "param";
    if (!known[what].has(name)) tell(`${at}.query.filters`, "unknownName", { what, name });
  }
}
