import { isLocale } from "#core/locale.ts";
import { answerWithEtag } from "../../http/answerWithEtag.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";

export const translationRoutes: Routes<"GET web/assets/translations"> = {
  /** The project's texts in the asked language, else the caller's; a key without text is not there (spec §7). */
  "GET web/assets/translations": async (context, { query }) => {
    const { project, services } = context;
    const locale = query.locale ?? context.locale;
    if (!isLocale(locale)) throw new CallFailure("bad_request", { params: { where: "query.locale" } });
    const { translations } = await services.configuration.of(project.id);
    const texts = [...translations].flatMap(([key, text]) => (text[locale] === undefined ? [] : [[key, text[locale]]]));
    return answerWithEtag(context, Object.fromEntries(texts));
  },
};
