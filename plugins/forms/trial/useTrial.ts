import { useState } from "react";
import { isObject } from "#core/isObject.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";
import type { EndpointOutline, Trial } from "#sdk/wire.ts";
import type { Tried } from "./Tried.ts";
import { useEndpointOutline } from "./useEndpointOutline.ts";

export type Parameter = EndpointOutline["parameters"][number];
export type Parameters = Readonly<Record<string, unknown>>;

export type Outcome =
  | { readonly state: "none" }
  | { readonly state: "ran"; readonly trial: Trial }
  | { readonly state: "failed"; readonly failure: unknown };

export interface RunningTrial {
  readonly parameters: readonly Parameter[];
  readonly values: Parameters;
  readonly setValues: (values: Parameters) => void;
  /** Undefined: fields are shown. */
  readonly json: string | undefined;
  readonly setJson: (json: string | undefined) => void;
  /** What was typed as JSON is none. */
  readonly isWrong: boolean;
  readonly outcome: Outcome;
  readonly isRunning: boolean;
  readonly run: () => void;
}

/** What is typed for a trial, and what came of it; one that may change something asks before. */
export function useTrial({ entity, id, values: now, draft }: Tried, say: SayLate): RunningTrial {
  const http = useCapability("http");
  const dialogs = useCapability("dialogs");
  const form = now();
  const endpointId = String(entity === "api_endpoints" ? id : form["endpointId"]);
  const saved = useEndpointOutline(endpointId, "");
  const said = entity === "api_endpoints" ? (form as Partial<EndpointOutline>) : undefined;
  const parameters = said?.parameters ?? saved?.parameters ?? [];
  const method = said?.method ?? saved?.method;
  const [values, setValues] = useState<Parameters>({});
  const [json, setJson] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>({ state: "none" });
  const [isRunning, setRunning] = useState(false);
  const typed = json === undefined ? values : readObject(json);

  const ask = async (params: Parameters): Promise<void> => {
    if (method === "POST" && !(await dialogs.confirm({ text: say("ask") }))) return;
    setRunning(true);
    try {
      const body = { params, drafts: [{ entity, ...(id !== undefined && { id }), values: draft() }] };
      setOutcome({ state: "ran", trial: await http.call("POST endpoints/{id}/try", { params: { id: endpointId }, body }) });
    } catch (failure) {
      setOutcome({ state: "failed", failure });
    } finally {
      setRunning(false);
    }
  };
  const run = (): void => {
    if (!isRunning && typed) void ask(typed);
  };
  return { parameters, values, setValues, json, setJson, isWrong: typed === undefined, outcome, isRunning, run };
}

/** Undefined where it is no object of JSON. */
export function readObject(json: string): Parameters | undefined {
  try {
    const value: unknown = JSON.parse(json.trim() === "" ? "{}" : json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
