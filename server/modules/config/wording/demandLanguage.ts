import { languagesOf, type Language } from "#core/languages.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";

/** One of the languages that the project offers. @throws CallFailure `not_found` */
export function demandLanguage({ project }: Pick<CallContext, "project">, code: string): Language {
  const language = languagesOf(project.settings).find((one) => one.code === code);
  if (language === undefined) throw new CallFailure("not_found");
  return language;
}
