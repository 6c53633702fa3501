import { languageOf, type Language, type OwnLanguage } from "#core/languages.ts";
import { defaultLocale } from "#core/locale.ts";

export interface LanguageWishes {
  /** `locale` parameter of the address. */
  readonly query?: string;
  readonly stored?: string;
  /** What the server keeps for the signed-in user. */
  readonly user?: string | null;
  readonly projectDefault?: string;
  /** What the project offers; all, while it is not known. */
  readonly offered?: readonly string[];
  /** Languages of the project's own, as far as they are known. */
  readonly own?: readonly OwnLanguage[];
}

/** The language: address, storage, user, project, `uz`, the first of them that the project offers (spec §9). */
export function resolveLanguage({ query, stored, user, projectDefault, offered, own }: LanguageWishes): Language {
  const known = (codes: readonly unknown[]): Language[] => codes.flatMap((code) => languageOf(code, own) ?? []);
  const [found] = known([query, stored, user, projectDefault]).filter(({ code }) => offered?.includes(code) ?? true);
  return found ?? known([...(offered ?? []), defaultLocale])[0] ?? languageOf(defaultLocale) as Language;
}
