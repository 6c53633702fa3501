import type { ResolverResult } from "react-hook-form";
import type { Locale } from "#core/locale.ts";
import { checkField } from "./checkField.ts";
import type { FormConditions } from "./FormConditions.ts";
import type { FormWork } from "./FormWork.ts";
import { fieldsByName, type FieldElement, type FormValues } from "./formFields.ts";

/** What the checks of a form depend on besides its values. */
export interface FormChecksSetting {
  readonly fields: readonly FieldElement[];
  readonly conditions: FormConditions;
  readonly work: FormWork;
  readonly isNew: boolean;
  /** Who may not save is asked for nothing. */
  readonly canSave: boolean;
  readonly locale: Locale;
  readonly timeZone: string;
  /** Translations of the project. */
  readonly t: (text: string) => string;
}

/** The checks of all fields of a form, whether they are drawn at present or not. */
export class FormChecks {
  readonly #setting: FormChecksSetting;
  readonly #elements: ReadonlyMap<string, readonly FieldElement[]>;

  constructor(setting: FormChecksSetting) {
    this.#setting = setting;
    this.#elements = fieldsByName(setting.fields);
  }

  /** Whether the element is shown by its conditions: nothing is demanded of another, and it is not sent. */
  isPresent(id: string): boolean {
    return this.#setting.conditions.isPresent(id);
  }

  /** What is wrong with the value of an element, as far as it is known at once. */
  problemsOf(element: FieldElement, value: unknown): string[] {
    const { conditions, work, isNew, locale, timeZone, t } = this.#setting;
    // What it will hold is not known yet.
    if (work.isRunningIn(element.dataField)) return [];
    const problem = work.problemOf(element.dataField);
    if (problem !== undefined) return [t(problem)];
    const message = conditions.message(element, value);
    // A text of the project's: it is its own key among the translations.
    return checkField(element, value, { isNew, locale, timeZone, customMessage: message && t(message) });
  }

  /** Checks the named fields, as react-hook-form asks for it. */
  async resolve(values: FormValues, names: readonly string[]): Promise<ResolverResult<FormValues>> {
    const checked = await Promise.all(names.map(async (name) => [name, await this.#problems(name, values[name])] as const));
    const wrong = checked.filter(([, problems]) => problems.length > 0);
    if (wrong.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(wrong.map(([name, problems]) => [name, { type: "check", message: problems.join("\n") }])) };
  }

  /** Several elements may be over one field; those that are not shown demand nothing (spec §4). */
  async #problems(name: string, value: unknown): Promise<string[]> {
    const { canSave, conditions } = this.#setting;
    const asked = canSave ? (this.#elements.get(name) ?? []).filter(({ id }) => conditions.isPresent(id)) : [];
    for (const element of asked) await conditions.settled(element, value);
    return asked.flatMap((element) => this.problemsOf(element, value));
  }
}
