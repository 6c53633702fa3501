import type { ReactElement } from "react";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import styles from "./ArrangeTable.module.css";
import { PartTitle } from "./PartTitle.tsx";
import { PartTools } from "./PartTools.tsx";
import { useArrangeText } from "./useArrangeText.ts";
import type { LanePart, LaneSteps } from "./useLaneSteps.ts";

interface ButtonPanelProps {
  readonly steps: LaneSteps;
  readonly selected: LanePart;
}

/** What can be said of the selected button. */
export const ButtonPanel = ({ steps, selected: { id, title, part: { version, values } } }: ButtonPanelProps): ReactElement => {
  const say = useArrangeText();
  const { kind } = steps;
  const lanes = kind.lanes.filter((lane) => kind.mayStand(values, lane));
  return (
    <>
      <PartTitle key={`${id}-${title}`} value={String(values["title"] ?? "")} onChange={(next) => steps.change(id, { title: next })} onDone={() => steps.focus(id)} />
      <div className={styles.scopeField}>
        <FieldFrame id="arranged-scope" label={say("scope")}>
          {() => (
            <SelectControl
              id="arranged-scope" name="arranged-scope" isRequired minItemsToSearch={99} value={kind.laneOf(values)}
              options={lanes.map((lane) => ({ id: lane, name: steps.laneTitle(lane) }))} onChange={(next) => steps.toLane(id, String(next))}
            />
          )}
        </FieldFrame>
      </div>
      <div className={styles.tools}>
        <PartTools entity="table_buttons" id={id} isNew={version === undefined} onStep={(key) => steps.step(id, key)} onRemove={() => steps.remove(id)} />
      </div>
    </>
  );
};
