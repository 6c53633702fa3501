import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locales, type Locale } from "#core/locale.ts";
import { listFiles, repositoryRoot } from "../../architecture/listFiles.ts";
import { readAllWords } from "../../../scripts/build-words.mjs";
import { allTexts, textsOf, wordFiles } from "./allWords.ts";

const all = await allTexts();
const others = locales.filter((locale) => locale !== "uz");
const cyrillic: ReadonlySet<Locale> = new Set(["uz", "ru", "qq"]);

/** Looked at one by one: names, signs, and words that the language writes as Uzbek does. */
const sameAsUzbek: ReadonlySet<string> = new Set([
  "ru place.imports", "qq place.imports", "qq schedules.next", "ru schedules.took", "qq schedules.took", "qq tasks.own", "ru tasks.kinds.export", "qq tasks.kinds.export",
  "ru tasks.kinds.import", "qq tasks.kinds.import", "qq tasks.counts.files", "ru documents.format", "qq documents.format", "qq documents.language",
  "ru health.call", "ru health.most", "qq health.most", "ru health.node.version", "qq health.node.version", "ru health.milliseconds", "qq health.milliseconds", "ru health.seconds", "qq health.seconds",
  "ru tokens.token", "qq tokens.token", "qq places.security.sessions",
  "ru place.menus", "qq place.menus", "ru place.exports", "qq place.exports", "ru documents.format", "qq documents.format", "qq documents.language", "ru place.components", "qq place.components",
  "ru place.plugins", "qq place.plugins", "ru operation.export", "qq operation.export",
  "ru system.admin.places.menus", "qq system.admin.places.menus", "qq system.admin.places.files", "ru system.newTable.menu", "qq system.newTable.menu",
  "ru system.newTable.icon", "qq system.newTable.icon", "qq system.newTable.access", "ru system.newTable.kinds.file", "qq system.newTable.kinds.file",
  "en themes.platon", "kh themes.platon", "la themes.platon", "qq auth.id_card.name", "qq auth.password.username", "qq kernel.language",
  "qq forms.area.ha", "qq forms.area.km2", "qq forms.area.m2", "qq kernel.toast.success", "qq imports.file", "ru imports.file", "qq imports.template", "ru imports.template", "qq imports.encoding", "ru imports.encoding", "qq imports.tab", "ru imports.tab", "qq overlays.import.template", "qq places.names.fileManager",
  "qq places.palette.groups.languages", "qq places.palette.groups.menu", "qq places.profile.username",
  "qq sandbox.component", "qq sandbox.file",
  "qq system.files.folders.label", "qq system.plugins.capability.files", "qq system.plugins.capability.toasts", "qq themes.colours.platinum",
  "qq themes.oceanic", "qq themes.platon", "qq ui.codeNext", "qq ui.ok", "ru auth.password.username", "ru forms.area.ha", "ru forms.area.km2", "ru forms.area.m2", "ru overlays.import.template",
  "ru places.palette.groups.menu", "ru places.profile.username", "ru sandbox.component", "ru sandbox.file",
  "ru themes.colours.platinum", "ru themes.colours.platon", "ru themes.oceanic", "ru themes.platon", "ru ui.ok",
  "ru unit.byte", "ru unit.kilobyte", "ru unit.megabyte", "ru unit.gigabyte", "ru unit.terabyte",
  "ru tables.arrange.buttonExport", "qq tables.arrange.buttonExport", "ru tables.export", "qq tables.export", "ru tables.export.tab", "qq tables.export.tab", "ru tables.export.title", "qq tables.export.title",
  "qq unit.byte", "ru parts.files.speed", "qq parts.files.speed", "qq unit.kilobyte", "qq unit.megabyte", "qq unit.gigabyte", "qq unit.terabyte",
  "qq signature.card.title", "qq signature.tin",
  "qq system.database.migrations", "ru system.database.index", "qq system.database.index", "ru system.database.migration", "qq system.database.migration",
]);

const placeholders = (text: string): string[] => [...text.matchAll(/\{+\w+\}+/g)].map(([found]) => found).sort();
/** A text with a count has one form in Uzbek. */
const withoutForm = (key: string): string => key.replace(/\.(one|few|many|other)$/, "");
const uzbekOf = (key: string): string | undefined => all.uz[key] ?? all.uz[withoutForm(key)];
const inCyrillic = /\p{Script=Cyrillic}/u;
const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(/\{+\w+\}+/g, ""));

describe.each(locales)("words in %s", (locale) => {
  const texts = Object.entries(all[locale]);

  it("LO1 has every key, and none is blank", () => {
    expect(new Set(texts.map(([key]) => withoutForm(key)))).toEqual(new Set(Object.keys(all.uz)));
    expect(texts.filter(([, text]) => !text.trim())).toEqual([]);
  });

  it("LO2 has the placeholders of the Uzbek text", () => {
    const wrong = texts.filter(([key, text]) => placeholders(text).join() !== placeholders(uzbekOf(key) ?? "").join());
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it("LO4 is written in its script", () => {
    // The product's own name is a name in every script, and signs of units are international.
    const own = texts.filter(([key, text]) => key !== "themes.platon" && hasLetters(text));
    expect(own.filter(([, text]) => inCyrillic.test(text) !== cyrillic.has(locale))).toEqual([]);
  });
});

it("LO3 a text equals the Uzbek one only where that was reviewed", () => {
  const same = Object.entries(all.uz).flatMap(([key, text]) =>
    others.filter((locale) => all[locale][key] === text && hasLetters(text)).map((locale) => `${locale} ${key}`));
  expect(same.filter((name) => !sameAsUzbek.has(name))).toEqual([]);
  expect([...sameAsUzbek].filter((name) => !same.includes(name))).toEqual([]);
});

it("LO52 a key stands in one file", async () => {
  const keys = (await Promise.all(wordFiles.map(async (path) => await textsOf(path, "uz")))).flatMap((table) => Object.keys(table));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it("UI947 every text of kernel, kit and plugins is listed for who translates it, also of words that come late; those of the demo are not", async () => {
  const listed = (await readAllWords())["uz"] ?? {};
  const isRead = (path: string): boolean => /^(src\/kernel|sdk|plugins)\//.test(path) && !path.startsWith("plugins/demo/") && !path.startsWith("sdk/testing/");
  const said = (await Promise.all(wordFiles.filter(isRead).map(async (path) => await textsOf(path, "uz")))).flatMap((table) => Object.keys(table));
  expect(said.filter((key) => !Object.hasOwn(listed, key))).toEqual([]);
  expect(Object.keys(listed).filter((key) => key.startsWith("demo."))).toEqual([]);
});

describe("whose words are said where", async () => {
  const owned = await Promise.all(wordFiles.filter((path) => path.startsWith("plugins/")).map(async (path) => [path.split("/")[1] ?? "", await textsOf(path, "uz")] as const));
  const ownerOf = new Map(owned.flatMap(([plugin, table]) => Object.keys(table).map((key) => [key, plugin])));
  const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !wordFiles.includes(path);

  /** Keys in a file's code, comments aside, that another plugin's words have. */
  const borrowed = (path: string, owner: string | undefined): string[] =>
    [...readFileSync(join(repositoryRoot, path), "utf8").replace(/\/\*\*[^]*?\*\//g, "").matchAll(/"([a-z]\w*(?:\.\w+)+)"/g)]
      .map(([, key]) => key ?? "")
      // What a plugin is called is said where plugins are listed.
      .filter((key) => ownerOf.has(key) && ownerOf.get(key) !== owner && !key.startsWith("plugins."));

  it.each(owned.map(([plugin]) => plugin))("LO53 plugin %s says no word of another", (plugin) => {
    const sources = listFiles().filter((path) => path.startsWith(`plugins/${plugin}/`) && isCode(path));
    expect(sources.length).toBeGreaterThan(2);
    expect(sources.flatMap((path) => borrowed(path, plugin))).toEqual([]);
  });

  it("LO53 kernel and kit say none of a plugin's", () => {
    const sources = listFiles().filter((path) => /^(src\/kernel|sdk)\//.test(path) && isCode(path));
    expect(sources.flatMap((path) => borrowed(path, undefined).map((key) => `${path}: ${key}`))).toEqual([]);
  });
});
