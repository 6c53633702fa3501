import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import { VisuallyHidden } from "../foundation/VisuallyHidden.tsx";
import styles from "./Tabs.module.css";

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** What is wrong inside: shows a dot, and is read out. */
  readonly error?: string;
  /** After the label: an administrator's cog, a count. */
  readonly extra?: ReactNode;
}

export interface TabsProps {
  /** Prefix of the ids that join tabs and panels. */
  readonly id: string;
  /** The accessible name of the list. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly isVertical?: boolean;
  /** The line begins at the edge: not in a modal or card that has padding. */
  readonly isFlush?: boolean;
}

/** What the panel of a tab must carry: `<div {...tabPanel(id, tab)}>`. */
export const tabPanel = (id: string, tab: string): { id: string; role: "tabpanel"; "aria-labelledby": string } => ({
  id: `${id}-panel-${tab}`,
  role: "tabpanel",
  "aria-labelledby": `${id}-tab-${tab}`,
});

const step = (event: KeyboardEvent, isVertical: boolean): number => {
  if (event.key === (isVertical ? "ArrowDown" : "ArrowRight")) return 1;
  return event.key === (isVertical ? "ArrowUp" : "ArrowLeft") ? -1 : 0;
};

/**
 * A line of tabs; arrows, Home and End move and select.
 * @example <Tabs id={id} label={title} tabs={tabs} selected={tab} onSelect={setTab} />
 */
export const Tabs = (props: TabsProps): ReactElement => {
  const { id, label, tabs, selected, onSelect, isVertical = false, isFlush = false } = props;
  const press = (event: KeyboardEvent): void => {
    const open = tabs.filter((tab) => !tab.isDisabled);
    const at = open.findIndex((tab) => tab.id === selected);
    const by = step(event, isVertical);
    const edge = event.key === "Home" ? open[0] : event.key === "End" ? open.at(-1) : undefined;
    const next = by === 0 ? edge : open[(at + by + open.length) % open.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${id}-tab-${next.id}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation={isVertical ? "vertical" : "horizontal"}
      className={joinClasses(styles.list, isVertical && styles.vertical, isFlush && styles.flush)}
      onKeyDown={press}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? `${id}-panel-${tab.id}` : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          disabled={tab.isDisabled}
          className={styles.tab}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
          {tab.error !== undefined && (
            <>
              <span className={styles.dot} />
              <VisuallyHidden>{tab.error}</VisuallyHidden>
            </>
          )}
          {tab.extra}
        </button>
      ))}
    </div>
  );
};
