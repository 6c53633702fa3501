import type { ProjectOutline } from "#sdk/wire.ts";
import { useCapability } from "./CapabilitiesContext.ts";
import { useLanguage } from "./useLanguage.ts";
import { useLoaded } from "./useLoaded.ts";

/**
 * What the project consists of, by names and titles in the present language; for administrators. Needs `http` and `i18n`.
 * @param version another one is a reason to look again
 * @since 1.0.0
 * @example const [outline, reload] = useOutline();
 */
export function useOutline(version?: unknown): ReturnType<typeof useLoaded<ProjectOutline>> {
  const http = useCapability("http");
  const { code: language } = useLanguage();
  return useLoaded(async (signal) => await http.call("GET config/outline", { signal }), [http, language, version]);
}
