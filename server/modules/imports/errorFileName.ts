import { sayAnswer } from "#core/wording/sayAnswer.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { cleanFileName } from "../files/index.ts";

/** @example "Шаҳарлар – хато қаторлар.xlsx" */
export const errorFileName = ({ locale }: Pick<CallContext, "locale">, title: string): string =>
  cleanFileName(`${[...title].slice(0, 60).join("")} – ${sayAnswer(locale, "import.errorFile")}.xlsx`).name;
