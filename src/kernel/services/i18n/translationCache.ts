import type { Locale } from "#core/locale.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { translationsKey } from "../storage/storageKeys.ts";

export type Texts = Readonly<Record<string, string>>;

export interface CachedTexts {
  /** Local day, `YYYY-MM-DD`. */
  readonly fetchedOn: string;
  /** The project's `translationsVersion` at that time. */
  readonly version: string;
  readonly texts: Texts;
}

export function readCachedTexts(storage: BrowserStorage, locale: Locale): CachedTexts | undefined {
  const cached = storage.getJson(translationsKey(locale)) as Partial<CachedTexts> | undefined;
  const isWhole = typeof cached?.fetchedOn === "string" && typeof cached.version === "string" && isTexts(cached.texts);
  return isWhole ? (cached as CachedTexts) : undefined;
}

export function writeCachedTexts(storage: BrowserStorage, locale: Locale, cached: CachedTexts): void {
  storage.setJson(translationsKey(locale), cached);
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
