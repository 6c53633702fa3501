import rosetta, { type Rosetta } from "rosetta";
import { defaultLocale, type Locale } from "#core/locale.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import { pluralForm } from "#core/format/pluralForm.ts";
import type { TextParams } from "#sdk/capabilities/i18n.ts";
import { keepEqual } from "../state/keepEqual.ts";
import type { Texts } from "./translationCache.ts";

const none: Texts = {};

/**
 * The texts of all languages that are loaded: the project's translations over the built-in wording (spec §8: a missing
 * key falls back to the built-in text).
 */
export class Wordings {
  readonly #builtIn: Rosetta<Texts> = rosetta<Texts>();
  readonly #project = new Map<Locale, Rosetta<Texts>>();
  #revision = 0;

  /** Grows whenever a text is another than before. */
  get revision(): number {
    return this.#revision;
  }

  has(locale: Locale): boolean {
    return this.#builtIn.table(locale) !== undefined;
  }

  addBuiltIn(locale: Locale, wording: Texts): void {
    this.#builtIn.set(locale, wording);
    this.#revision += 1;
  }

  setProject(locale: Locale, texts: Texts): void {
    const before = this.projectTexts(locale);
    if (keepEqual(before, texts) === before) return;
    this.#project.set(locale, rosetta({ [locale]: texts }));
    this.#revision += 1;
  }

  projectTexts(locale: Locale): Texts {
    return this.#project.get(locale)?.table(locale) ?? none;
  }

  /** Undefined when no loaded language has the key. */
  text(locale: Locale, key: string, params?: TextParams): string | undefined {
    const project = this.#project.get(locale);
    if (project && Object.hasOwn(this.projectTexts(locale), key)) return project.t([key], params as Record<string, unknown>, locale);
    return this.#builtInText(locale, key, params) ?? this.#builtInText(defaultLocale, key, params);
  }

  #builtInText(locale: Locale, key: string, params?: TextParams): string | undefined {
    if (!this.has(locale)) return undefined;
    const { formed, filling } = this.#counted(locale, key, params);
    const text: unknown = this.#builtIn.t([formed], filling as Record<string, unknown>, locale);
    return typeof text === "string" && text !== "" ? text : undefined;
  }

  /** Of a text with a count the form that goes with it, and the count as numbers are written. */
  #counted(locale: Locale, key: string, params?: TextParams): { formed: string; filling?: TextParams } {
    const count = params !== undefined && "count" in params ? params.count : undefined;
    if (typeof count !== "number") return { formed: key, filling: params };
    const form = `${key}.${pluralForm(locale, count) ?? ""}`;
    const isFormed = Object.hasOwn(this.#builtIn.table(locale) ?? none, form);
    return { formed: isFormed ? form : key, filling: { ...params, count: formatNumber(count) } };
  }
}
