import { hasPermission } from "#core/permissions/hasPermission.ts";
import { languageOf, languagesOf } from "#core/languages.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { DocumentFormat } from "../../documents/DocumentOrder.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { DocumentTemplate } from "../config/index.ts";

/** @throws CallFailure `not_found`, `forbidden` */
export async function openTemplate(context: CallContext, name: string): Promise<DocumentTemplate> {
  const template = (await context.services.configuration.of(context.project.id)).documents.get(name);
  if (template === undefined) throw new CallFailure("not_found");
  if (!mayUse(context, template)) throw new CallFailure("forbidden");
  return template;
}

/** By its own permission; whoever may not read its table makes nothing of it all the same. */
export const mayUse = ({ caller }: CallContext, { permission }: DocumentTemplate): boolean =>
  permission === undefined || isAdministrator(caller) || (caller !== undefined && hasPermission(caller.permissions, permission));

export const formatsOf = ({ kind, formats }: Pick<DocumentTemplate, "kind" | "formats">): readonly DocumentFormat[] =>
  kind === "docx" ? ["docx"] : formats.length > 0 ? (formats as DocumentFormat[]) : ["pdf", "html"];

/** Languages that the template is made in, by their codes. */
export function localesOf({ project, language }: CallContext, { locales }: Pick<DocumentTemplate, "locales">): string[] {
  const offered = languagesOf(project.settings).map(({ code }) => code).filter((code) => locales.length === 0 || locales.includes(code));
  return [...offered.filter((code) => code === language), ...offered.filter((code) => code !== language)];
}

/** @throws CallFailure `bad_request` for a language that there is not, or that the template is not made in */
export function speaking(context: CallContext, template: Pick<DocumentTemplate, "locales">, asked: string | undefined): CallContext {
  const allowed = localesOf(context, template);
  const language = languageOf(asked ?? allowed[0] ?? context.language, context.project.settings.languages);
  if (!language || (asked !== undefined && template.locales.length > 0 && !allowed.includes(language.code))) throw new CallFailure("bad_request", { params: { where: "locale" } });
  return { ...context, language: language.code, locale: language.locale };
}
