import type { ExpressionLibrary } from "../functions/expressionLibrary.ts";
import { aggregateName } from "../parse/collectDependencies.ts";
import { type Outcome, type PreparedExpression, prepareExpression, type PrepareOptions } from "../purposes/prepareExpression.ts";
import type { AggregateUse, ExpressionLimits } from "../types.ts";
import { aggregateNames } from "./aggregateRows.ts";

/** A footer that names others that name others: so many levels at most (spec §8). */
export const maxFooterLevels = 10;

export interface FooterFormula {
  /** By which the other footers may name it: the column's data field. */
  readonly name: string;
  readonly formula: string;
}

type FooterOutcome = Outcome<string | number | undefined>;

/** Answers an aggregate: from the rows at hand, or with what the database said. */
export type AggregateSource = (use: AggregateUse) => unknown;

/**
 * A table's footer formulas: aggregates of fields (`sum(amount) / count()`), and other footers by their names. Each is
 * evaluated once per set of rows. A failing one shows nothing, and so do those that name it; the failures are to be
 * logged by the caller.
 *
 * @example
 * const footers = new FooterSet([{ name: "amount", formula: "sum(amount)" }, { name: "tax", formula: "amount * 0.12" }]);
 * footers.aggregates                                        // [{ name: "sum", field: "amount" }]: what to ask the database
 * footers.evaluate((use) => aggregateRows(rows, use))       // Map { "amount" => { value: 300 }, "tax" => { value: 36 } }
 */
export class FooterSet {
  readonly #footers: ReadonlyMap<string, PreparedExpression<"footer">>;
  readonly #levels = new Map<string, number>();
  /** What the formulas read of the rows, each once. */
  readonly aggregates: readonly AggregateUse[];

  constructor(footers: readonly FooterFormula[], library?: ExpressionLibrary, limits?: ExpressionLimits) {
    const options: PrepareOptions = {
      names: footers.map(({ name }) => name), aggregates: aggregateNames, ...(library && { library }), ...(limits && { limits }),
    };
    this.#footers = new Map(footers.map(({ name, formula }) => [name, prepareExpression(formula, "footer", options)]));
    const uses = [...this.#footers.values()].flatMap((footer) => (footer.kind === "ready" ? footer.aggregates : []));
    this.aggregates = [...new Map(uses.map((use) => [aggregateName(use), use])).values()];
  }

  /** Outcomes by name, in the order of the footers. Each footer is evaluated once. */
  evaluate(source: AggregateSource): Map<string, FooterOutcome> {
    const values = new Map(this.aggregates.map((use) => [aggregateName(use), source(use)]));
    const known = new Map<string, FooterOutcome>();
    return new Map([...this.#footers.keys()].map((name) => [name, this.#outcome(name, values, known)]));
  }

  #outcome(name: string, values: ReadonlyMap<string, unknown>, known: Map<string, FooterOutcome>): FooterOutcome {
    const outcome = known.get(name) ?? this.#evaluate(name, values, known);
    known.set(name, outcome);
    return outcome;
  }

  #evaluate(name: string, values: ReadonlyMap<string, unknown>, known: Map<string, FooterOutcome>): FooterOutcome {
    const footer = this.#footers.get(name);
    if (footer?.kind !== "ready") return failed("program", "a footer is a formula, not a program");
    if (this.#levelOf(name) > maxFooterLevels) return failed("recursion", `more than ${maxFooterLevels} levels of footers`);
    const scope = new Map(values);
    for (const other of this.#othersIn(name)) {
      const { value, failure } = this.#outcome(other, values, known);
      if (failure !== undefined) return failed("depends_on_failed", `the footer ${other} failed`);
      scope.set(other, value);
    }
    return footer.evaluate(Object.fromEntries(scope));
  }

  /** 1 for a footer that names no other; infinite in a circle. */
  #levelOf(name: string): number {
    const known = this.#levels.get(name);
    if (known !== undefined) return known;
    this.#levels.set(name, Number.POSITIVE_INFINITY);
    const level = 1 + Math.max(0, ...this.#othersIn(name).map((other) => this.#levelOf(other)));
    this.#levels.set(name, level);
    return level;
  }

  #othersIn(name: string): string[] {
    const footer = this.#footers.get(name);
    const paths = footer?.kind === "ready" ? footer.dependencies : [];
    return [...new Set(paths.map((path) => path.split(".")[0] ?? ""))].filter((other) => this.#footers.has(other));
  }
}

function failed(code: string, detail: string): FooterOutcome {
  return { value: undefined, failure: { code, detail, line: 1, column: 1 } };
}
