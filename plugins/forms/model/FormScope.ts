import { asOperand } from "#core/decimal/asOperand.ts";
import { coerceValue } from "#core/elements/elementValue.ts";
import type { ExpressionScope } from "#sdk/capabilities/expressions.ts";
import type { ExpressionUser } from "#sdk/react/useExpressionUser.ts";
import type { FormConfig, FormElement } from "#sdk/wire.ts";
import { formFields, isSame, type FieldElement, type FormValues } from "./formFields.ts";

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
  readonly #withheld = new Set<string>();
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
    for (const name of this.#withheld) this.#values[name] = this.#left(name);
    const { user, params, isNew, row } = surroundings;
    const known = Object.entries(row).map(([name, value]) => [name, this.#coerced(name, value)]);
    this.#scope = { ...this.#values, values: this.#values, user, params, isNew, row: Object.fromEntries(known), value: null, field: null };
  }

  /** Takes a value over; whether it is another one than before. */
  set(name: string, raw: unknown): boolean {
    if (this.#raw.has(name) && Object.is(this.#raw.get(name), raw)) return false;
    this.#raw.set(name, raw);
    if (this.#withheld.has(name)) return false;
    this.#put(name, this.#coerced(name, raw));
    return true;
  }

  /** What is hidden is not sent (D68): its field counts as saving would leave it. Whether it is another value than before. */
  withhold(name: string, isHidden: boolean): boolean {
    if (this.#withheld.has(name) === isHidden) return false;
    if (isHidden) this.#withheld.add(name);
    else this.#withheld.delete(name);
    const before = this.#values[name];
    this.#put(name, isHidden ? this.#left(name) : this.#coerced(name, this.#raw.get(name)));
    return !isSame(before, this.#values[name]);
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

  #put(name: string, value: unknown): void {
    this.#values[name] = value;
    if (!(name in this.#surroundings) && !own.has(name)) this.#scope[name] = value;
  }

  /** What the record has in a field that is not sent. */
  #left(name: string): unknown {
    const { clearWhenHidden, defaultValue } = this.#fields.get(name) ?? {};
    const { isNew, row } = this.#surroundings;
    return this.#coerced(name, clearWhenHidden ? null : isNew ? defaultValue : row[name]);
  }

  #coerced(name: string, raw: unknown): unknown {
    const element = this.#fields.get(name);
    const coercion = element && coerceValue(element.type, raw);
    return asOperand(element?.type, (coercion?.ok ? coercion.value : raw) ?? null);
  }
}

const own: ReadonlySet<string> = new Set(["values", "value", "field"]);
