import { languagesOf } from "#core/languages.ts";
import { defaultLocale } from "#core/locale.ts";
import type { ProjectTexts } from "../../text/shapes/projectText.ts";
import type { Remark } from "../Finding.ts";
import { shownTexts } from "./shownTexts.ts";

/** Texts that people read and that a language of the project has no wording for; each once, where it stands first. */
export function remarkOnWordings(texts: ProjectTexts): Remark[] {
  const { defaultLocale: own = defaultLocale, ...settings } = texts.project?.value ?? {};
  const others = languagesOf(settings).map(({ code }) => code).filter((code) => code !== own);
  return shownTexts(texts, own).flatMap(({ file, path, text }): Remark[] => {
    const { others: beyond, ...said } = texts.translations?.value[text] ?? {};
    const all: Readonly<Record<string, string | undefined>> = { ...beyond, ...said };
    const missing = others.filter((code) => all[code] === undefined || all[code] === "");
    const brief = text.length > 60 ? `${text.slice(0, 59)}…` : text;
    return missing.length === 0 ? [] : [{ rule: "missingWording", level: "warning", file, path, message: `“${brief}” has no wording in ${missing.join(", ")}` }];
  });
}
