import type { Evaluate, NodeOf, Scope } from "../types.ts";
import { fail } from "../values/ExpressionError.ts";
import { isForbiddenName, readOwn } from "../values/readProperty.ts";
import { currentTurn } from "../values/workLimit.ts";

/** What a name stood for in the evaluation of that number. */
interface NameValue {
  turn: number;
  value: unknown;
}

/** The names of one expression: each is read of the scope once in an evaluation, however often it occurs. */
export class NameReader {
  readonly #values = new Map<string, NameValue>();

  compile({ name, ...site }: NodeOf<"name">): Evaluate {
    if (isForbiddenName(name)) return () => fail(site, "forbidden_name", `${name} cannot be read`);
    const known = this.#valueOf(name);
    return (scope: Scope) => {
      if (known.turn === currentTurn()) return known.value;
      known.value = readOwn(scope, name, site);
      known.turn = currentTurn();
      return known.value;
    };
  }

  #valueOf(name: string): NameValue {
    const value = this.#values.get(name) ?? { turn: 0, value: undefined };
    this.#values.set(name, value);
    return value;
  }
}
