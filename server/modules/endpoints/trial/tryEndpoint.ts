import type { StageTrace, Trial, TrialFailure } from "#contract/endpointTrial.ts";
import { sayError } from "#core/wording/sayError.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { toFailure } from "../../../http/toFailure.ts";
import { draftConfig, type Draft } from "../../config/index.ts";
import { admitCall } from "../admitCall.ts";
import { performStages, type StageRun } from "../performStages.ts";
import { readParameters } from "../readParameters.ts";
import { StageFailed } from "../StageFailed.ts";
import { toCallFailure } from "../toCallFailure.ts";
import { showValue } from "./showValue.ts";

interface Tried {
  readonly params: Readonly<Record<string, unknown>>;
  readonly drafts: readonly Draft[];
}

/**
 * Runs an endpoint as a form has it, with the caller's own permissions: what a call would get, and what each stage did.
 * @throws CallFailure `forbidden`, `not_found`, and what is wrong with the drafts as when they are saved
 */
export async function tryEndpoint(context: CallContext, id: string, { params, drafts }: Tried): Promise<Trial> {
  demandAdministrator(context);
  const { endpoints } = await draftConfig(context, drafts);
  const endpoint = [...endpoints.values()].find((one) => one.id === id);
  if (endpoint === undefined) throw new CallFailure("not_found");
  admitCall(context);
  const stages: StageTrace[] = [];
  const begun = performance.now();
  const end = (rest: Pick<Trial, "answer" | "failure">): Trial => ({ ...rest, ms: Math.round(performance.now() - begun), stages });
  try {
    const output = await performStages(context, endpoint, readParameters(endpoint.parameters, params, context.locale), (run) => stages.push(traceOf(context, run)));
    return end({ answer: showValue(output), failure: null });
  } catch (error) {
    // The stage tells of it itself.
    return end({ answer: null, failure: stages.at(-1)?.failure ? null : presentFailure(context, error) });
  }
}

function traceOf(context: CallContext, { stage: { name, kind }, ms, output, logs, error }: StageRun): StageTrace {
  return {
    name, kind, ms: Math.round(ms), logs: [...logs],
    rows: Array.isArray(output) ? output.length : null,
    result: error === undefined ? showValue(output) : null,
    failure: error === undefined ? null : presentFailure(context, error),
  };
}

/** What nobody foresaw is a bug of ours, and goes its own way. */
function presentFailure(context: CallContext, error: unknown): TrialFailure {
  const { code, details } = error instanceof StageFailed ? toCallFailure(context, error) : toFailure(error, context.locale);
  if (code === "internal") throw error;
  return {
    code, message: sayError(context.locale, code, { ...details.params, ...details.words }), fields: Object.fromEntries(Object.entries(details.fields ?? {}).map(([field, texts]) => [field, [...texts]])),
    fault: error instanceof StageFailed ? { ...error.fault } : null,
  };
}
