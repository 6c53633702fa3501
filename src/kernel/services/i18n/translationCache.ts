import { canonicalTag, languageCode, type OwnLanguage } from "#core/languages.ts";
import { isLocale } from "#core/locale.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { translationsKey } from "../storage/storageKeys.ts";

export type Texts = Readonly<Record<string, string>>;

export interface CachedTexts {
  /** Local day, `YYYY-MM-DD`. */
  readonly fetchedOn: string;
  /** The project's `translationsVersion` at that time. */
  readonly version: string;
  readonly texts: Texts;
  /** What the project said of a language of its own: it is shown before the project is asked. */
  readonly language?: OwnLanguage;
}

export function readCachedTexts(storage: BrowserStorage, code: string): CachedTexts | undefined {
  const cached = storage.getJson(translationsKey(code)) as Partial<CachedTexts> | undefined;
  const isWhole = typeof cached?.fetchedOn === "string" && typeof cached.version === "string" && isTexts(cached.texts);
  return isWhole ? (cached as CachedTexts) : undefined;
}

export function writeCachedTexts(storage: BrowserStorage, code: string, cached: CachedTexts): void {
  storage.setJson(translationsKey(code), cached);
}

/** The project's own language of that code, as far as this browser has shown it before. */
export function readCachedLanguage(storage: BrowserStorage, code: string | undefined): OwnLanguage | undefined {
  if (code === undefined || !languageCode.test(code) || isLocale(code)) return undefined;
  const language: Partial<OwnLanguage> | undefined = readCachedTexts(storage, code)?.language;
  const isWhole = language?.code === code && typeof language.name === "string" && canonicalTag(language.tag ?? "") !== undefined && isLocale(language.fallback);
  return isWhole ? (language as OwnLanguage) : undefined;
}

/** Absent, from an earlier day (spec §7), or of another version (D51). */
export function isStale(cached: CachedTexts | undefined, today: string, version: string | undefined): boolean {
  return !cached || cached.fetchedOn < today || (version !== undefined && cached.version !== version);
}

export function dayOf(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every((text) => typeof text === "string");
