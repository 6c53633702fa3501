// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Locale } from "#core/locale.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import type { Texts, WordSource } from "#core/wording/defineWords.ts";
import { createLog } from "../log/Log.ts";
import { BrowserStorage } from "../storage/BrowserStorage.ts";
import { I18nService, type I18nServiceOptions } from "./I18nService.ts";
import { resolveLanguage, type LanguageWishes } from "./resolveLanguage.ts";
import { dayOf, isStale, readCachedTexts } from "./translationCache.ts";

const quiet = createLog("test", { warn: () => undefined, error: () => undefined });
const builtIn: Partial<Record<Locale, Texts>> = {
  uz: { "tables.empty": "Жадвалда маълумот йўқ", "tables.rows": "{{0}} та ёзув", "tables.onlyUz": "фақат", hello: "Салом, {{name}}!" },
  en: { "tables.empty": "The table is empty", "tables.rows": "{{0}} rows", hello: "Hello, {{name}}!" },
};

interface Made {
  readonly i18n: I18nService;
  readonly fetched: string[];
  readonly kept: string[];
}

function make(more: Partial<I18nServiceOptions> = {}): Made {
  const fetched: string[] = [];
  const kept: string[] = [];
  const i18n = new I18nService({
    storage: new BrowserStorage(),
    log: quiet,
    loadBuiltIn: async (locale) => await Promise.resolve(builtIn[locale] ?? {}),
    fetchTexts: async (locale) => {
      fetched.push(locale);
      return await Promise.resolve({ "tables.empty": `project ${locale}`, "Ҳудуд. Номи": "Region {{0}}" });
    },
    keep: async (locale) => void kept.push(await Promise.resolve(locale)),
    ...more,
  });
  return { i18n, fetched, kept };
}

const resolveLocale = (wishes: LanguageWishes): string => resolveLanguage(wishes).code;
const facts = { offered: ["uz", "en"], projectDefault: "uz", version: "7" };

describe("languages and wording", () => {
  beforeEach(() => localStorage.clear());

  it("K60 the language is that of the address, the storage, the user, the project, uz, as far as it is offered", () => {
    const wishes = { query: "en", stored: "ru", user: "la", projectDefault: "qq" };
    expect(resolveLocale(wishes)).toBe("en");
    expect(resolveLocale({ ...wishes, query: undefined })).toBe("ru");
    expect(resolveLocale({ ...wishes, query: "xx", stored: "<b>" })).toBe("la");
    expect(resolveLocale({ ...wishes, offered: ["qq", "la"] })).toBe("la");
    expect(resolveLocale({ projectDefault: "qq" })).toBe("qq");
    expect(resolveLocale({})).toBe("uz");
  });

  it("K61 a project's text comes before the built-in one; a missing key falls back to it, and then to the key", async () => {
    const { i18n } = make();
    await i18n.start();
    expect(i18n.t("tables.empty")).toBe("Жадвалда маълумот йўқ");
    await i18n.learn(facts);
    expect(i18n.t("tables.empty")).toBe("project uz");
    expect(i18n.t("tables.rows", [12])).toBe("12 та ёзув");
    expect(i18n.t("hello", { name: "{{name}} <b>" })).toBe("Салом, {{name}} <b>!");
    expect(i18n.t("Ҳудуд. Номи", ["5"])).toBe("Region 5");
    expect([i18n.t("no.such.key"), i18n.t("tables"), i18n.t("constructor")]).toEqual(["no.such.key", "tables", "constructor"]);
    await i18n.setLocale("en");
    expect([i18n.t("tables.rows", ["3"]), i18n.t("tables.onlyUz")]).toEqual(["3 rows", "фақат"]);
  });

  it("K720 words that come with a plugin's code are said in the language that is shown and in those that are chosen later", async () => {
    const { i18n } = make();
    await i18n.start();
    await i18n.learn(facts);
    const late: WordSource = async (locale) => await Promise.resolve({ "late.word": `late ${locale}` });
    await Promise.all([i18n.learnWords(late), i18n.learnWords(late)]);
    expect([i18n.t("late.word"), i18n.t("tables.onlyUz")]).toEqual(["late uz", "фақат"]);
    await i18n.setLocale("en");
    expect(i18n.t("late.word")).toBe("late en");
  });

  it("UI946 the project says words that come late otherwise, and who asks for them twice has them both times", async () => {
    const { i18n } = make();
    await i18n.start();
    await i18n.learn(facts);
    let give = (): void => undefined;
    const coming = new Promise<void>((resolve) => (give = resolve));
    const late: WordSource = async (locale) => {
      await coming;
      return { "tables.empty": `late ${locale}`, "late.word": "сўз" };
    };
    const both = Promise.all([i18n.learnWords(late), i18n.learnWords(late).then(() => i18n.t("late.word"))]);
    give();
    expect([(await both)[1], i18n.t("tables.empty")]).toEqual(["сўз", "project uz"]);
    const failing: WordSource = vi.fn(async () => await Promise.reject(new Error("away")));
    await expect(i18n.learnWords(failing)).rejects.toThrow("away");
    await expect(i18n.learnWords(failing)).rejects.toThrow("away");
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it("K62 translations are fetched when there are none, when they are of an earlier day, and when their version changed", async () => {
    const today = dayOf(new Date());
    const cached = { fetchedOn: "2026-11-20", version: "7", texts: {} };
    expect(isStale(undefined, "2026-11-20", "7")).toBe(true);
    expect(isStale(cached, "2026-11-20", "7")).toBe(false);
    expect(isStale(cached, "2026-11-21", "7")).toBe(true);
    expect(isStale(cached, "2026-11-20", "8")).toBe(true);
    const { i18n, fetched } = make();
    await i18n.learn(facts);
    await i18n.learn(facts);
    expect(fetched).toEqual(["uz"]);
    await i18n.learn({ version: "8" });
    expect(fetched).toEqual(["uz", "uz"]);
    expect(readCachedTexts(new BrowserStorage(), "uz")).toMatchObject({ fetchedOn: today, version: "8" });
    localStorage.setItem("platon_translations_uz", '{"texts":{"a":1}}');
    expect(readCachedTexts(new BrowserStorage(), "uz")).toBeUndefined();
  });

  it("K962 a language of the project's own says the project's texts, forms of counts among them, else the wording of its fall-back", async () => {
    const own = [{ code: "kk", name: "Қазақша", tag: "kk", fallback: "en" }, { code: "prs", name: "دری", tag: "fa-AF", fallback: "en" }] as const;
    const counted = { "tables.empty": "Кесте бос", "tables.left.one": "{{count}} қалды", "tables.left.other": "{{count}} қалды!" };
    const { i18n, kept } = make({ fetchTexts: async (language) => await Promise.resolve<Texts>(language === "kk" ? counted : {}) });
    await i18n.setLocale("kk");
    await i18n.learn({ ...facts, offered: ["uz", "en", "kk", "prs"], own });
    expect(i18n.languages.value.map(({ name }) => name)).toEqual(["Ўзбекча", "English", "Қазақша", "دری"]);
    await i18n.setLocale("kk");
    expect([i18n.locale.value, i18n.language.value.code, document.documentElement.lang, localStorage.getItem("platon_locale"), kept]).toEqual(["en", "kk", "kk", "kk", ["kk"]]);
    expect([i18n.t("tables.empty"), i18n.t("hello", { name: "A" }), i18n.t("tables.left", { count: 1 }), i18n.t("tables.left", { count: 1200 })])
      .toEqual(["Кесте бос", "Hello, A!", "1 қалды", `${formatNumber(1200)} қалды!`]);
    await i18n.setLocale("prs");
    expect([document.documentElement.dir, i18n.t("tables.empty")]).toEqual(["rtl", "The table is empty"]);
    await i18n.setLocale("uz");
    expect(document.documentElement.dir).toBe("ltr");
  });

  it("K964 a language of the project's own that was shown before is shown again before the project is known, and not when it is gone", async () => {
    const own = [{ code: "kk", name: "Қазақша", tag: "kk", fallback: "en" }] as const;
    const before = make().i18n;
    await before.learn({ ...facts, offered: ["uz", "kk"], own });
    await before.setLocale("kk");
    const { i18n } = make();
    await i18n.start();
    expect([i18n.language.value.code, i18n.t("tables.empty"), i18n.t("hello", { name: "A" })]).toEqual(["kk", "project kk", "Hello, A!"]);
    await i18n.learn({ ...facts, own: [] });
    expect(i18n.language.value.code).toBe("uz");
  });

  it("K63 a chosen language is stored, told to the server and to the document as a BCP-47 tag", async () => {
    const { i18n, kept } = make();
    await i18n.learn(facts);
    expect(document.documentElement.lang).toBe("uz-Cyrl");
    await i18n.setLocale("en");
    expect([document.documentElement.lang, localStorage.getItem("platon_locale"), kept]).toEqual(["en", "en", ["en"]]);
  });

  it("K418 the language that the document has already is not said to it again", async () => {
    const { i18n } = make();
    await i18n.learn(facts);
    const changed: (string | null)[] = [];
    const watched = new MutationObserver((records) => changed.push(...records.map(({ attributeName }) => attributeName)));
    watched.observe(document.documentElement, { attributes: true });
    await i18n.learn({ ...facts, user: "uz" });
    await i18n.setLocale("en");
    // Told of by a microtask of its own.
    await Promise.resolve();
    expect(changed).toEqual(["lang"]);
    watched.disconnect();
  });

  it("K304 a language that is not ours, or that the project does not offer, is not taken", async () => {
    localStorage.setItem("platon_locale", "en");
    const { i18n, kept } = make({ query: "<img src=x>" });
    expect(localStorage.getItem("platon_locale")).toBe("en");
    await i18n.learn(facts);
    for (const wish of ["xx", "ru", "__proto__", ""]) await i18n.setLocale(wish as Locale);
    expect([i18n.locale.value, localStorage.getItem("platon_locale"), kept]).toEqual(["en", "en", []]);
  });

  it("K304 a language of ours that the project does not offer replaces nothing that is stored", async () => {
    localStorage.setItem("platon_locale", "en");
    const { i18n, kept } = make({ query: "ru" });
    await i18n.start();
    await i18n.learn({ ...facts, user: "uz" });
    expect([i18n.locale.value, localStorage.getItem("platon_locale"), kept]).toEqual(["en", "en", []]);
  });

  it("K460 the address's language is shown at once, and stored and told once the project is known to offer it", async () => {
    localStorage.setItem("platon_locale", "uz");
    const { i18n, kept } = make({ query: "en" });
    await i18n.start();
    expect([i18n.locale.value, localStorage.getItem("platon_locale")]).toEqual(["en", "uz"]);
    await i18n.learn(facts);
    expect([i18n.locale.value, localStorage.getItem("platon_locale"), kept]).toEqual(["en", "en", []]);
    await i18n.learn({ ...facts, user: null });
    await i18n.learn({ ...facts, user: null });
    expect(kept).toEqual(["en"]);
  });

  it("K460 what the server has already is not told, and not over what was chosen meanwhile", async () => {
    const known = make({ query: "en" });
    await known.i18n.learn({ ...facts, user: "en" });
    const chosen = make({ query: "en" });
    await chosen.i18n.learn(facts);
    await chosen.i18n.setLocale("uz");
    await chosen.i18n.learn({ ...facts, user: null });
    expect([known.kept, chosen.kept, chosen.i18n.locale.value]).toEqual([[], ["uz"], "uz"]);
  });

  it("K609 a text of the product with a count is said in the form that goes with it, and the count is written as numbers are", async () => {
    const ru: Texts = { "rows.one": "{{count}} запись", "rows.few": "{{count}} записи", "rows.many": "{{count}} записей" };
    const loadBuiltIn = async (locale: Locale) => await Promise.resolve(locale === "ru" ? ru : { rows: "{{count}} та ёзув" });
    const { i18n } = make({ loadBuiltIn });
    await i18n.start();
    expect([i18n.t("rows", { count: 1 }), i18n.t("rows", { count: 20_000 })]).toEqual(["1 та ёзув", `${formatNumber(20_000)} та ёзув`]);
    await i18n.setLocale("ru");
    expect([1, 3, 5, 21].map((count) => i18n.t("rows", { count }))).toEqual(["1 запись", "3 записи", "5 записей", "21 запись"]);
  });

  it("K305 a choice after the address's stays, and of two quick choices the last is shown", async () => {
    let giveRussian: (texts: Texts) => void = () => undefined;
    const russian = new Promise<Texts>((resolve) => (giveRussian = resolve));
    const loadBuiltIn = async (locale: Locale) => (locale === "ru" ? await russian : (builtIn[locale] ?? {}));
    const { i18n } = make({ query: "en", loadBuiltIn });
    await i18n.learn({ ...facts, offered: ["uz", "ru", "en"] });
    expect(i18n.locale.value).toBe("en");
    const slow = i18n.setLocale("ru");
    await i18n.setLocale("uz");
    giveRussian({});
    await slow;
    await i18n.learn(facts);
    expect([i18n.locale.value, document.documentElement.lang, localStorage.getItem("platon_shown_lang")]).toEqual(["uz", "uz-Cyrl", "uz-Cyrl"]);
  });

  it("K306 a language that is chosen in another tab is shown here", async () => {
    const { i18n } = make();
    await i18n.learn(facts);
    const following = i18n.followOtherTabs();
    localStorage.setItem("platon_locale", "en");
    window.dispatchEvent(new StorageEvent("storage", { key: "platon_locale" }));
    await expect.poll(() => i18n.t("tables.empty")).toBe("project en");
    following.dispose();
  });

  it("K307 translations that are not texts count as failed, and html in a text is text", async () => {
    for (const wrong of [[], "x", { a: 1 }, { a: { b: "c" } }, undefined]) {
      const { i18n } = make({ fetchTexts: async () => await Promise.resolve(wrong as never) });
      await i18n.learn(facts);
      expect(i18n.t("tables.empty")).toBe("Жадвалда маълумот йўқ");
      expect(localStorage.getItem("platon_translations_uz")).toBeNull();
    }
    const { i18n } = make({ fetchTexts: async () => await Promise.resolve({ "tables.empty": "<b>{{0}}</b>" }) });
    await i18n.learn(facts);
    expect(i18n.t("tables.empty", ["<i>"])).toBe("<b><i></b>");
  });

  it("K64 without the network the built-in wording is shown", async () => {
    const offline = async (): Promise<never> => await Promise.reject(new Error("offline"));
    const { i18n } = make({ fetchTexts: offline });
    await i18n.learn(facts);
    expect(i18n.t("tables.empty")).toBe("Жадвалда маълумот йўқ");
  });
});
