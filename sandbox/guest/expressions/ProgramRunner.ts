import { createLibrary, type ExpressionLibrary } from "#core/expressions/functions/expressionLibrary.ts";
import { writeTagged } from "#core/expressions/values/taggedJson.ts";
import { sayLength } from "#core/limits/sayLength.ts";
import type { Locale } from "#core/locale.ts";
import {
  longestBody, type CellFailure, type EvaluateMessage, type EvaluationResult, type ProgramMessage,
} from "#sandbox/protocol/index.ts";
import { limitsHere } from "../limitsHere.ts";
import { placeOf } from "./placeOf.ts";

type Program = (scope: Record<string, unknown>, library: ExpressionLibrary) => unknown;

interface Known {
  readonly program: Program;
  readonly library: ExpressionLibrary;
}

/** Runs programs over columns of cells; each batch is one message. */
export class ProgramRunner {
  readonly #programs = new Map<number, Promise<Known>>();

  provide({ program, code, locale, timeZone }: ProgramMessage): void {
    const imported = importProgram(code).then((run) => ({
      program: run,
      library: createLibrary({ locale: locale as Locale, timeZone }),
    }));
    imported.catch(() => undefined);
    this.#programs.set(program, imported);
  }

  /** @throws when the program was not provided or is no module */
  async evaluate({ batch, program, columns, count }: EvaluateMessage): Promise<EvaluationResult> {
    const known = await this.#programs.get(program);
    if (!known) throw new Error(`program ${program} was not provided`);
    const values: string[] = [];
    const failures: CellFailure[] = [];
    const { batchTime } = limitsHere();
    // Room for the rest of the message beside them.
    const longestValues = longestBody(limitsHere()).r / 2;
    const start = performance.now();
    let size = 0;
    let isLate = false;
    for (let cell = 0; cell < count && size < longestValues; cell += 1) {
      if (performance.now() - start > batchTime) {
        isLate = true;
        break;
      }
      const answer = run(known, scopeOf(columns, cell), cell);
      if (typeof answer !== "string") failures.push(answer);
      values.push(typeof answer === "string" ? answer : "null");
      size += values.at(-1)?.length ?? 0;
    }
    return { batch, values: `[${values.join(",")}]`, count: values.length, failures, isLate };
  }
}

/** The value as tagged JSON, or why there is none. */
function run({ program, library }: Known, scope: Record<string, unknown>, cell: number): string | CellFailure {
  try {
    const text = writeTagged(program(scope, library));
    const { cellLength } = limitsHere();
    if (text.length > cellLength) return { cell, message: `RangeError: the value is longer than ${sayLength(cellLength)}`, line: 0, column: 0 };
    return text;
  } catch (failure) {
    const message = failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);
    return { cell, message: message.slice(0, 400), ...placeOf(failure) };
  }
}

function scopeOf(columns: EvaluateMessage["columns"], cell: number): Record<string, unknown> {
  const scope: Record<string, unknown> = {};
  for (const { name, field, values } of columns) {
    const value = values.length === 1 ? values[0] : values[cell];
    if (field === undefined) scope[name] = value;
    else ((scope[name] ??= {}) as Record<string, unknown>)[field] = value;
  }
  return scope;
}

async function importProgram(code: string): Promise<Program> {
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: Program }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}
