import { useState, type ReactElement, type ReactNode } from "react";
import { useMediaQuery } from "#sdk/react/useMediaQuery.ts";
import { joinClasses } from "../foundation/joinClasses.ts";
import styles from "./TabPanes.module.css";
import { tabPanel, Tabs, type TabItem, type TabSide, type TabsProps } from "./Tabs.tsx";

export interface TabPane extends TabItem {
  readonly content: ReactNode;
}

interface TabPanesProps extends Pick<TabsProps, "id" | "label" | "onSelect"> {
  readonly panes: readonly TabPane[];
  /** Undefined opens none yet. */
  readonly selected: string | undefined;
  readonly side?: TabSide;
}

/** Below this a line of tabs beside their panel leaves no room for it. */
const narrow = "(max-width: 767px)";

/**
 * Tabs with what stands behind them, on any of four sides. A pane is drawn when it is opened for the first time, and
 * keeps its state while another one is open.
 * @example <TabPanes id={id} label={title} panes={[{ id: "a", label: "A", content: <A /> }]} selected={open} onSelect={setOpen} side="left" />
 */
export function TabPanes({ id, label, panes, selected, onSelect, side: wished = "top" }: TabPanesProps): ReactElement {
  const isNarrow = useMediaQuery(narrow);
  const side = isNarrow && wished !== "bottom" ? "top" : wished;
  const opened = useOpened(selected);
  const line = <Tabs key="tabs" id={id} label={label} tabs={panes} selected={selected ?? ""} onSelect={onSelect} side={side} isFlush />;
  const panels = (
    <div key="panels" className={styles.panels}>
      {panes.filter((pane) => opened.has(pane.id)).map((pane) => (
        <div key={pane.id} {...tabPanel(id, pane.id)} hidden={pane.id !== selected} className={styles.panel}>
          {pane.content}
        </div>
      ))}
    </div>
  );
  // The keyboard meets them in the order in which they are seen.
  const isLast = side === "bottom" || side === "right";
  return <div className={joinClasses(styles.panes, styles[side])}>{isLast ? [panels, line] : [line, panels]}</div>;
}

/** All that were open at some time. */
function useOpened(selected: string | undefined): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (selected === undefined || opened.has(selected)) return opened;
  const more = new Set([...opened, selected]);
  setOpened(more);
  return more;
}
