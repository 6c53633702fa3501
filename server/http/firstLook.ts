import { defaultLocale, isLocale, localeInfo } from "#core/locale.ts";
import type { FileVariant } from "./StaticFiles.ts";

/** How a document looks to somebody who comes for the first time: the project's theme and language. */
export interface FirstLook {
  readonly theme: string | undefined;
  readonly locale: string | undefined;
}

/** As the documents are written. */
const written = `lang="${localeInfo[defaultLocale].tag}" data-theme="platon.platon"`;

/** The document with the project's look on its root element, so that the first frame has it; undefined where it has it already. */
export function firstLookVariant({ theme, locale }: FirstLook): FileVariant | undefined {
  const { tag } = localeInfo[isLocale(locale) ? locale : defaultLocale];
  const name = theme !== undefined && /^[A-Za-z][\w-]*\.[A-Za-z][\w-]*$/.test(theme) ? theme : "platon.platon";
  const wanted = `lang="${tag}" data-theme="${name}"`;
  return wanted === written ? undefined : { name: wanted, edit: (text) => text.replace(written, wanted) };
}
