import { readFileSync } from "node:fs";
import type { Locale } from "#core/locale.ts";
import type { Texts } from "#core/wording/defineWords.ts";

let all: Readonly<Record<string, Texts>> | undefined;

/** What the product's screens say in one of the six languages, by key: the build puts it beside this file. Without a build there is none. */
export function builtInTexts(locale: Locale): Texts {
  all ??= readAll();
  return all[locale] ?? {};
}

function readAll(): Readonly<Record<string, Texts>> {
  try {
    return JSON.parse(readFileSync(new URL("./wording.json", import.meta.url), "utf8")) as Readonly<Record<string, Texts>>;
  } catch {
    return {};
  }
}
