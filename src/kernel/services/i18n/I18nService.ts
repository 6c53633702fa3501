import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals-react";
import { directionOf, languageCode, languageOf, type Language } from "#core/languages.ts";
import { defaultLocale, isLocale, locales, type Locale } from "#core/locale.ts";
import type { WordSource } from "#core/wording/defineWords.ts";
import type { TextParams } from "#sdk/capabilities/i18n.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { Log } from "../log/Log.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { keepEqual } from "../state/keepEqual.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import { gatherWords } from "./gatherWords.ts";
import { resolveLanguage, type LanguageWishes } from "./resolveLanguage.ts";
import { dayOf, isStale, isTexts, readCachedLanguage, readCachedTexts, writeCachedTexts, type Texts } from "./translationCache.ts";
import { Wordings } from "./Wordings.ts";

export interface I18nServiceOptions {
  readonly storage: BrowserStorage;
  readonly log: Log;
  /** What kernel, kit and plugins say in a language. */
  readonly loadBuiltIn: (locale: Locale) => Promise<Texts>;
  /** The project's texts of a language, from the server. */
  readonly fetchTexts: (language: string) => Promise<Texts>;
  /** Keeps the user's language on the server, where there is a user. */
  readonly keep: (language: string) => Promise<void>;
  /** `locale` parameter of the address at the start: a choice, if the project offers that language. */
  readonly query?: string;
}

/** What the project and the user say of languages, once they are known. */
export type LanguageFacts = Pick<LanguageWishes, "user" | "projectDefault" | "offered" | "own"> & { readonly version?: string };

/** Language and wording of the document (spec §9 Languages, D51). */
export class I18nService {
  readonly #options: I18nServiceOptions;
  readonly #wordings = new Wordings();
  /** The wording's revision: what shows texts is drawn again when it has grown. */
  readonly #round = signal(0);
  readonly #language: Signal<Language>;
  readonly #facts = signal<LanguageFacts>({});

  /** The present language: one of the six, or one of the project's own. */
  readonly language: ReadonlySignal<Language>;
  /** The one of the six whose built-in wording it has. */
  readonly locale: ReadonlySignal<Locale>;
  /** The project's texts in the present language. */
  readonly texts: ReadonlySignal<Texts> = computed(() => {
    void this.#round.value;
    return this.#wordings.projectTexts(this.language.value.code);
  });
  /** What the project offers. */
  readonly languages: ReadonlySignal<readonly Language[]> = computed(() => {
    const { offered = [], own } = this.#facts.value;
    return offered.flatMap((code) => languageOf(code, own) ?? []);
  });
  /** Those of the six among them. */
  readonly locales: ReadonlySignal<readonly Locale[]> = computed(() => this.languages.value.map(({ code }) => code).filter(isLocale));

  readonly #late = new Map<WordSource, Promise<void>>();
  readonly #fetching = new Map<string, Promise<void>>();
  /** The address's language, shown until it is known whether the project offers it. */
  #asked: string | undefined;
  /** The address's language once it counts, until somebody is signed in whose it is. */
  #untold: string | undefined;
  /** The language asked for last: an earlier one whose wording arrives late is not shown. */
  #wanted = "";

  constructor(options: I18nServiceOptions) {
    this.#options = options;
    if (options.query !== undefined && languageCode.test(options.query)) this.#asked = options.query;
    this.#language = signal(this.#resolve());
    this.language = this.#language;
    this.locale = computed(() => this.#language.value.locale);
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
  async setLocale(code: string): Promise<void> {
    const { offered, own } = this.#facts.peek();
    const language = languageOf(code, own);
    if (!language || offered?.includes(code) === false) return;
    this.#asked = undefined;
    this.#untold = undefined;
    this.#options.storage.set(storageKeys.locale, code);
    await this.#show(language);
    await this.#keep(code);
  }

  /** Takes words that come late, with the code that says them, in the languages that are loaded and in those that will be. */
  async learnWords(words: WordSource): Promise<void> {
    const learning = this.#late.get(words) ?? this.#learnOnce(words);
    this.#late.set(words, learning);
    await learning.catch((failure: unknown) => {
      // Whoever asks again fetches them again.
      this.#late.delete(words);
      throw failure;
    });
  }

  async #learnOnce(words: WordSource): Promise<void> {
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
    return this.#wordings.text(this.language.value, key, params) ?? key;
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
    const asked = this.#untold;
    const { user } = this.#facts.peek();
    if (asked === undefined || user === undefined) return;
    this.#untold = undefined;
    // Another tab may have chosen meanwhile.
    if (user !== asked && this.#options.storage.get(storageKeys.locale) === asked) await this.#keep(asked);
  }

  async #keep(language: string): Promise<void> {
    await this.#options.keep(language).catch((failure: unknown) => this.#options.log.error(failure, { language }));
  }

  #resolve(): Language {
    const stored = this.#options.storage.get(storageKeys.locale);
    const facts = this.#facts.peek();
    const own = facts.own ?? [this.#asked, stored].flatMap((code) => readCachedLanguage(this.#options.storage, code) ?? []);
    return resolveLanguage({ query: this.#asked, stored, ...facts, own });
  }

  async #show(language: Language): Promise<void> {
    const { code, tag, locale } = language;
    this.#wanted = code;
    await Promise.all([this.#loadBuiltIn(locale), this.#loadBuiltIn(defaultLocale)]);
    if (this.#wanted !== code) return;
    const { storage } = this.#options;
    const cached = readCachedTexts(storage, code);
    if (cached) this.#wordings.setProject(code, cached.texts);
    showLanguage(tag);
    storage.set(storageKeys.shownLanguage, tag);
    batch(() => {
      this.#language.value = keepEqual(this.#language.peek(), language);
      this.#round.value = this.#wordings.revision;
    });
    const { version } = this.#facts.peek();
    // Before the project is known its version is not either; `learn` comes back here.
    if (version !== undefined && isStale(cached, dayOf(new Date()), version)) await this.#refetch(code, version);
  }

  async #loadBuiltIn(locale: Locale): Promise<void> {
    if (this.#wordings.has(locale)) return;
    try {
      const [builtIn, late] = await Promise.all([this.#options.loadBuiltIn(locale), gatherWords([...this.#late.keys()], locale)]);
      this.#wordings.addBuiltIn(locale, { ...builtIn, ...late });
    } catch (failure) {
      this.#options.log.error(failure, { locale });
    }
  }

  /** A caller that asks while the same texts are on their way waits for them. */
  async #refetch(code: string, version: string): Promise<void> {
    const key = `${code} ${version}`;
    const fetching = this.#fetching.get(key) ?? this.#fetch(code, version).finally(() => this.#fetching.delete(key));
    this.#fetching.set(key, fetching);
    await fetching;
  }

  async #fetch(code: string, version: string): Promise<void> {
    try {
      const texts: unknown = await this.#options.fetchTexts(code);
      if (!isTexts(texts)) throw new TypeError("translations that are not texts");
      const language = this.#facts.peek().own?.find((own) => own.code === code);
      writeCachedTexts(this.#options.storage, code, { fetchedOn: dayOf(new Date()), version, texts, ...(language && { language }) });
      this.#wordings.setProject(code, texts);
      this.#round.value = this.#wordings.revision;
    } catch (failure) {
      this.#options.log.error(failure, { language: code });
    }
  }
}

/** The same said again would have the browser find every element's style anew. */
function showLanguage(tag: string): void {
  const root = document.documentElement;
  if (root.lang !== tag) root.lang = tag;
  const direction = directionOf(tag);
  if ((root.dir || "ltr") !== direction) root.dir = direction;
}
