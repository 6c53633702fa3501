import { createLibrary, type ExpressionLibrary } from "#core/expressions/functions/expressionLibrary.ts";
import { writeTagged } from "#core/expressions/values/taggedJson.ts";
import { sayLength } from "#core/limits/sayLength.ts";
import type { Locale } from "#core/locale.ts";
import {
  longestBody, readColumn, valueAt,
  type CellFailure, type EvaluateMessage, type EvaluationResult, type ProgramMessage, type ReadColumn,
} from "#sandbox/protocol/index.ts";
import { limitsHere } from "../limitsHere.ts";
import { CellClock } from "./CellClock.ts";
import { placeOf } from "./placeOf.ts";

type Program = (scope: Record<string, unknown>, library: ExpressionLibrary) => unknown;

interface Known {
  readonly program: Program;
  readonly library: ExpressionLibrary;
}

/** Runs programs over columns of cells. A batch comes in slices, each a message; its time is that of all of them. */
export class ProgramRunner {
  readonly #programs = new Map<number, Promise<Known>>();
  /** The present batch, and the milliseconds that it took so far. */
  #batch = { number: 0, time: 0 };

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
    const read = columns.map(readColumn);
    const values: string[] = [];
    const failures: CellFailure[] = [];
    // Room for the rest of the message beside them.
    const longestValues = longestBody(limitsHere()).r / 2;
    if (this.#batch.number !== batch) this.#batch = { number: batch, time: 0 };
    const clock = new CellClock(limitsHere().batchTime, this.#batch.time);
    let size = 0;
    let isLate = false;
    for (let cell = 0; cell < count && size < longestValues; cell += 1) {
      if (clock.isUp()) {
        isLate = true;
        break;
      }
      const answer = run(known, scopeOf(read, cell), cell);
      if (typeof answer !== "string") failures.push(answer);
      values.push(typeof answer === "string" ? answer : "null");
      size += values.at(-1)?.length ?? 0;
    }
    this.#batch.time = clock.spent;
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

function scopeOf(columns: readonly ReadColumn[], cell: number): Record<string, unknown> {
  const scope: Record<string, unknown> = {};
  for (const column of columns) {
    const { name, field } = column;
    const value = valueAt(column, cell);
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
