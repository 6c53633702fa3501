import { prepareExpression } from "#core/expressions/purposes/prepareExpression.ts";
import { purposes } from "#core/expressions/purposes/purposes.ts";
import type { ExpressionsCapability } from "../capabilities/expressions.ts";

/** The restricted language as it is; what is beyond it counts as its fall-back, for there is no realm in a test. */
export const plainExpressions: ExpressionsCapability = {
  prepare: async ({ source, purpose, names = [], aggregates = [] }) => {
    const prepared = prepareExpression(source, purpose, { names, aggregates });
    const { fallback } = purposes[purpose];
    const isProgram = prepared.kind === "program";
    const evaluate: Awaited<ReturnType<typeof plainExpressions.prepare<typeof purpose>>>["evaluate"] = (scope) =>
      isProgram ? fallback : prepared.evaluate(scope).value;
    return await Promise.resolve({
      isProgram,
      dependencies: isProgram ? [] : prepared.dependencies,
      fallback,
      evaluate,
      attempt: async (scopes) => await Promise.resolve(scopes.map((scope) => (isProgram ? { value: fallback } : prepared.evaluate(scope)))),
      evaluateAll: async (scopes) => await Promise.resolve(scopes.map(evaluate)),
    });
  },
};
