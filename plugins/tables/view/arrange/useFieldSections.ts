import { useMemo } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useLoaded } from "#sdk/react/useLoaded.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { fieldSections, type FieldSection } from "./fieldSections.ts";

/** What a column of the table can show; nothing until that is known. */
export function useFieldSections(table: string): readonly FieldSection[] {
  const http = useCapability("http");
  const locale = useLocale();
  const [outline] = useLoaded(async (signal) => await http.call("GET config/outline", { signal }), [http, locale]);
  return useMemo(() => (outline.state === "ready" ? fieldSections(outline.value, table) : []), [outline, table]);
}
