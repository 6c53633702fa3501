import { useRef, type ReactElement } from "react";
import { joinClasses } from "#sdk/ui/foundation/joinClasses.ts";
import marks from "../header/dropMarks.module.css";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import { AddButton } from "./AddButton.tsx";
import { AddFilter } from "./AddFilter.tsx";
import { ArrangedLane } from "./ArrangedLane.tsx";
import styles from "./ArrangedLane.module.css";
import type { FieldSection } from "./fieldSections.ts";
import { useLaneDrag } from "./useLaneDrag.ts";
import type { LaneSteps } from "./useLaneSteps.ts";

export interface ArrangedLanesProps {
  readonly config: LocalizedTable;
  readonly filters: LaneSteps;
  readonly buttons: LaneSteps;
  readonly sections: readonly FieldSection[];
  readonly onRename: () => void;
}

/** Above the columns: the filters of the bar, and the buttons by where they stand. */
export const ArrangedLanes = ({ config, filters, buttons, sections, onRename }: ArrangedLanesProps): ReactElement => (
  <>
    <Lanes steps={filters} onRename={onRename} add={<AddFilter sections={sections} steps={filters} />} />
    <Lanes steps={buttons} onRename={onRename} add={<AddButton steps={buttons} hasForm={config.form !== null} />} />
  </>
);

const Lanes = ({ steps, onRename, add }: { readonly steps: LaneSteps; readonly onRename: () => void; readonly add: ReactElement }): ReactElement => {
  const surface = useRef<HTMLDivElement>(null);
  const [inHand, take] = useLaneDrag(steps, surface);
  const isOne = steps.kind.lanes.length === 1;
  return (
    <div ref={surface} className={joinClasses(styles.lanes, marks.marks)} data-whole={isOne || undefined}>
      {steps.kind.lanes.map((lane) => <ArrangedLane key={lane} lane={lane} steps={steps} inHand={inHand} onTake={take} onRename={onRename}>{isOne && add}</ArrangedLane>)}
      {!isOne && <div className={styles.add}>{add}</div>}
    </div>
  );
};
