import { useId, useState, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { tabPanel, Tabs } from "#sdk/ui/layout/Tabs.tsx";
import { TextAreaControl } from "#sdk/ui/controls/TextAreaControl.tsx";
import { partsOf, readPart, writePart, type EditableComponent, type SourcePart } from "../model/EditableComponent.ts";
import styles from "./SourceEditor.module.css";

export interface SourceEditorProps {
  readonly component: EditableComponent;
  readonly onChange: (component: EditableComponent) => void;
}

/** What a file of this part is called. */
function fileName({ name }: EditableComponent, part: SourcePart): string {
  if (part === "content") return `${name}.html`;
  return part === "css" ? `${name}.css` : `${name}${part === 0 ? "" : `.${part + 1}`}.tsx`;
}

/** The parts of a component's source as texts, one a tab. */
export const SourceEditor = ({ component, onChange }: SourceEditorProps): ReactElement => {
  const t = useText();
  const id = useId();
  const parts = partsOf(component);
  const [selected, select] = useState<SourcePart>(parts[0] ?? "css");
  const tabs = parts.map((part) => ({ id: String(part), label: fileName(component, part) }));
  const text = readPart(component, selected);
  return (
    <>
      <Tabs
        id={id}
        label={t("demo.components.parts")}
        tabs={tabs}
        selected={String(selected)}
        onSelect={(tab) => select(parts.find((part) => String(part) === tab) ?? "css")}
        isFlush
      />
      <div {...tabPanel(id, String(selected))} className={styles.code}>
        <TextAreaControl
          id={`${id}-text`}
          label={fileName(component, selected)}
          value={text}
          rows={22}
          onChange={(next) => onChange(writePart(component, selected, next))}
        />
      </div>
    </>
  );
};
