import type { Scope } from "#core/expressions/index.ts";
import { readProgram } from "#core/expressions/program/readProgram.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { ExpressionAnswer } from "../../isolate/index.ts";
import { expressionEnvironment } from "./expressionEnvironment.ts";

/** A program beyond the restricted language, and what it is run over. */
interface ProgramCall {
  readonly source: string;
  readonly scope: Scope;
}

/** Milliseconds for all programs of a call together: a person waits for the save. */
const timeLimit = 250;

/**
 * Runs programs of one author in the server's isolate (X13, D58), each as the body of a function over what it reads of
 * its scope.
 * @param names what the scopes may have
 * @returns an answer for each, in their order
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
  return await context.services.isolate.evaluateExpressions(items, {
    group: `${context.project.id}:${context.caller?.userId ?? context.address}`,
    limits: { time: timeLimit },
    names: [...new Set(items.flatMap(({ reads }) => reads))],
    environment: expressionEnvironment(context),
  });
}
