import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { compileProgram, type CompiledOrFailed } from "./compileProgram.ts";
import { evaluateExpressions } from "./evaluateExpressions.ts";
import type { FromIsolate, IsolateTask } from "./IsolateTask.ts";
import { Machine } from "./Machine.ts";
import { runProgram } from "./runProgram.ts";

// The worker thread in which projects' programs run, each on a machine of its own. One task at a time: the pool ends the
// whole thread when one overstays.

const port = parentPort;
if (port === null) throw new Error("isolate.worker runs as a worker thread only");
const send = (message: FromIsolate): void => port.postMessage(message);

/** Compiled programs that are kept; the oldest goes first. */
const keptPrograms = 50;

const textBeside = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), "utf8");
const preludes = {
  program: textBeside("isolate.program.prelude.js"),
  expressions: textBeside("isolate.expression.prelude.js"),
};
const wasmFile = createRequire(import.meta.url).resolve("@jitl/quickjs-wasmfile-release-sync/wasm");
const wasm = await WebAssembly.compile(readFileSync(wasmFile));
const compiled = new Map<string, CompiledOrFailed>();

function compile(source: string): CompiledOrFailed {
  const known = compiled.get(source);
  if (known) return known;
  const program = compileProgram(source);
  const [oldest] = compiled.keys();
  if (compiled.size >= keptPrograms && oldest !== undefined) compiled.delete(oldest);
  compiled.set(source, program);
  return program;
}

const onBegin = (): void => send("begun");

async function perform(task: IsolateTask): Promise<FromIsolate> {
  const { limits } = task;
  if (task.kind === "expressions") {
    const machine = await Machine.create(wasm, limits.time);
    return evaluateExpressions(machine, { ...task, prelude: preludes.expressions, onBegin });
  }
  const program = compile(task.source);
  if ("kind" in program) return { outcome: program, logs: [] };
  const machine = await Machine.create(wasm, limits.time);
  return runProgram(machine, { program, input: task.input, prelude: preludes.program, limits, onBegin });
}

port.on("message", (task: IsolateTask) => {
  perform(task).then(send, (error: unknown) => {
    // A fault of ours: the pool sees the thread end.
    throw error;
  });
});
send("ready");
