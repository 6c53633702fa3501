import type { ReactElement } from "react";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import styles from "./ArrangeTable.module.css";
import { filterWidths } from "./filterWidths.ts";
import { PartTitle } from "./PartTitle.tsx";
import { PartTools } from "./PartTools.tsx";
import { useArrangeText } from "./useArrangeText.ts";
import type { LanePart, LaneSteps } from "./useLaneSteps.ts";

interface FilterPanelProps {
  readonly steps: LaneSteps;
  readonly selected: LanePart;
  readonly table: LocalizedTable;
}

/** What can be said of the selected filter. */
export const FilterPanel = ({ steps, selected: { id, title, part }, table }: FilterPanelProps): ReactElement => {
  const say = useArrangeText();
  const { version, values } = part;
  const width = Number(values["width"] ?? 0);
  return (
    <>
      <PartTitle key={`${id}-${title}`} value={String(values["title"] ?? "")} onChange={(next) => steps.change(id, { title: next })} onDone={() => steps.focus(id)} />
      <div className={styles.widthField}>
        <FieldFrame id="arranged-filter-width" label={say("width")}>
          {() => (
            <SelectControl
              id="arranged-filter-width" name="arranged-filter-width" isRequired minItemsToSearch={99} value={width}
              options={filterWidths(width, say("asText"))} onChange={(next) => steps.change(id, { width: Number(next) || null })}
            />
          )}
        </FieldFrame>
      </div>
      <div className={styles.check}>
        <CheckboxControl id="arranged-required" value={values["isRequired"] === true} onChange={(isRequired) => steps.change(id, { isRequired })}>{say("required")}</CheckboxControl>
      </div>
      <div className={styles.tools}>
        <PartTools
          entity="table_filters" id={id} isNew={version === undefined} more={{ table_name: table.name, table_level: String(table.at?.level ?? 1) }}
          onStep={(key) => steps.step(id, key)} onRemove={() => steps.remove(id)}
        />
      </div>
    </>
  );
};
