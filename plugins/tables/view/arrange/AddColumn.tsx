import { Columns2 } from "lucide-react";
import type { ReactElement } from "react";
import { columnOfField } from "#core/new-table/columnOfField.ts";
import { fieldOf } from "./arrangedColumns.ts";
import { FieldPalette } from "./FieldPalette.tsx";
import type { FieldSection } from "./fieldSections.ts";
import { useArrangeText } from "./useArrangeText.ts";
import type { ColumnSteps } from "./useColumnSteps.ts";

export interface AddColumnProps {
  readonly sections: readonly FieldSection[];
  readonly steps: ColumnSteps;
}

/** A palette of the fields that no column shows yet, and of what is no field: a group of columns. */
export const AddColumn = ({ sections, steps }: AddColumnProps): ReactElement => {
  const say = useArrangeText();
  return (
    <FieldPalette
      label={say("add")} none={say("noFields")} sections={sections} shown={new Set(steps.parts.flatMap((part) => fieldOf(part) ?? []))}
      first={{ title: say("group"), icon: Columns2, onChoose: () => steps.add({ title: say("group") }) }}
      onChoose={(choice) => steps.add(columnOfField({ ...choice, title: choice.columnTitle }))}
    />
  );
};
