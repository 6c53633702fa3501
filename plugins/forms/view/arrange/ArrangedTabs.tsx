import { useMemo, type ReactElement } from "react";
import type { ElementPart, FormElementDefinition } from "#sdk/contributions/formElement.ts";
import { useText } from "#sdk/react/useText.ts";
import type { FormElement } from "#sdk/wire.ts";
import styles from "./arrange.module.css";
import { ArrangedDrawing } from "./ArrangedDrawing.tsx";
import { useDesk, type Desk } from "./Desk.ts";
import type { DrawArranged } from "./DrawArranged.ts";

interface ArrangedTabsProps {
  readonly element: FormElement;
  readonly definition: FormElementDefinition;
  readonly draw: DrawArranged;
}

/** Tabs as the form draws them: each can be opened, chosen, put elsewhere, and elements into it. */
export function ArrangedTabs({ element, definition, draw }: ArrangedTabsProps): ReactElement {
  const t = useText();
  const desk = useDesk();
  const wishedId = wishedTab(element, desk);
  const wished = useMemo(() => (wishedId === undefined ? undefined : { id: wishedId }), [wishedId]);
  if (element.children.length === 0) return <p className={styles.empty}>{t("forms.arrange.empty")}</p>;
  const parts = element.children.map((child): ElementPart => ({
    element: child, mistakes: 0, marks: marksOf(child, desk),
    // Anything else in tabs is drawn as such, under a tab of its own.
    content: child.type === "tab" || child.type === "fieldset" ? draw.level(child.children, child.id) : draw.element(child),
  }));
  return <ArrangedDrawing element={element} definition={definition} parts={parts} {...(wished && { wished })} />;
}

const marksOf = ({ id }: FormElement, { selected, inHand }: Desk): Readonly<Record<`data-${string}`, string>> => {
  const mark = inHand?.over?.mark.id === id ? inHand.over.mark : undefined;
  return { "data-arranged-tab": id, ...(selected?.id === id && { "data-chosen": "" }), ...(mark && { "data-lands": mark.side, "data-beside": "" }) };
};

/** The tab that the pointer holds something over, else the one that is chosen or in which the chosen element stands. */
function wishedTab({ children }: FormElement, { parts, selected, inHand }: Desk): string | undefined {
  const ids = new Set(children.map(({ id }) => id));
  if (inHand?.tab !== undefined && ids.has(inHand.tab)) return inHand.tab;
  const parents = new Map(parts.map(({ id, parentId }) => [id, parentId]));
  for (let at = selected?.id; at !== undefined; at = parents.get(at)) if (ids.has(at)) return at;
  return undefined;
}
