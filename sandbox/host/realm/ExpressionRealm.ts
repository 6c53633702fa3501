import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { readTagged } from "#core/expressions/values/taggedJson.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import {
  readEvaluation, readGuestMessage,
  type CellFailure, type DeathCause, type EvaluationResult, type GuardReport, type ScopeColumn,
} from "#sandbox/protocol/index.ts";
import type { Guard } from "../guard/Guard.ts";
import { RealmPort } from "./RealmPort.ts";

export interface ExpressionRealmOptions {
  readonly guard: Guard;
  /** Given back when the realm ends. */
  readonly slot: Disposable;
  readonly guest: Blob;
  readonly limits: RealmLimits;
}

/** So many cells travel together: the realm is at the first ones while the page still writes the others. */
const sliceCells = 2_500;

/** What a realm made of the first cells of a batch, and what had no value. */
export interface BatchAnswer extends Pick<EvaluationResult, "failures" | "isLate"> {
  readonly values: readonly unknown[];
}

export interface BatchEnd {
  readonly why: DeathCause;
  /** Another realm brought the guard down: the batch may be asked for again. */
  readonly isTakenAlong?: boolean;
}

interface Batch {
  readonly program: number;
  readonly count: number;
  /** What is said of so many cells from one on. */
  columnsOf(from: number, count: number): readonly ScopeColumn[];
}

/** Cells that were asked for together, and what was answered. */
interface Slice {
  readonly count: number;
  answer?: BatchAnswer;
}

/** The host's side of one expression realm: one batch at a time, so that who does not answer is known. */
export class ExpressionRealm {
  readonly #limits: RealmLimits;
  readonly #port: RealmPort;
  #onReady: (() => void) | undefined;
  #latestBatch = 0;
  /** Cells of the latest batch. */
  #slices: Slice[] = [];
  #answer: ((answer: BatchAnswer | BatchEnd) => void) | undefined;
  #end: BatchEnd | undefined;

  private constructor({ guard, slot, guest, limits }: ExpressionRealmOptions) {
    this.#limits = limits;
    this.#port = new RealmPort({
      connect: (listener) => guard.connect({ guest, realm: "expressions", limits, listener }),
      slot,
      onReport: (report) => this.#hear(report),
      onGone: (isToBlame) => this.#finish("crash", !isToBlame),
    });
  }

  /** @throws Error when the worker does not start */
  static async start(options: ExpressionRealmOptions): Promise<ExpressionRealm> {
    const realm = new ExpressionRealm(options);
    await new Promise<void>((resolve) => {
      realm.#onReady = resolve;
    });
    if (realm.#end) throw new Error(`the expression realm did not start: ${realm.#end.why}`);
    return realm;
  }

  get isAlive(): boolean {
    return this.#end === undefined;
  }

  provide(program: number, { code, locale, timeZone }: { code: string; locale: string; timeZone: string }): void {
    this.#port.send({ kind: "program", program, code, locale, timeZone });
  }

  /** The next batch may be asked for when this one is answered. */
  evaluate({ program, count, columnsOf }: Batch): Promise<BatchAnswer | BatchEnd> {
    this.#latestBatch += 1;
    this.#slices = Array.from({ length: Math.ceil(count / sliceCells) }, (_, at) => ({ count: Math.min(sliceCells, count - at * sliceCells) }));
    const answered = new Promise<BatchAnswer | BatchEnd>((resolve) => {
      this.#answer = resolve;
    });
    if (this.#end) this.#answer?.(this.#end);
    else this.#slices.forEach((slice, at) => this.#ask(program, slice.count, columnsOf(at * sliceCells, slice.count)));
    return answered;
  }

  kill(): void {
    this.#finish("killed");
  }

  #hear(report: GuardReport): void {
    switch (report.kind) {
      case "alive":
      case "entered":
        return;
      case "dead":
        return this.#finish(report.why);
      case "message":
        // It has no components, so there is nothing else to say.
        return readGuestMessage(report.body, this.#limits)?.kind === "ready" ? this.#onReady?.() : this.#finish("protocol");
      case "result":
        return this.#take(readEvaluation(report.body));
      case "batch":
      case "call":
        return this.#finish("protocol");
    }
  }

  #ask(program: number, count: number, columns: readonly ScopeColumn[]): void {
    this.#port.send({ kind: "evaluate", batch: this.#latestBatch, program, columns, count });
  }

  /** They are answered in order. */
  #take(result: EvaluationResult | undefined): void {
    const slice = this.#slices.find(({ answer }) => !answer);
    const values = result && readValues(result.values);
    if (!slice || !result || !values || values.length !== result.count || !this.#isOfSlice(result, slice)) return this.#finish("protocol");
    const { failures, isLate } = result;
    slice.answer = { values, failures, isLate };
    if (slice === this.#slices.at(-1)) this.#answer?.(join(this.#slices));
  }

  /** What is said of cells that nobody asked for would be written far behind the end of a list. */
  #isOfSlice({ batch, count, failures, isLate }: EvaluationResult, slice: Slice): boolean {
    if (batch !== this.#latestBatch || count > slice.count || (count === 0 && !isLate)) return false;
    return failures.every(({ cell }) => cell < count);
  }

  #finish(why: DeathCause, isTakenAlong = false): void {
    if (this.#end) return;
    this.#end = { why, isTakenAlong };
    this.#port.close();
    this.#onReady?.();
    this.#answer?.(this.#end);
  }
}

/** As far as all was answered: behind cells that did not fit into their message nothing is taken. */
function join(slices: readonly Slice[]): BatchAnswer {
  const values: unknown[] = [];
  const failures: CellFailure[] = [];
  for (const { count, answer } of slices) {
    if (!answer) break;
    for (const failure of answer.failures) failures.push({ ...failure, cell: failure.cell + values.length });
    for (const value of answer.values) values.push(value);
    if (answer.isLate || answer.values.length < count) return { values, failures, isLate: answer.isLate };
  }
  return { values, failures, isLate: false };
}

function readValues(text: string): readonly unknown[] | undefined {
  try {
    // A list as the tag of a list: see `taggedJson.ts`.
    const values = readTagged(`[${text}]`);
    return Array.isArray(values) ? values : undefined;
  } catch {
    return undefined;
  }
}
