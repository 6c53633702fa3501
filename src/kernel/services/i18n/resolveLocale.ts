import { defaultLocale, isLocale, type Locale } from "#core/locale.ts";

export interface LocaleWishes {
  /** `locale` parameter of the address. */
  readonly query?: string;
  readonly stored?: string;
  /** What the server keeps for the signed-in user. */
  readonly user?: string | null;
  readonly projectDefault?: string;
  /** What the project offers; all, while it is not known. */
  readonly offered?: readonly string[];
}

/** The language: address, storage, user, project, `uz`, the first of them that the project offers (spec §9). */
export function resolveLocale(wishes: LocaleWishes): Locale {
  const isOffered = (locale: Locale): boolean => wishes.offered?.includes(locale) ?? true;
  const wanted = [wishes.query, wishes.stored, wishes.user, wishes.projectDefault].filter(isLocale);
  return wanted.find(isOffered) ?? wishes.offered?.find(isLocale) ?? defaultLocale;
}
