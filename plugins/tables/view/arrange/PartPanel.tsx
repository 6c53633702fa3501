import type { ReactElement, RefObject } from "react";
import type { LocalizedTable } from "../hooks/useTableConfig.ts";
import styles from "./ArrangeTable.module.css";
import { ButtonPanel } from "./ButtonPanel.tsx";
import { ColumnPanel } from "./ColumnPanel.tsx";
import { FilterPanel } from "./FilterPanel.tsx";
import { useArrangeText } from "./useArrangeText.ts";
import type { ColumnSteps } from "./useColumnSteps.ts";
import type { LaneSteps } from "./useLaneSteps.ts";
import type { Pins } from "./usePins.ts";

export interface PartPanelProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly config: LocalizedTable;
  readonly columns: ColumnSteps;
  readonly filters: LaneSteps;
  readonly buttons: LaneSteps;
  readonly pins: Pins;
}

/** What can be said of what is selected; without it, how a table is arranged. */
export const PartPanel = ({ ref, config, columns, filters, buttons, pins }: PartPanelProps): ReactElement => {
  const say = useArrangeText();
  const { selected: column } = columns;
  const { selected: filter } = filters;
  const { selected: button } = buttons;
  const name = column?.column.title ?? filter?.title ?? button?.title;
  return (
    <section ref={ref} className={styles.panel} aria-label={name}>
      {name === undefined && <p className={styles.hint}>{say("hint")}</p>}
      {column && <ColumnPanel steps={columns} selected={column} pins={pins} />}
      {filter && <FilterPanel steps={filters} selected={filter} table={config} />}
      {button && <ButtonPanel steps={buttons} selected={button} />}
    </section>
  );
};
