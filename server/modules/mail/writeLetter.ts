import { languageOf } from "#core/languages.ts";
import { defaultLocale } from "#core/locale.ts";
import { fillWording } from "#core/wording/fillWording.ts";
import type { Project } from "../projects/index.ts";
import { letterWords } from "./letterWords.ts";
import type { Letter } from "./Mailer.ts";

interface Occasion {
  readonly project: Pick<Project, "title" | "settings">;
  /** Who gets it: in their language, else in the project's. */
  readonly user: { readonly full_name: string; readonly email: string; readonly locale: string | null };
  readonly link: string;
}

/**
 * The letter with a link by which a password is chosen.
 * @example writeLetter({ project, user, link }).subject // "City: choose a password"
 */
export function writeLetter({ project, user, link }: Occasion): Letter {
  const { languages, defaultLocale: ofProject } = project.settings;
  const { locale } = languageOf(user.locale, languages) ?? languageOf(ofProject, languages) ?? { locale: defaultLocale };
  const params = { project: project.title, name: user.full_name, link };
  return {
    to: user.email,
    subject: fillWording(letterWords["letter.link.subject"][locale], params).replaceAll(/\s+/g, " "),
    text: fillWording(letterWords["letter.link.text"][locale], params),
  };
}
