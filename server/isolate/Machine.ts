import variant from "@jitl/quickjs-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext, type QuickJSHandle,
} from "quickjs-emscripten-core";
import { isolateLimits } from "./isolateLimits.ts";

const pageBytes = 65_536;
const firstPages = 256;
/** Jobs between two looks at the clock. */
const jobsAtOnce = 1_000;

/** Why a machine stopped before its program did. */
export type MachineStop = "timeout" | "memory" | "stack" | "crashed";

/**
 * A QuickJS of its own for one run: a fresh instance of the interpreter with a fresh memory, so that nothing of a run can
 * reach another, not even through a fault of the interpreter. It is never tidied up, only dropped. Its memory is bounded
 * by WebAssembly itself: QuickJS's own limit does not count what it allocates here.
 */
export class Machine {
  readonly context: QuickJSContext;
  readonly #memory: WebAssembly.Memory;
  readonly #time: number;
  #end = 0;
  #isOver = false;

  private constructor(context: QuickJSContext, memory: WebAssembly.Memory, time: number) {
    this.context = context;
    this.#memory = memory;
    this.#time = time;
  }

  /** @param time milliseconds, counted from {@link begin} */
  static async create(wasmModule: WebAssembly.Module, time: number): Promise<Machine> {
    const wasmMemory = new WebAssembly.Memory({ initial: firstPages, maximum: isolateLimits.memory / pageBytes });
    const quickjs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule, wasmMemory }));
    const runtime = quickjs.newRuntime({ maxStackSizeBytes: isolateLimits.stack });
    const machine = new Machine(runtime.newContext(), wasmMemory, time);
    runtime.setInterruptHandler(() => machine.#isLate());
    return machine;
  }

  /** From now on the time counts. */
  begin(): void {
    this.#end = performance.now() + this.#time;
  }

  /** Evaluates a text of ours or of a compiler's. @throws whatever it throws, and when the machine stops */
  evaluate(code: string, file: string): QuickJSHandle {
    return this.context.unwrapResult(this.context.evalCode(code, file, { strict: false }));
  }

  /** @throws see {@link evaluate} */
  call(callee: QuickJSHandle, ...parameters: QuickJSHandle[]): QuickJSHandle {
    return this.context.unwrapResult(this.context.callFunction(callee, this.context.undefined, ...parameters));
  }

  /** Runs what promises wait for until nothing is left. @throws see {@link evaluate} */
  runJobs(): void {
    const { runtime } = this.context;
    while (!this.#isLate() && runtime.hasPendingJob()) this.context.unwrapResult(runtime.executePendingJobs(jobsAtOnce));
  }

  /** What stopped it, or undefined when what was thrown is the program's own. */
  whyStopped(error: unknown): MachineStop | undefined {
    if (this.#isOver) return "timeout";
    const { name, message } = error as Partial<Error>;
    if (name === "RangeError" && /call stack/.test(message ?? "")) return "stack";
    if (/\bout of memory\b/.test(message ?? "")) return "memory";
    // The interpreter gave up, which it does for want of memory.
    if (error instanceof WebAssembly.RuntimeError) return this.#isFull() ? "memory" : "crashed";
    return undefined;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  #isLate(): boolean {
    if (this.#end > 0 && performance.now() > this.#end) this.#isOver = true;
    return this.#isOver;
  }

  #isFull(): boolean {
    return this.#memory.buffer.byteLength > isolateLimits.memory - 64 * pageBytes;
  }
}
