import { isObject } from "#core/isObject.ts";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { writeColumn, type ScopeColumn } from "#sandbox/protocol/index.ts";
import type { BatchAnswer, ExpressionRealm } from "../realm/ExpressionRealm.ts";
import { ProgramModule, type ProgramPlace } from "./ProgramModule.ts";

/** A program and what it is run with; two with the same source, names and locale are one. */
export interface ProgramRequest {
  readonly source: string;
  /** What the scope may have. */
  readonly names: ReadonlySet<string>;
  readonly locale: string;
  readonly timeZone: string;
}

export interface ProgramFailure {
  readonly message: string;
  readonly place: ProgramPlace | undefined;
}

/** What a program made of a cell. */
export type ProgramOutcome = { readonly value: unknown } | { readonly failure: ProgramFailure };

export interface ExpressionRunnerOptions {
  readonly limits: RealmLimits;
  /** @throws Error when no realm can be had */
  startRealm(): Promise<ExpressionRealm>;
  /** Nothing is to be run any more. */
  onIdle(): void;
  /** A program had to be ended. */
  onStopped(source: string, why: string): void;
}

interface Program {
  readonly number: number;
  readonly module: ProgramModule;
  readonly request: ProgramRequest;
  /** It did not answer: what is left of what was asked fails for this. */
  stopped?: string;
  /** When it had to be ended, in milliseconds, as far as it still counts. */
  ends: readonly number[];
}

/** The programs of one trust group, run in its expression realm, one batch after the other. */
export class ExpressionRunner {
  readonly #options: ExpressionRunnerOptions;
  readonly #programs = new Map<string, Program>();
  readonly #provided = new Set<Program>();
  #realm: ExpressionRealm | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isDisposed = false;

  constructor(options: ExpressionRunnerOptions) {
    this.#options = options;
  }

  /**
   * Runs a program for each scope, in batches. It never rejects: what fails is told cell by cell.
   * @param scopes values of the names for each cell; what is not plain data is left out
   */
  run(request: ProgramRequest, scopes: readonly Readonly<Record<string, unknown>>[]): Promise<ProgramOutcome[]> {
    this.#waiting += 1;
    const turn = this.#work.then(() => this.#run(this.#programOf(request), scopes));
    this.#work = turn.finally(() => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#options.onIdle();
    });
    return turn;
  }

  /** Ends a realm that has nothing to do: others wait for its slot. */
  rest(): void {
    if (this.#waiting === 0) this.#realm?.kill();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#realm?.kill();
  }

  #programOf(request: ProgramRequest): Program {
    const { source, names, locale, timeZone } = request;
    const key = JSON.stringify([source, [...names].toSorted(), locale, timeZone]);
    const known = this.#programs.get(key);
    if (known) return known;
    const number = this.#programs.size + 1;
    const program = { number, module: new ProgramModule(source, { number, names }), request, ends: [] };
    this.#programs.set(key, program);
    return program;
  }

  async #run(program: Program, scopes: readonly Readonly<Record<string, unknown>>[]): Promise<ProgramOutcome[]> {
    if (this.#mayRunAgain(program)) delete program.stopped;
    const outcomes: ProgramOutcome[] = [];
    while (outcomes.length < scopes.length) {
      const part = scopes.slice(outcomes.length, outcomes.length + this.#options.limits.batchCells);
      const answered = await this.#runBatch(program, part);
      outcomes.push(...answered);
    }
    return outcomes;
  }

  /** One that was ended is asked again for what comes next, until it was ended as often as a component may be (D74). */
  #mayRunAgain(program: Program): boolean {
    const { strikes, strikeTime } = this.#options.limits;
    program.ends = program.ends.filter((at) => at > Date.now() - strikeTime);
    return program.ends.length < strikes;
  }

  /** @returns outcomes of the first cells, at least of one */
  async #runBatch(program: Program, scopes: readonly Readonly<Record<string, unknown>>[]): Promise<ProgramOutcome[]> {
    const fail = (message: string): ProgramOutcome[] => scopes.map(() => ({ failure: { message, place: undefined } }));
    if (program.stopped !== undefined || this.#isDisposed) return fail(program.stopped ?? "the realm was ended");
    try {
      const realm = await this.#realmFor(program);
      const { number, module } = program;
      const columns = (from: number, count: number): ScopeColumn[] => columnsOf(module, scopes.slice(from, from + count));
      const answer = await realm.evaluate({ program: number, count: scopes.length, columnsOf: columns });
      if ("values" in answer) return this.#read(program, answer, fail);
      if (answer.isTakenAlong) return await this.#runBatch(program, scopes);
      if (answer.why === "killed") return fail("the realm was ended");
      program.ends = [...program.ends, Date.now()];
      program.stopped = `the program was ended: ${answer.why}`;
      this.#options.onStopped(program.request.source, answer.why);
      return fail(program.stopped);
    } catch (error) {
      return fail(String(error));
    }
  }

  #read({ module }: Program, answer: BatchAnswer, fail: (message: string) => ProgramOutcome[]): ProgramOutcome[] {
    const outcomes: ProgramOutcome[] = answer.values.map((value) => ({ value }));
    for (const { cell, message, line, column } of answer.failures) {
      outcomes[cell] = { failure: { message, place: module.findPlace({ line, column }) } };
    }
    return answer.isLate ? [...outcomes, ...fail(`the batch took longer than ${this.#options.limits.batchTime} ms`).slice(outcomes.length)] : outcomes;
  }

  async #realmFor(program: Program): Promise<ExpressionRealm> {
    if (!this.#realm?.isAlive) {
      const realm = await this.#options.startRealm();
      if (this.#isDisposed) {
        realm.kill();
        throw new Error("the realm was ended");
      }
      this.#realm = realm;
      this.#provided.clear();
    }
    if (!this.#provided.has(program)) {
      const { locale, timeZone } = program.request;
      this.#realm.provide(program.number, { code: program.module.code, locale, timeZone });
      this.#provided.add(program);
    }
    return this.#realm;
  }
}

/** The fields that the program reads, column by column: copying whole rows would cost more than running it. */
function columnsOf({ reads }: ProgramModule, scopes: readonly Readonly<Record<string, unknown>>[]): ScopeColumn[] {
  return [...reads].flatMap(([name, fields]) => {
    const own = scopes.map((scope) => fieldOf(scope, name));
    if (fields === undefined || !own.every(isObject)) return [writeColumn({ name }, own)];
    return [...fields].map((field) => writeColumn({ name, field }, own.map((value) => fieldOf(value, field))));
  });
}

const fieldOf = (value: unknown, field: string): unknown =>
  isObject(value) && Object.hasOwn(value, field) ? value[field] : undefined;
