import { batch, computed, signal, type ReadonlySignal } from "@preact/signals-react";
import { defaultLocale, isLocale, localeInfo, locales, type Locale } from "#core/locale.ts";
import type { WordSource } from "#core/wording/defineWords.ts";
import type { TextParams } from "#sdk/capabilities/i18n.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { Log } from "../log/Log.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { gatherWords } from "./gatherWords.ts";
import { resolveLocale, type LocaleWishes } from "./resolveLocale.ts";
import { dayOf, isStale, isTexts, readCachedTexts, writeCachedTexts, type Texts } from "./translationCache.ts";
import { Wordings } from "./Wordings.ts";

export interface I18nServiceOptions {
  readonly storage: BrowserStorage;
  readonly log: Log;
  /** What kernel, kit and plugins say in a language. */
  readonly loadBuiltIn: (locale: Locale) => Promise<Texts>;
  /** The project's texts of a language, from the server. */
  readonly fetchTexts: (locale: Locale) => Promise<Texts>;
  /** Keeps the user's language on the server, where there is a user. */
  readonly keep: (locale: Locale) => Promise<void>;
  /** `locale` parameter of the address at the start: a choice, if the project offers that language. */
  readonly query?: string;
}

/** What the project and the user say of languages, once they are known. */
export type LanguageFacts = Pick<LocaleWishes, "user" | "projectDefault" | "offered"> & { readonly version?: string };

/** Language and wording of the document (spec §9 Languages, D51). */
export class I18nService {
  readonly #options: I18nServiceOptions;
  readonly #wordings = new Wordings();
  /** The wording's revision: what shows texts is drawn again when it has grown. */
  readonly #round = signal(0);
  readonly #locale = signal<Locale>("uz");
  readonly #facts = signal<LanguageFacts>({});

  readonly locale: ReadonlySignal<Locale> = this.#locale;
  /** The project's texts in the present language. */
  readonly texts: ReadonlySignal<Texts> = computed(() => {
    void this.#round.value;
    return this.#wordings.projectTexts(this.#locale.value);
  });
  readonly locales: ReadonlySignal<readonly Locale[]> = computed(() => (this.#facts.value.offered ?? []).filter(isLocale));

  readonly #late = new Set<WordSource>();
  readonly #fetching = new Map<string, Promise<void>>();
  /** The address's language, shown until it is known whether the project offers it. */
  #asked: Locale | undefined;
  /** The address's language once it counts, until somebody is signed in whose it is. */
  #untold: Locale | undefined;
  /** The language asked for last: an earlier one whose wording arrives late is not shown. */
  #wanted: Locale = defaultLocale;

  constructor(options: I18nServiceOptions) {
    this.#options = options;
    if (isLocale(options.query)) this.#asked = options.query;
    this.#locale.value = this.#resolve();
  }

  /** Loads the language that is known so far; its project texts come from the cache, or later. */
  async start(): Promise<void> {
    await this.#show(this.#resolve());
  }

  /** Takes what project and user say, and changes the language and refetches texts where that follows. */
  async learn(facts: LanguageFacts): Promise<void> {
    this.#facts.value = { ...this.#facts.peek(), ...facts };
    this.#takeAsked();
    await Promise.all([this.#show(this.#resolve()), this.#tellAsked()]);
  }

  /** A language that does not exist, or that the project does not offer, changes nothing. */
  async setLocale(locale: Locale): Promise<void> {
    const { offered } = this.#facts.peek();
    if (!isLocale(locale) || offered?.includes(locale) === false) return;
    this.#asked = undefined;
    this.#untold = undefined;
    this.#options.storage.set(storageKeys.locale, locale);
    await this.#show(locale);
    await this.#keep(locale);
  }

  /** Takes words that come late, with the code that says them, in the languages that are loaded and in those that will be. */
  async learnWords(words: WordSource): Promise<void> {
    if (this.#late.has(words)) return;
    this.#late.add(words);
    const known = locales.filter((locale) => this.#wordings.has(locale));
    await Promise.all(known.map(async (locale) => this.#wordings.addBuiltIn(locale, await words(locale))));
    this.#round.value = this.#wordings.revision;
  }

  /** Follows the language that is chosen in another tab. */
  followOtherTabs(): Disposable {
    return this.#options.storage.onOtherTab((key) => {
      if (key === undefined || key === storageKeys.locale) void this.#show(this.#resolve());
    });
  }

  t(key: string, params?: TextParams): string {
    // Read, so that whoever draws this text follows its changes.
    void this.#round.value;
    return this.#wordings.text(this.#locale.value, key, params) ?? key;
  }

  #takeAsked(): void {
    const { offered } = this.#facts.peek();
    if (offered === undefined || this.#asked === undefined) return;
    if (offered.includes(this.#asked)) {
      this.#options.storage.set(storageKeys.locale, this.#asked);
      this.#untold = this.#asked;
    }
    this.#asked = undefined;
  }

  async #tellAsked(): Promise<void> {
    const locale = this.#untold;
    const { user } = this.#facts.peek();
    if (locale === undefined || user === undefined) return;
    this.#untold = undefined;
    // Another tab may have chosen meanwhile.
    if (user !== locale && this.#options.storage.get(storageKeys.locale) === locale) await this.#keep(locale);
  }

  async #keep(locale: Locale): Promise<void> {
    await this.#options.keep(locale).catch((failure: unknown) => this.#options.log.error(failure, { locale }));
  }

  #resolve(): Locale {
    return resolveLocale({ query: this.#asked, stored: this.#options.storage.get(storageKeys.locale), ...this.#facts.peek() });
  }

  async #show(locale: Locale): Promise<void> {
    this.#wanted = locale;
    await Promise.all([this.#loadBuiltIn(locale), this.#loadBuiltIn(defaultLocale)]);
    if (this.#wanted !== locale) return;
    const { storage } = this.#options;
    const cached = readCachedTexts(storage, locale);
    if (cached) this.#wordings.setProject(locale, cached.texts);
    const { tag } = localeInfo[locale];
    // The same language said again would have the browser find every element's style anew.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
    storage.set(storageKeys.shownLanguage, tag);
    batch(() => {
      this.#locale.value = locale;
      this.#round.value = this.#wordings.revision;
    });
    const { version } = this.#facts.peek();
    // Before the project is known its version is not either; `learn` comes back here.
    if (version !== undefined && isStale(cached, dayOf(new Date()), version)) await this.#refetch(locale, version);
  }

  async #loadBuiltIn(locale: Locale): Promise<void> {
    if (this.#wordings.has(locale)) return;
    try {
      const [builtIn, late] = await Promise.all([this.#options.loadBuiltIn(locale), gatherWords([...this.#late], locale)]);
      this.#wordings.addBuiltIn(locale, { ...builtIn, ...late });
    } catch (failure) {
      this.#options.log.error(failure, { locale });
    }
  }

  /** A caller that asks while the same texts are on their way waits for them. */
  async #refetch(locale: Locale, version: string): Promise<void> {
    const key = `${locale} ${version}`;
    const fetching = this.#fetching.get(key) ?? this.#fetch(locale, version).finally(() => this.#fetching.delete(key));
    this.#fetching.set(key, fetching);
    await fetching;
  }

  async #fetch(locale: Locale, version: string): Promise<void> {
    try {
      const texts: unknown = await this.#options.fetchTexts(locale);
      if (!isTexts(texts)) throw new TypeError("translations that are not texts");
      writeCachedTexts(this.#options.storage, locale, { fetchedOn: dayOf(new Date()), version, texts });
      this.#wordings.setProject(locale, texts);
      this.#round.value = this.#wordings.revision;
    } catch (failure) {
      this.#options.log.error(failure, { locale });
    }
  }
}
