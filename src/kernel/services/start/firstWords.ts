import type { I18nService } from "../i18n/I18nService.ts";
import { pause } from "../state/pause.ts";

/** In milliseconds. */
const patience = 3_000;

/** A language whose words do not come is not waited for longer: the built-in ones stand in for them until they are there. */
export async function firstWords(i18n: Pick<I18nService, "start">): Promise<void> {
  await Promise.race([i18n.start(), pause(patience)]);
}
