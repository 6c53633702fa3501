import type { ReactElement } from "react";
import { labelParts } from "#core/links/splitParts.ts";
import { defineFormElement, type ElementPart, type FormElementProps } from "#sdk/contributions/formElement.ts";
import { useText } from "#sdk/react/useText.ts";
import { TabPanes, type TabPane } from "#sdk/ui/layout/TabPanes.tsx";
import styles from "./tabsElement.module.css";
import { useOpenTab } from "./useOpenTab.ts";

/** What explains a tab: the other parts of its label, and its hint. */
function notesOf({ element }: ElementPart): { title: string | undefined; notes: string } {
  const [title, ...more] = Object.values(labelParts(element.label ?? "")).filter(Boolean);
  return { title, notes: [...more, element.hint].filter(Boolean).join(" · ") };
}

/** Elements one behind the other, each under its tab; a tab that holds a mistake has a dot. */
function TabsElement({ element, id, parts = [], wished }: FormElementProps): ReactElement | undefined {
  const t = useText();
  const { open, choose } = useOpenTab({ element, parts, wished });
  if (parts.length === 0) return undefined;
  const panes = parts.map((part, index): TabPane => {
    const { title = String(index + 1), notes } = notesOf(part);
    return {
      id: part.element.id,
      label: title,
      ...(part.marks && { marks: part.marks }),
      ...(part.mistakes > 0 && { error: t("forms.errorCount", { count: part.mistakes }) }),
      content: (
        <>
          {notes && <p className={styles.notes}>{notes}</p>}
          {part.content}
        </>
      ),
    };
  });
  const label = labelParts(element.label ?? "").top;
  return (
    <div id={id}>
      {label && <p className={styles.title}>{label}</p>}
      <TabPanes id={id} label={label || t("forms.tabs")} panes={panes} selected={open} onSelect={choose} side={element.tabsPosition} />
    </div>
  );
}

export const tabsElement = defineFormElement({ type: "tabs", component: TabsElement, isDivided: true });
