import rosetta, { type Rosetta } from "rosetta";
import type { Language } from "#core/languages.ts";
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
  readonly #project = new Map<string, Rosetta<Texts>>();
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

  setProject(language: string, texts: Texts): void {
    const before = this.projectTexts(language);
    if (keepEqual(before, texts) === before) return;
    this.#project.set(language, rosetta({ [language]: texts }));
    this.#revision += 1;
  }

  projectTexts(language: string): Texts {
    return this.#project.get(language)?.table(language) ?? none;
  }

  /** Undefined when no loaded language has the key. */
  text({ code, locale }: Language, key: string, params?: TextParams): string | undefined {
    return this.#projectText({ code, locale }, key, params) ?? this.#builtInText(locale, key, params) ?? this.#builtInText(defaultLocale, key, params);
  }

  #projectText({ code, locale }: Pick<Language, "code" | "locale">, key: string, params?: TextParams): string | undefined {
    const texts = this.projectTexts(code);
    const { formed, filling } = counted(texts, locale, { key, params });
    return Object.hasOwn(texts, formed) ? this.#project.get(code)?.t([formed], filling as Record<string, unknown>, code) : undefined;
  }

  #builtInText(locale: Locale, key: string, params?: TextParams): string | undefined {
    if (!this.has(locale)) return undefined;
    const { formed, filling } = counted(this.#builtIn.table(locale) ?? none, locale, { key, params });
    const text: unknown = this.#builtIn.t([formed], filling as Record<string, unknown>, locale);
    return typeof text === "string" && text !== "" ? text : undefined;
  }
}

/** Of a text with a count the form that goes with it, and the count as numbers are written. */
function counted(texts: Texts, locale: Locale, { key, params }: { key: string; params: TextParams | undefined }): { formed: string; filling?: TextParams | undefined } {
  const count = params !== undefined && "count" in params ? params.count : undefined;
  if (typeof count !== "number") return { formed: key, filling: params };
  const form = `${key}.${pluralForm(locale, count) ?? ""}`;
  return { formed: Object.hasOwn(texts, form) ? form : key, filling: { ...params, count: formatNumber(count) } };
}
