import type { Scope } from "#core/expressions/index.ts";
import { readProgram } from "#core/expressions/program/readProgram.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { personOf } from "../../http/personOf.ts";
import type { ExpressionAnswer } from "../../isolate/index.ts";
import { expressionEnvironment } from "./expressionEnvironment.ts";

/** A program beyond the restricted language, and what it is run over. */
interface ProgramCall {
  readonly source: string;
  readonly scope: Scope;
}

/** Milliseconds for all programs of a call together: a person waits for the save. */
const timeLimit = 250;

/** So many programs of a call may be stopped without taking those behind them along. */
const mostRuns = 4;

/** What ends a machine, and with it whatever comes behind; a program's own errors have a name and a colon. */
const stops: ReadonlySet<string> = new Set(["timeout", "memory", "crashed"]);
const isStopped = (answer: ExpressionAnswer): boolean => "error" in answer && stops.has(answer.error);

/**
 * Runs programs of one author in the server's isolate (X13, D58), each as the body of a function over what it reads of
 * its scope. One that is stopped stops none of the others: those behind it run again without it.
 * @param names what the scopes may have
 * @returns an answer for each, in their order
 * @throws CallFailure too_many_requests where they could not even begin: that is no fault of theirs
 */
export async function runPrograms(
  context: CallContext, programs: readonly ProgramCall[], names: ReadonlySet<string>,
): Promise<readonly ExpressionAnswer[]> {
  if (programs.length === 0) return [];
  const items = programs.map(({ source, scope }) => {
    const { body, reads } = readProgram(source, names);
    const read = [...reads.keys()].filter((name) => Object.hasOwn(scope, name)).map((name) => [name, scope[name]]);
    return { source: `(() => {${body}\n})()`, scope: Object.fromEntries(read) as Record<string, unknown>, reads: [...reads.keys()] };
  });
  const batch = {
    group: `${context.project.id}:${personOf(context.caller)?.userId ?? context.address}`,
    limits: { time: timeLimit },
    names: [...new Set(items.flatMap(({ reads }) => reads))],
    environment: expressionEnvironment(context),
  };
  const answers: ExpressionAnswer[] = [];
  for (let run = 1; answers.length < items.length; run += 1) {
    const answered = await context.services.isolate.evaluateExpressions(items.slice(answers.length), batch);
    if (answered.some((answer) => "error" in answer && answer.error === "busy")) {
      throw new CallFailure("too_many_requests", { params: { seconds: 2 } });
    }
    const stopped = answered.findIndex(isStopped);
    answers.push(...(stopped < 0 || run === mostRuns ? answered : answered.slice(0, stopped + 1)));
  }
  return answers;
}
