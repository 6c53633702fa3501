import type { ReactElement } from "react";
import { filterOfField } from "#core/new-table/filterOfField.ts";
import { FieldPalette } from "./FieldPalette.tsx";
import type { FieldSection } from "./fieldSections.ts";
import { useArrangeText } from "./useArrangeText.ts";
import type { LaneSteps } from "./useLaneSteps.ts";

export interface AddFilterProps {
  readonly sections: readonly FieldSection[];
  readonly steps: LaneSteps;
}

/** A palette of the fields that no filter asks about yet. */
export const AddFilter = ({ sections, steps }: AddFilterProps): ReactElement => {
  const say = useArrangeText();
  const asked = sections.map((section) => ({ ...section, fields: section.fields.filter((field) => filterOfField(field) !== undefined) }));
  return (
    <FieldPalette
      label={say("addFilter")} size="small" none={say("noFiltersLeft")} sections={asked} shown={new Set(steps.parts.map(({ values }) => String(values["field"])))}
      onChoose={({ field, columnTitle, ...choice }) => steps.add({ title: columnTitle, field, ...filterOfField(choice) })}
    />
  );
};
