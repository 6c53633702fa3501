import type { PurposeResults } from "#core/expressions/purposes/purposes.ts";
import type { Scope } from "#core/expressions/types.ts";

export type { CellText, PurposeResults } from "#core/expressions/purposes/purposes.ts";
export type { Scope as ExpressionScope } from "#core/expressions/types.ts";

/** What an expression is for: what it sees, what its results may be, and what a failing one counts as. */
export type ExpressionPurpose = keyof PurposeResults;

export interface ExpressionRequest<P extends ExpressionPurpose> {
  readonly source: string;
  readonly purpose: P;
  /** Names besides those of the purpose: the form's data fields, the other footers. */
  readonly names?: readonly string[];
  readonly aggregates?: readonly string[];
  /** Whose it is, for the log: `tables/cities.population.cellFormat` (D75). */
  readonly owner: string;
  /** Of a form's validator, which lets everything through when it breaks: administrators are told of it by form and field. */
  readonly field?: { readonly form: string; readonly name: string };
  /** Trust group whose realm runs it if it is a program; the project's own code unless given. */
  readonly group?: string;
}

/** What an expression gave; where it failed why, with the place in its source, both counted from 1, and the fall-back as value. */
export interface Attempted<Value> {
  readonly value: Value;
  readonly failure?: { readonly code: string; readonly detail: string; readonly line: number; readonly column: number };
}

/** An expression that is ready to run. */
export interface Expression<P extends ExpressionPurpose> {
  /** Beyond the restricted language: it runs in the expression realm, and only `evaluateAll` answers. */
  readonly isProgram: boolean;
  /** Paths of the scope that it reads, `values.city`; of a program nothing is known, so it is affected by everything. */
  readonly dependencies: readonly string[];
  /** What a program counts as until it has answered, and a failing expression always (spec §4, §8). */
  readonly fallback: PurposeResults[P];
  /** At once; of a program the fall-back. Never throws: a failure is logged once, and the fall-back is the value. */
  evaluate(scope: Scope): PurposeResults[P];
  /** For every scope, in batches where it is a program. Never rejects. */
  evaluateAll(scopes: readonly Scope[]): Promise<readonly PurposeResults[P][]>;
  /**
   * The same with why each one failed, to test an expression that somebody is writing: nothing is logged.
   * @since 1.0.0
   * @example (await expression.attempt([{ row }]))[0]?.failure?.detail // "Cannot read properties of null"
   */
  attempt(scopes: readonly Scope[]): Promise<readonly Attempted<PurposeResults[P]>[]>;
}

/**
 * Expressions of configuration: display conditions, validators, formats, colours, footers (X13). The restricted
 * language answers at once and starts nothing; what is beyond it runs in the expression realm.
 *
 * Not for guests: their code is JavaScript already.
 * @since 1.0.0
 * @example
 * const condition = await expressions.prepare({ source: "values.kind === 'legal'", purpose: "displayCondition", owner: "forms/people.tin" });
 * condition.evaluate({ values: { kind: "legal" } }); // true
 */
export interface ExpressionsCapability {
  /** Loads the language with the first expression of the document. Never rejects over a source: see `fallback`. */
  prepare<P extends ExpressionPurpose>(request: ExpressionRequest<P>): Promise<Expression<P>>;
}
