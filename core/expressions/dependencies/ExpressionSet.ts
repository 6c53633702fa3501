import type { Outcome, ReadyExpression } from "../purposes/prepareExpression.ts";
import type { Purpose, PurposeResults } from "../purposes/purposes.ts";
import type { Scope } from "../types.ts";
import { DependencyIndex } from "./DependencyIndex.ts";

/**
 * Many expressions over one scope, such as a form's display conditions: evaluated once, and afterwards only those that
 * read what has changed.
 *
 * @example
 * const conditions = new ExpressionSet([["passport", condition]]);
 * conditions.evaluate(scope);                   // all of them, by id
 * conditions.update(scope, ["values.kind"]);    // outcomes of those that read values.kind
 */
export class ExpressionSet<Id, P extends Purpose> {
  readonly #expressions: ReadonlyMap<Id, ReadyExpression<P>>;
  readonly #index: DependencyIndex<Id>;

  constructor(entries: Iterable<readonly [id: Id, expression: ReadyExpression<P>]>) {
    this.#expressions = new Map(entries);
    this.#index = new DependencyIndex([...this.#expressions].map(([id, { dependencies }]) => [id, dependencies]));
  }

  evaluate(scope: Scope): Map<Id, Outcome<PurposeResults[P]>> {
    return this.#outcomes(this.#expressions.keys(), scope);
  }

  update(scope: Scope, changed: Iterable<string>): Map<Id, Outcome<PurposeResults[P]>> {
    return this.#outcomes(this.#index.affectedBy(changed), scope);
  }

  #outcomes(ids: Iterable<Id>, scope: Scope): Map<Id, Outcome<PurposeResults[P]>> {
    const outcomes = new Map<Id, Outcome<PurposeResults[P]>>();
    for (const id of ids) {
      const expression = this.#expressions.get(id);
      if (expression !== undefined) outcomes.set(id, expression.evaluate(scope));
    }
    return outcomes;
  }
}
