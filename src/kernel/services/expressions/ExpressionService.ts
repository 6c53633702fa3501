import type { ReadonlySignal } from "@preact/signals-react";
import type * as Language from "#core/expressions/index.ts";
import type { ExpressionFailure, Outcome, PreparedExpression, ProgramExpression } from "#core/expressions/index.ts";
import { limitsInForce, type RealmLimits } from "#core/limits/realmLimits.ts";
import type { Locale } from "#core/locale.ts";
import type { Expression, ExpressionPurpose, ExpressionRequest, ExpressionScope, PurposeResults } from "#sdk/capabilities/expressions.ts";
import type { Log } from "../log/Log.ts";

/** A program as the sandbox runs it. */
export interface ProgramRun {
  readonly source: string;
  readonly names: ReadonlySet<string>;
  readonly locale: Locale;
  readonly timeZone: string;
}

export type ProgramAnswer =
  | { readonly value: unknown }
  | { readonly failure: { readonly message: string; readonly place: { readonly line: number; readonly column: number } | undefined } };

/** Runs programs of a trust group in its expression realm; undefined where there is no sandbox. */
export type RunPrograms = (group: string, run: ProgramRun, scopes: readonly ExpressionScope[]) => Promise<readonly ProgramAnswer[]> | undefined;

export interface BrokenValidator {
  readonly form: string;
  readonly field: string;
  readonly source: string;
  readonly failure: ExpressionFailure;
}

export interface ExpressionServiceOptions {
  readonly locale: ReadonlySignal<Locale>;
  readonly timeZone: () => string;
  /** The project's, where they are not the default. */
  readonly limits: () => Partial<RealmLimits> | undefined;
  readonly log: Log;
  /** A form's validator broke, and let a value through. */
  readonly onBrokenValidator: (broken: BrokenValidator) => void;
  /** Makes the sandbox ready; it then connects itself by {@link ExpressionService.connect}. */
  readonly needSandbox: () => Promise<void>;
}

const projectGroup = "project";

/** Different failures of one document that are told: their words may hold what a user typed. */
const maxNoted = 1_000;

/** The one place in which expressions of configuration are evaluated (X13). */
export class ExpressionService {
  readonly #options: ExpressionServiceOptions;
  readonly #noted = new Set<string>();
  #language: Promise<typeof Language> | undefined;
  #runPrograms: RunPrograms | undefined;

  constructor(options: ExpressionServiceOptions) {
    this.#options = options;
  }

  /** The sandbox is there, until the returned function is called. */
  connect(runPrograms: RunPrograms): () => void {
    this.#runPrograms = runPrograms;
    return () => {
      if (this.#runPrograms === runPrograms) this.#runPrograms = undefined;
    };
  }

  async prepare<P extends ExpressionPurpose>(request: ExpressionRequest<P>): Promise<Expression<P>> {
    const language = await this.#loadLanguage();
    const { source, purpose, names = [], aggregates = [] } = request;
    const locale = this.#options.locale.peek();
    const library = language.createLibrary({ locale, timeZone: this.#options.timeZone() });
    const prepared = language.prepareExpression(source, purpose, { names, aggregates, library, limits: limitsInForce(this.#options.limits()) });
    return prepared.kind === "ready" ? this.#ready(prepared, request, language) : this.#program(prepared, request, { language, locale });
  }

  #ready<P extends ExpressionPurpose>(
    prepared: Extract<PreparedExpression<P>, { kind: "ready" }>, request: ExpressionRequest<P>, language: typeof Language,
  ): Expression<P> {
    const take = (outcome: Outcome<PurposeResults[P]>): PurposeResults[P] => this.#take(outcome, request);
    return {
      isProgram: false,
      dependencies: prepared.dependencies,
      fallback: language.purposes[request.purpose].fallback,
      evaluate: (scope) => take(prepared.evaluate(scope)),
      evaluateAll: (scopes) => Promise.resolve(scopes.map((scope) => take(prepared.evaluate(scope)))),
      attempt: (scopes) => Promise.resolve(scopes.map((scope) => prepared.evaluate(scope))),
    };
  }

  #program<P extends ExpressionPurpose>(
    prepared: ProgramExpression<P>, request: ExpressionRequest<P>, { language, locale }: { language: typeof Language; locale: Locale },
  ): Expression<P> {
    const { fallback, names } = language.purposes[request.purpose];
    const run: ProgramRun = {
      source: request.source, names: new Set([...names, ...(request.names ?? [])]), locale, timeZone: this.#options.timeZone(),
    };
    const attempt = async (scopes: readonly ExpressionScope[]): Promise<Outcome<PurposeResults[P]>[]> =>
      (await this.#run(request.group ?? projectGroup, run, scopes)).map((answer) => settle(prepared, answer));
    return {
      isProgram: true,
      dependencies: [],
      fallback,
      evaluate: () => fallback,
      evaluateAll: async (scopes) => (await attempt(scopes)).map((outcome) => this.#take(outcome, request)),
      attempt,
    };
  }

  async #run(group: string, run: ProgramRun, scopes: readonly ExpressionScope[]): Promise<readonly ProgramAnswer[]> {
    if (!this.#runPrograms) await this.#options.needSandbox();
    const answers = await this.#runPrograms?.(group, run, scopes);
    return answers ?? scopes.map(() => ({ failure: { message: "no sandbox host is configured", place: undefined } }));
  }

  /** The value; a failure is written down once, with the integrator's own line and column (D75). */
  #take<P extends ExpressionPurpose>({ value, failure }: Outcome<PurposeResults[P]>, request: ExpressionRequest<P>): PurposeResults[P] {
    if (failure) this.#noteOnce(failure, request);
    return value;
  }

  /** A validator is asked at each key: an error of it is told once, as long as it is the same. */
  #noteOnce(failure: ExpressionFailure, { owner, source, field }: ExpressionRequest<ExpressionPurpose>): void {
    const { code, detail, line, column } = failure;
    const where = `${owner}:${line}:${column}`;
    const key = `${where} ${code} ${field ? detail : ""} ${source}`;
    if (this.#noted.has(key) || this.#noted.size >= maxNoted) return;
    this.#noted.add(key);
    this.#options.log.warn(`${where}: ${code}: ${detail}`);
    if (field) this.#options.onBrokenValidator({ form: field.form, field: field.name, source, failure });
  }

  /** A chunk of its own: a page without expressions loads no parser. */
  async #loadLanguage(): Promise<typeof Language> {
    this.#language ??= import("#core/expressions/index.ts");
    try {
      return await this.#language;
    } catch (failure) {
      // The network may be back at the next try.
      this.#language = undefined;
      throw failure;
    }
  }
}

function settle<P extends ExpressionPurpose>(prepared: ProgramExpression<P>, answer: ProgramAnswer): Outcome<PurposeResults[P]> {
  if ("value" in answer) return prepared.settle(answer.value);
  const { message, place } = answer.failure;
  return prepared.settleFailure({ code: "program", detail: message, line: place?.line ?? 1, column: place?.column ?? 1 });
}
