import type { QuickJSHandle } from "quickjs-emscripten-core";
import { readTagged } from "#core/expressions/values/taggedJson.ts";
import { zonedTime } from "#core/format/timeZone.ts";
import { isolateLimits } from "./isolateLimits.ts";
import type { IsolateTask, ScopedSource } from "./IsolateTask.ts";
import type { Machine } from "./Machine.ts";
import type { ExpressionAnswer } from "./ProgramAnswer.ts";

interface Batch extends Extract<IsolateTask, { kind: "expressions" }> {
  readonly prelude: string;
  /** Told when the expressions' own time begins. */
  readonly onBegin: () => void;
}

/**
 * Evaluates many expressions in one machine, each as a function of the names. They are one author's: one that changes
 * the globals changes them for those after it.
 */
export function evaluateExpressions(machine: Machine, batch: Batch): ExpressionAnswer[] {
  const handover = handOver(machine, batch);
  machine.evaluate(batch.prelude, "prelude.js");
  const evaluate = machine.context.getProp(handover, "evaluate");
  batch.onBegin();
  machine.begin();
  return batch.items.map((item) => evaluateOne(machine, item, { batch, evaluate }));
}

function handOver({ context }: Machine, { environment: { locale, timeZone } }: Batch): QuickJSHandle {
  const handover = context.newObject();
  const clock = context.newFunction("zonedTime", (moment) =>
    context.newString(JSON.stringify(zonedTime(new Date(context.getNumber(moment)), timeZone))));
  context.setProp(handover, "zonedTime", clock);
  context.setProp(handover, "locale", context.newString(locale));
  context.setProp(handover, "timeZone", context.newString(timeZone));
  context.setProp(context.global, "$platon", handover);
  return handover;
}

function evaluateOne(
  machine: Machine, { source, scope }: ScopedSource, { batch, evaluate }: { batch: Batch; evaluate: QuickJSHandle },
): ExpressionAnswer {
  if (machine.isOver) return { error: "timeout" };
  if (source.length > isolateLimits.source) return { error: "too long" };
  const { context } = machine;
  try {
    const callee = machine.evaluate(`"use strict"; (function ({ ${batch.names.join(", ")} }) { return (${source}\n); })`, "expression.js");
    const text = machine.call(evaluate, callee, context.newString(scope));
    if (context.getNumber(context.getProp(text, "length")) > batch.limits.result) return { error: "result too large" };
    return { value: readTagged(context.getString(text)) };
  } catch (error) {
    const stop = machine.whyStopped(error);
    return { error: stop ?? `${(error as Error).name}: ${(error as Error).message}` };
  }
}
