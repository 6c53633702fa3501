import type { Language } from "#core/languages.ts";
import type { Locale } from "#core/locale.ts";
import type { WordSource } from "#core/wording/defineWords.ts";
import type { Readable } from "../plugin/Readable.ts";
import type { GuestMembers } from "./guestMembers.ts";

export type TextParams = Readonly<Record<string, string | number>> | readonly (string | number)[];

/**
 * Language and wording (spec §9 Languages, D51).
 *
 * Guests: everything but `setLocale` and `learn`; `t` reads the project's own translations.
 * @since 1.0.0
 * @example const heard = i18n.locale.subscribe((locale) => redraw(i18n.t("greeting"), locale));
 */
export interface I18nCapability {
  /** The one of the six languages whose built-in wording is shown; of a language of the project's own its fall-back. */
  readonly locale: Readable<Locale>;
  /** The present language: one of the six, or one of the project's own. */
  readonly language: Readable<Language>;
  /** Languages that the project offers. */
  readonly languages: Readable<readonly Language[]>;
  /** Those of the six among them. */
  readonly locales: Readable<readonly Locale[]>;
  /** Text of a key in the present language; a missing key falls back to the built-in text, then to the key. */
  t(key: string, params?: TextParams): string;
  /** The project's own translations in the present language, key → text; a sandbox reads `t` from this mirror. */
  readonly texts: Readable<Readonly<Record<string, string>>>;
  /**
   * Takes words that come with the code that says them, in this language and in those that are chosen later; from then on {@link t}
   * says them, and the project can say them otherwise. Not for guests.
   * @example await i18n.learn(dialogWords); i18n.t("dialog.title");
   */
  learn(words: WordSource): Promise<void>;
  /** Chooses a language by its code; one that the project does not offer changes nothing. */
  setLocale(code: string): Promise<void>;
  /** IANA name of the project's time zone (D55). */
  readonly timeZone: Readable<string>;
}

/** What of it code in a sandbox may be granted. */
export const i18nForGuests = {
  methods: [],
  mirrors: ["locale", "language", "languages", "locales", "timeZone", "texts"],
  subscriptions: [],
} as const satisfies GuestMembers<I18nCapability>;
