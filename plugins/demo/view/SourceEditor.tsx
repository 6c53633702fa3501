import type { ReactElement } from "react";
import { TextAreaControl } from "#sdk/ui/controls/TextAreaControl.tsx";
import type { EditableComponent } from "../model/EditableComponent.ts";
import styles from "./SourceEditor.module.css";
import { SourceTabs } from "./SourceTabs.tsx";

export interface SourceEditorProps {
  readonly component: EditableComponent;
  readonly onChange: (component: EditableComponent) => void;
}

/** The parts of a component's source as texts, one a tab. */
export const SourceEditor = ({ component, onChange }: SourceEditorProps): ReactElement => (
  <SourceTabs component={component} onChange={onChange}>
    {({ id, name, text, write }) => (
      <div className={styles.code}>
        <TextAreaControl id={id} label={name} value={text} rows={22} onChange={write} />
      </div>
    )}
  </SourceTabs>
);
