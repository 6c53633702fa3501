import type { QuickJSHandle } from "quickjs-emscripten-core";
import { placeInSource, programFile, type CompiledProgram } from "./compileProgram.ts";
import type { GuestOutcome } from "./guest/Handover.ts";
import { isolateLimits, type RunLimits } from "./isolateLimits.ts";
import type { Machine, MachineStop } from "./Machine.ts";
import { isPlainJson } from "./isPlainJson.ts";
import type { ProgramAnswer, ProgramFailure } from "./ProgramAnswer.ts";

export interface ProgramRun {
  readonly program: CompiledProgram;
  /** JSON text. */
  readonly input: string;
  readonly prelude: string;
  readonly limits: RunLimits;
  /** Told when the program's own time begins. */
  readonly onBegin: () => void;
}

/** Runs one program on a fresh machine. Never throws. */
export function runProgram(machine: Machine, run: ProgramRun): ProgramAnswer {
  const logs: string[] = [];
  try {
    return { outcome: runGuarded(machine, run, logs), logs };
  } catch (error) {
    return { outcome: failureOf(machine, run.program, error), logs };
  }
}

function runGuarded(machine: Machine, { program, input, prelude, limits, onBegin }: ProgramRun, logs: string[]): ProgramAnswer["outcome"] {
  const handover = handOver(machine, logs);
  machine.evaluate(prelude, "prelude.js");
  const start = machine.context.getProp(handover, "start");
  const outcome = machine.context.getProp(handover, "outcome");
  onBegin();
  machine.begin();
  machine.call(start, machine.evaluate(program.code, programFile), machine.context.newString(input));
  machine.runJobs();
  if (machine.isOver) return { kind: "timeout" };
  return readOutcome(machine, machine.call(outcome), { program, limits });
}

/** The one object that host and guest share. */
function handOver({ context }: Machine, logs: string[]): QuickJSHandle {
  const handover = context.newObject();
  const log = context.newFunction("log", (line) => {
    if (logs.length < isolateLimits.logLines) logs.push(context.getString(line).slice(0, isolateLimits.logLine));
  });
  context.setProp(handover, "log", log);
  for (const name of ["depth", "logLine", "logLines"] as const) {
    context.setProp(handover, name, context.newNumber(isolateLimits[name]));
  }
  context.setProp(context.global, "$platon", handover);
  return handover;
}

/** Nothing that the guest says is believed: its length is measured before it is read, its form after. */
function readOutcome(
  { context }: Machine, text: QuickJSHandle, { program, limits }: Pick<ProgramRun, "program" | "limits">,
): ProgramAnswer["outcome"] {
  if (context.typeof(text) !== "string") return { kind: "crashed" };
  const length = context.getNumber(context.getProp(text, "length"));
  if (length > limits.result) return { kind: "resultTooLarge" };
  const outcome = JSON.parse(context.getString(text)) as GuestOutcome;
  switch (outcome.kind) {
    case "pending":
      return { kind: "unsettled" };
    case "value":
      return isPlainJson(outcome.value, isolateLimits.depth + 1)
        ? { kind: "value", value: outcome.value }
        : { kind: "notPlain", path: "$" };
    case "thrown":
      return thrown(program, outcome);
    case "refused":
      return { kind: "refused", fields: textsOf(outcome.fields) };
    case "notPlain":
      return { kind: "notPlain", path: String(outcome.path) };
    default:
      // A program that changed what the prelude leans on.
      return { kind: "notPlain", path: "$" };
  }
}

function thrown(program: CompiledProgram, error: { name: string; message: string; stack: string }): ProgramFailure {
  const { name, message, stack } = error;
  if (name === "InternalError" && message === "out of memory") return { kind: "memory" };
  return { kind: "thrown", name: String(name), message: String(message), ...placeInSource(program, String(stack)) };
}

/** Of what a program refused with, the texts by name. */
function textsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== "object" || fields === null) return {};
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.slice(0, 50).map(([name, text]) => [name.slice(0, 100), text.slice(0, 500)]));
}

function failureOf(machine: Machine, program: CompiledProgram, error: unknown): ProgramFailure {
  const stop: MachineStop | undefined = machine.whyStopped(error);
  if (stop === "stack") return { kind: "thrown", name: "InternalError", message: "stack overflow" };
  if (stop !== undefined) return { kind: stop };
  const { name = "Error", message = "", stack = "" } = error as Partial<Error>;
  // What acorn takes and QuickJS does not.
  if (name === "SyntaxError") return { kind: "syntax", message, line: 1, column: 1, ...placeInSource(program, stack) };
  return thrown(program, { name, message, stack });
}
