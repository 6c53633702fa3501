import type { Routes } from "../../../http/Routes.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import { loadEntityRows } from "../entities/entityRows.ts";
import { changeWording } from "./changeWording.ts";
import { demandLanguage } from "./demandLanguage.ts";
import { readWording } from "./readWording.ts";

export type WordingCalls = "GET config/wording/{language}" | "PUT config/wording/{language}";

export const wordingRoutes: Routes<WordingCalls> = {
  "GET config/wording/{language}": async (context, { params }) => {
    demandAdministrator(context);
    const language = demandLanguage(context, params.language);
    return readWording(await loadEntityRows(context.services.database.sql, context.project.id), context.project, language);
  },
  "PUT config/wording/{language}": async (context, { params, query, body }) => {
    demandAdministrator(context);
    return await changeWording(context, demandLanguage(context, params.language), { texts: body.texts, isDryRun: query.dryRun === "1" });
  },
};
