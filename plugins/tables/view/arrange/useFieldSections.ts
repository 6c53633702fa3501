import { useMemo } from "react";
import { useOutline } from "#sdk/react/useOutline.ts";
import { fieldSections, type FieldSection } from "./fieldSections.ts";

/** What a column of the table can show; nothing until that is known. */
export function useFieldSections(table: string): readonly FieldSection[] {
  const [outline] = useOutline();
  return useMemo(() => (outline.state === "ready" ? fieldSections(outline.value, table) : []), [outline, table]);
}
