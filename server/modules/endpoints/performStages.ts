import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { isolateLimits } from "../../isolate/index.ts";
import { translator, type Endpoint } from "../config/index.ts";
import { runTableQuery } from "../tables/index.ts";
import { callerKey } from "./admitCall.ts";
import { askOutside } from "./askOutside.ts";
import { bindFilters, NotBindable, type Bindings } from "./bindFilters.ts";
import { extendChain } from "./callChain.ts";
import { presentUser } from "./presentUser.ts";
import type { ParameterValues } from "./readParameters.ts";
import { StageFailed } from "./StageFailed.ts";

type Stage = Endpoint["stages"][number];

/** Milliseconds that the stages of one call may take together; more where they wait for other servers. */
const deadlineMs = 10_000;
const outsideDeadlineMs = 30_000;

/** What became of one stage, for whoever looks on. */
export interface StageRun {
  readonly stage: Stage;
  readonly ms: number;
  readonly output: unknown;
  readonly logs: readonly string[];
  /** Undefined: it gave its output. */
  readonly error: unknown;
}

interface Running {
  /** Lines that a program writes. */
  readonly logs: string[];
  readonly context: CallContext;
  readonly endpoint: string;
  readonly chain: readonly string[];
  readonly bindings: Bindings;
  /** Milliseconds that are left. */
  readonly left: number;
}

/**
 * Runs the stages in their order, each with the outputs of those before it.
 * @param onRun told of each stage when it is over
 * @returns the last one's output, of rows as many as the endpoint gives; null where there is none
 * @throws StageFailed; CallFailure `invalid_values` when a program refuses, `query_timeout`, `call_loop`, and what a query throws
 */
export async function performStages(
  context: CallContext, { name, stages, limit }: Endpoint, params: ParameterValues, onRun: (run: StageRun) => void = () => undefined,
): Promise<unknown> {
  const chain = extendChain(context, name);
  const end = performance.now() + (stages.some(({ kind }) => kind === "http") ? outsideDeadlineMs : deadlineMs);
  const outputs: Record<string, unknown> = {};
  let output: unknown = null;
  for (const stage of stages) {
    const begun = performance.now();
    if (begun >= end) throw new CallFailure("query_timeout");
    const logs: string[] = [];
    const over = (rest: Pick<StageRun, "output" | "error">): void => onRun({ stage, ms: performance.now() - begun, logs, ...rest });
    try {
      output = await runStage(stage, { context, endpoint: name, chain, logs, bindings: { params, stages: outputs }, left: end - begun });
    } catch (error) {
      over({ output: undefined, error });
      throw error;
    }
    over({ output, error: undefined });
    outputs[stage.name] = output;
  }
  return Array.isArray(output) ? output.slice(0, limit) : output;
}

function runStage(stage: Stage, running: Running): Promise<unknown> {
  switch (stage.kind) {
    case "table":
    case "view":
      return runQueryStage(stage, running);
    case "program":
      return runProgramStage(stage, running);
    case "http":
      return runHttpStage(stage, running);
  }
}

async function runHttpStage({ name, request }: Stage, { context, chain, bindings, left }: Running): Promise<unknown> {
  if (request === undefined) throw new StageFailed(name, { kind: "notBindable", reference: "request" });
  return await askOutside(context, { name, request }, { bindings, chain, left });
}

async function runQueryStage({ name, query }: Stage, { context, bindings }: Running): Promise<unknown> {
  if (query === undefined) throw new StageFailed(name, { kind: "notBindable", reference: "query" });
  try {
    return await runTableQuery(context, { ...query, filters: bindFilters(query.filters, bindings) });
  } catch (error) {
    if (error instanceof NotBindable) throw new StageFailed(name, { kind: "notBindable", reference: error.message });
    throw error;
  }
}

/** What a program refuses is a key of the project's translations, where they have it. */
async function saidFields(fields: Readonly<Record<string, string>>, context: CallContext): Promise<Record<string, string[]>> {
  const translate = translator(await context.services.configuration.of(context.project.id), context);
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, [translate(text)]]));
}

async function runProgramStage({ name, source = "" }: Stage, { context, endpoint, bindings, left, logs: lines }: Running): Promise<unknown> {
  const { isolate, log } = context.services;
  const { outcome, logs } = await isolate.run({
    source,
    input: { ...bindings, user: presentUser(context) },
    group: callerKey(context),
    limits: { time: Math.min(left, isolateLimits.time) },
  });
  lines.push(...logs);
  if (logs.length > 0) {
    log.info({ requestId: context.requestId, project: context.project.id, endpoint, stage: name, lines: logs }, "program log");
  }
  switch (outcome.kind) {
    case "value":
      return outcome.value;
    case "refused":
      throw new CallFailure("invalid_values", { fields: await saidFields(outcome.fields, context) });
    case "busy":
      throw new CallFailure("too_many_requests", { params: { seconds: 2 } });
    default:
      throw new StageFailed(name, outcome);
  }
}
