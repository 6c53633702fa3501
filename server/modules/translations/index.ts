import { languageOf } from "#core/languages.ts";
import { answerWithEtag } from "../../http/answerWithEtag.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";

export const translationRoutes: Routes<"GET web/assets/translations"> = {
  /** The project's texts in the asked language, else the caller's; of a language of its own those of its fall-back between. A key without text is not there (spec §7). */
  "GET web/assets/translations": async (context, { query }) => {
    const { project, services } = context;
    const language = languageOf(query.locale ?? context.language, project.settings.languages);
    if (!language) throw new CallFailure("bad_request", { params: { where: "query.locale" } });
    const { translations } = await services.configuration.of(project.id);
    const texts = [...translations].flatMap(([key, said]) => {
      const text = said.others?.[language.code] || said[language.locale];
      return text === undefined ? [] : [[key, text]];
    });
    return answerWithEtag(context, Object.fromEntries(texts));
  },
};
