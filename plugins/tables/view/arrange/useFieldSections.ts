import { useMemo } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLanguage } from "#sdk/react/useLanguage.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { fieldSections, type FieldSection } from "./fieldSections.ts";

/** What a column of the table can show; nothing until that is known. */
export function useFieldSections(table: string): readonly FieldSection[] {
  const http = useCapability("http");
  const { code: language } = useLanguage();
  const [outline] = useLoaded(async (signal) => await http.call("GET config/outline", { signal }), [http, language]);
  return useMemo(() => (outline.state === "ready" ? fieldSections(outline.value, table) : []), [outline, table]);
}
