import { asOperand } from "#core/decimal/asOperand.ts";
import { coerceValue } from "#core/elements/elementValue.ts";
import type { ExpressionScope } from "#sdk/capabilities/expressions.ts";
import type { ExpressionUser } from "#sdk/react/useExpressionUser.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import { formFields, type FieldElement, type FormValues } from "./formFields.ts";

/** What an expression sees besides the form's own values. */
export interface FormSurroundings {
  readonly user: ExpressionUser;
  /** The route's query. */
  readonly params: Readonly<Record<string, string>>;
  readonly isNew: boolean;
  /** The record as the server has it; empty for a new one. */
  readonly row: FormValues;
}

/**
 * What a form's expressions see (docs/expressions.md): values as they would be saved, so that the server
 * comes to the same result. One object that follows the form: with 2,000 fields a copy for each key would be felt.
 */
export class FormScope {
  readonly #fields: ReadonlyMap<string, FieldElement>;
  readonly #raw = new Map<string, unknown>();
  readonly #values: FormValues = {};
  #surroundings: FormSurroundings;
  /** Values by name; what else there is comes after them and so before them. */
  #scope: Record<string, unknown> = {};

  constructor(config: FormConfig, surroundings: FormSurroundings) {
    this.#fields = new Map(formFields(config.elements).map((element) => [element.dataField, element]));
    this.#surroundings = surroundings;
    this.surround(surroundings);
  }

  surround(surroundings: FormSurroundings): void {
    this.#surroundings = surroundings;
    const { user, params, isNew, row } = surroundings;
    const known = Object.entries(row).map(([name, value]) => [name, this.#coerced(name, value)]);
    this.#scope = { ...this.#values, values: this.#values, user, params, isNew, row: Object.fromEntries(known), value: null, field: null };
  }

  /** Takes a value over; whether it is another one than before. */
  set(name: string, raw: unknown): boolean {
    if (this.#raw.has(name) && Object.is(this.#raw.get(name), raw)) return false;
    this.#raw.set(name, raw);
    this.#values[name] = this.#coerced(name, raw);
    if (!(name in this.#surroundings) && !own.has(name)) this.#scope[name] = this.#values[name];
    return true;
  }

  /** The scope of one element; it holds until the next call. */
  of({ dataField }: Pick<FormElement, "dataField">): ExpressionScope {
    this.#scope["value"] = dataField ? (this.#values[dataField] ?? null) : null;
    this.#scope["field"] = dataField;
    return this.#scope;
  }

  /** The same to keep, for what answers later. */
  copyOf(element: FormElement): ExpressionScope {
    return { ...this.of(element), values: { ...this.#values } };
  }

  #coerced(name: string, raw: unknown): unknown {
    const element = this.#fields.get(name);
    const coercion = element && coerceValue(element.type, raw);
    return asOperand(element?.type, (coercion?.ok ? coercion.value : raw) ?? null);
  }
}

const own: ReadonlySet<string> = new Set(["values", "value", "field"]);
