import type { LibraryEnvironment } from "#core/expressions/index.ts";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import type { CallContext } from "../../http/CallContext.ts";

/** What the formatting functions of an expression know of a call: its language, and the project's time zone. */
export const expressionEnvironment = ({ locale, project }: CallContext): Required<LibraryEnvironment> => ({
  locale, timeZone: project.settings.timeZone ?? defaultTimeZone,
});
