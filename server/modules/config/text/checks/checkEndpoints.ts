import type { EndpointStage, EndpointText, StageRequest } from "#contract/entities/index.ts";
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

/** What each kind of stage says what it does by. */
const properties: Readonly<Record<EndpointStage["kind"], "query" | "source" | "request">> = { table: "query", view: "query", program: "source", http: "request" };

function checkStage(stage: EndpointStage, { at, names, tell }: { at: string; names: Names; tell: Tell }): void {
  const needed = properties[stage.kind];
  if (stage[needed] === undefined) tell(at, "missingProperty", { name: needed });
  for (const other of new Set(Object.values(properties))) {
    if (other !== needed && stage[other] !== undefined) tell(at, "unknownProperty", { name: other });
  }
  if (stage.query !== undefined) checkQuery(stage.query, { at: `${at}.query`, names, tell });
  if (stage.request !== undefined) checkRequest(stage.request, { at: `${at}.request`, tell });
}

/** Whether a value can stand at each place, and the host in writing: nothing that a call says leads elsewhere. */
function checkRequest({ url, headers = [], body, method }: StageRequest, { at, tell }: { at: string; tell: Tell }): void {
  const beginning = /^https?:\/\/[^/?#@\\{}\s]+(?=[/?]|$)/.exec(url)?.[0];
  if (beginning === undefined || !URL.canParse(beginning) || /[#\s\\]/.test(url) || url.includes("{$secret.")) tell(`${at}.url`, "outsideAddress");
  if (body !== undefined && method === "GET") tell(`${at}.body`, "notAllowed");
  for (const [index, { name }] of headers.entries()) {
    if (ownHeaders.has(name.toLowerCase())) tell(`${at}.headers[${index}].name`, "notAllowed");
  }
}

/** What the connection itself says. */
const ownHeaders: ReadonlySet<string> = new Set(["host", "content-length", "transfer-encoding", "connection", "upgrade", "expect", "te", "trailer", "platon-chain"]);

/** Filters and requests name parameters of the endpoint and earlier stages only. */
function checkReferences(
  { query, request }: EndpointStage, { at, endpoint, index, tell }: { at: string; endpoint: EndpointText; index: number; tell: Tell },
): void {
  const known = {
    param: new Set((endpoint.parameters ?? []).map(({ name }) => name)),
    stage: new Set(endpoint.stages.slice(0, index).map(({ name }) => name)),
  };
  const demand = (path: string, kind: string | undefined, name: string): void => {
    const what = kind === "stage" ? "stage" : "param";
    if (!known[what].has(name)) tell(path, "unknownName", { what, name });
  };
  for (const [, kind, name = ""] of JSON.stringify(query?.filters ?? {}).matchAll(/"\$(param|stage)\.(\w+)[\w.]*"/g)) demand(`${at}.query.filters`, kind, name);
  for (const [property, value] of Object.entries(request ?? {})) {
    for (const [, kind, name = ""] of JSON.stringify(value).matchAll(/["{]\$(param|stage)\.(\w+)[\w.]*["}]/g)) demand(`${at}.request.${property}`, kind, name);
  }
}
