import { useId, useState, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { tabPanel, Tabs } from "#sdk/ui/layout/Tabs.tsx";
import { partsOf, readPart, writePart, type EditableComponent, type SourcePart } from "../model/EditableComponent.ts";
import styles from "./SourceTabs.module.css";

interface ShownPart {
  readonly id: string;
  readonly part: SourcePart;
  /** Of its file. */
  readonly name: string;
  readonly text: string;
  readonly write: (text: string) => void;
}

export interface SourceTabsProps {
  readonly component: EditableComponent;
  readonly onChange: (component: EditableComponent) => void;
  /** Draws what edits the chosen part. */
  readonly children: (shown: ShownPart) => ReactElement;
}

/** What a file of this part is called. */
function fileName({ name }: EditableComponent, part: SourcePart): string {
  if (part === "content") return `${name}.html`;
  return part === "css" ? `${name}.css` : `${name}${part === 0 ? "" : `.${part + 1}`}.tsx`;
}

/** The parts of a component's source, one a tab. */
export const SourceTabs = ({ component, onChange, children }: SourceTabsProps): ReactElement => {
  const t = useText();
  const id = useId();
  const parts = partsOf(component);
  const [part, select] = useState<SourcePart>(parts[0] ?? "css");
  const write = (text: string): void => onChange(writePart(component, part, text));
  return (
    <>
      <Tabs
        id={id}
        label={t("demo.components.parts")}
        tabs={parts.map((one) => ({ id: String(one), label: fileName(component, one) }))}
        selected={String(part)}
        onSelect={(tab) => select(parts.find((one) => String(one) === tab) ?? "css")}
        isFlush
      />
      <div {...tabPanel(id, String(part))} className={styles.panel}>
        {children({ id: `${id}-text`, part, name: fileName(component, part), text: readPart(component, part), write })}
      </div>
    </>
  );
};
