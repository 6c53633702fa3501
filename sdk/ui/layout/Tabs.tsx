import { useEffect, useRef, type KeyboardEvent, type ReactElement, type RefObject } from "react";
import { joinClasses } from "../foundation/joinClasses.ts";
import { VisuallyHidden } from "../foundation/VisuallyHidden.tsx";
import styles from "./Tabs.module.css";

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** What is wrong inside: shows a dot, and is read out. */
  readonly error?: string;
  /** What marks the tab for layers of the document, as an administrator's cog. */
  readonly marks?: Readonly<Record<`data-${string}`, string>>;
}

export type TabSide = "top" | "bottom" | "left" | "right";

export interface TabsProps {
  /** Prefix of the ids that join tabs and panels. */
  readonly id: string;
  /** The accessible name of the list. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** The side of their panels on which they stand; "top" unless said. */
  readonly side?: TabSide;
  /** The line begins at the edge: not in a modal or card that has padding. */
  readonly isFlush?: boolean;
}

/** What the panel of a tab must carry: `<div {...tabPanel(id, tab)}>`. */
export const tabPanel = (id: string, tab: string): { id: string; role: "tabpanel"; "aria-labelledby": string } => ({
  id: `${id}-panel-${tab}`,
  role: "tabpanel",
  "aria-labelledby": `${id}-tab-${tab}`,
});

const isUpright = (side: TabSide): boolean => side === "left" || side === "right";

const step = (event: KeyboardEvent, isVertical: boolean): number => {
  if (event.key === (isVertical ? "ArrowDown" : "ArrowRight")) return 1;
  return event.key === (isVertical ? "ArrowUp" : "ArrowLeft") ? -1 : 0;
};

/** A line that is too long for its place scrolls; the tab that is chosen, by whatever, is in sight. */
function useSelectedInSight(selected: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [line, tab] = [list.current, list.current?.querySelector<HTMLElement>("[aria-selected=true]")];
    if (!line || !tab || line.scrollWidth <= line.clientWidth) return;
    const [from, to] = [tab.offsetLeft - line.offsetLeft, tab.offsetLeft - line.offsetLeft + tab.offsetWidth];
    if (from < line.scrollLeft || to > line.scrollLeft + line.clientWidth) line.scrollLeft = (from + to - line.clientWidth) / 2;
  }, [selected]);
  return list;
}

/**
 * A line of tabs; arrows, Home and End move and select.
 * @example <Tabs id={id} label={title} tabs={tabs} selected={tab} onSelect={setTab} />
 */
export const Tabs = (props: TabsProps): ReactElement => {
  const { id, label, tabs, selected, onSelect, side = "top", isFlush = false } = props;
  const isVertical = isUpright(side);
  const list = useSelectedInSight(selected);
  // Where none is chosen yet the keyboard still has its one stop.
  const stop = tabs.some((tab) => tab.id === selected) ? selected : tabs[0]?.id;
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
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={isVertical ? "vertical" : "horizontal"}
      className={joinClasses(styles.list, isVertical && styles.vertical, styles[side], isFlush && styles.flush)}
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
          tabIndex={tab.id === stop ? 0 : -1}
          disabled={tab.isDisabled}
          className={styles.tab}
          onClick={() => onSelect(tab.id)}
          {...tab.marks}
        >
          {tab.label}
          {tab.error !== undefined && (
            <>
              <span className={styles.dot} />
              <VisuallyHidden>{tab.error}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </div>
  );
};
