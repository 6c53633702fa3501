import { coerceValue } from "#core/elements/elementValue.ts";
import type { Expression, ExpressionScope } from "#sdk/capabilities/expressions.ts";
import type { FormConfig } from "#sdk/wire.ts";
import type { FormExpressions } from "./formExpressions.ts";
import { formFields, type FieldElement } from "./formFields.ts";

interface Awaited {
  readonly element: FieldElement;
  readonly expression: Expression<"defaultValue">;
}

interface DefaultsOptions {
  readonly config: FormConfig;
  readonly expressions: FormExpressions;
  readonly scopeOf: (element: FieldElement) => ExpressionScope;
  /** Whether a person has been at the field, or something stands in it. */
  readonly isTaken: (element: FieldElement) => boolean;
  readonly fill: (name: string, value: unknown) => void;
}

/**
 * Defaults of a new record that are expressions. Each fills its element once, as soon as it answers something, and never one that
 * a person was at: what was cleared stays empty. One that fails leaves its element empty.
 */
export class FormDefaults {
  readonly #awaited: Map<string, Awaited>;
  readonly #options: DefaultsOptions;

  constructor(options: DefaultsOptions) {
    this.#options = options;
    const all = formFields(options.config.elements).flatMap((element) => {
      const expression = options.expressions.defaults.get(element.id);
      return expression ? [[element.dataField, { element, expression }] as const] : [];
    });
    this.#awaited = new Map(all);
  }

  /** Asks them all; programs too, whose answers come later. */
  start(): void {
    for (const one of this.#awaited.values()) {
      if (!one.expression.isProgram) this.#answer(one, one.expression.evaluate(this.#options.scopeOf(one.element)));
      else void one.expression.evaluateAll([this.#options.scopeOf(one.element)]).then(([value]) => this.#answer(one, value));
    }
  }

  /** The field has another value: it is a person's now, and what reads it is asked again. */
  follow(name: string): void {
    this.#awaited.delete(name);
    for (const one of [...this.#awaited.values()]) {
      if (reads(one.expression, name)) this.#answer(one, one.expression.evaluate(this.#options.scopeOf(one.element)));
    }
  }

  #answer({ element }: Awaited, value: unknown): void {
    const { dataField, type } = element;
    if (!this.#awaited.has(dataField)) return;
    if (this.#options.isTaken(element)) return void this.#awaited.delete(dataField);
    const coercion = coerceValue(type, value);
    if (!coercion.ok || coercion.value === null || coercion.value === "") return;
    this.#awaited.delete(dataField);
    this.#options.fill(dataField, coercion.value);
  }
}

const reads = ({ dependencies }: Expression<"defaultValue">, name: string): boolean =>
  dependencies.some((path) => [name, `values.${name}`].some((field) => path === field || path === "values" || path.startsWith(`${field}.`)));
