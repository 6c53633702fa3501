import { useMemo } from "react";
import { useOutline } from "#sdk/react/useOutline.ts";
import { askedSections, fieldSections, type FieldSection } from "./fieldSections.ts";

interface TableFields {
  /** What a column can show. */
  readonly shown: readonly FieldSection[];
  /** What a filter can ask about. */
  readonly asked: readonly FieldSection[];
}

/** Fields of the table's source; none until they are known. */
export function useFieldSections(table: string): TableFields {
  const [outline] = useOutline();
  return useMemo(() => (outline.state === "ready" ? { shown: fieldSections(outline.value, table), asked: askedSections(outline.value, table) } : { shown: [], asked: [] }), [outline, table]);
}
