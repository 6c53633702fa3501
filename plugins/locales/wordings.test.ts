import { describe, expect, it } from "vitest";
import type { WordingTree } from "#sdk/contributions/locale.ts";
import { en } from "./en.ts";
import { kh } from "./kh.ts";
import { la } from "./la.ts";
import { qq } from "./qq.ts";
import { ru } from "./ru.ts";
import { flattenWording } from "./testing/flattenWording.ts";
import { uz } from "./uz.ts";

const latin: Readonly<Record<string, WordingTree>> = { la, en, kh };
const cyrillic: Readonly<Record<string, WordingTree>> = { ru, qq };
const others = { ...latin, ...cyrillic };

/** Looked at one by one: names, and words that the language writes as Uzbek does. */
const sameAsUzbek: ReadonlySet<string> = new Set([
  "en themes.platon", "kh themes.platon", "la themes.platon", "qq auth.password.username", "qq kernel.language",
  "qq kernel.toast.success", "qq overlays.import.template", "qq places.names.fileManager",
  "qq places.palette.groups.languages", "qq places.palette.groups.menu", "qq places.profile.username",
  "qq sandbox.component", "qq sandbox.file", "qq system.plugins.capabilities.title",
  "qq system.plugins.capability.files", "qq system.plugins.capability.toasts", "qq themes.colours.platinum",
  "qq themes.oceanic", "qq themes.platon", "qq ui.ok", "ru auth.password.username", "ru overlays.import.template",
  "ru places.palette.groups.menu", "ru places.profile.username", "ru sandbox.component", "ru sandbox.file",
  "ru themes.colours.platinum", "ru themes.colours.platon", "ru themes.oceanic", "ru themes.platon", "ru ui.ok",
]);

const source = flattenWording(uz);
const placeholders = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(([found]) => found).sort();
const inCyrillic = /\p{Script=Cyrillic}/u;
const letters = /\p{L}/u;

describe.each(Object.entries(others))("wording in %s", (locale, tree) => {
  const texts = new Map(flattenWording(tree));

  it("LO1 has every key, and none is blank", () => {
    expect([...texts.keys()].sort()).toEqual(source.map(([key]) => key).sort());
    expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("LO2 has the placeholders of the Uzbek text", () => {
    const wrong = source.filter(([key, text]) => placeholders(texts.get(key) ?? "").join() !== placeholders(text).join());
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it("LO3 equals the Uzbek text only where that was reviewed", () => {
    const same = source.filter(([key, text]) => texts.get(key) === text && letters.test(text)).map(([key]) => `${locale} ${key}`);
    expect(same.filter((name) => !sameAsUzbek.has(name))).toEqual([]);
  });

  it("LO4 is written in its script", () => {
    // The product's own name is a name in every script.
    const words = [...texts].filter(([key, text]) => key !== "themes.platon" && letters.test(text.replace(/\{\{\w+\}\}/g, "")));
    const isForeign = ([, text]: [string, string]): boolean => inCyrillic.test(text) !== locale in cyrillic;
    expect(words.filter(isForeign).map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});
