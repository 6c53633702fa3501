import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import type { ProjectOutline } from "#sdk/wire.ts";

/** What the project consists of, by names and titles. */
export function useOutline(): ReturnType<typeof useLoaded<ProjectOutline>> {
  const http = useCapability("http");
  const { code: language } = useLanguage();
  return useLoaded(async (signal) => await http.call("GET config/outline", { signal }), [http, language]);
}
