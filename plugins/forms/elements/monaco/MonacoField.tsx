import { useMemo, useState, type ReactElement } from "react";
import type { ComponentFault } from "#sdk/contributions/view.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { MonacoControl } from "#sdk/ui/controls/monaco/MonacoControl.tsx";
import { useFormValues } from "../../model/useFormValues.ts";
import { useEndpointOutline } from "../../trial/useEndpointOutline.ts";
import { elementControlProps } from "../elementControlProps.ts";
import { DocumentField } from "./DocumentField.tsx";
import { DocxField } from "./DocxField.tsx";
import { LiveCode } from "./LiveCode.tsx";
import styles from "./monaco.module.css";
import { textOf } from "./textOf.ts";

/** Code, and where it is a component's or a document's, what comes of it: for administrators alone, for it runs as whoever sees it. */
export function MonacoField(props: FormElementProps): ReactElement {
  const { format, valueField } = props.element;
  const isAdministrator = useIsAdministrator();
  if (isAdministrator && format === "typescript:stage") return <ProgramField {...props} />;
  if (format === "docx") return <DocxField {...props} />;
  if (isAdministrator && format === "html" && valueField) return <DocumentField {...props} />;
  return isAdministrator && format === "tsx" && valueField ? <ComponentField {...props} /> : <Editor {...props} />;
}

interface EditorProps extends FormElementProps {
  readonly marks?: readonly { line: number; message: string }[];
  readonly declarations?: string;
}

const Editor = ({ marks, declarations, ...props }: EditorProps): ReactElement => (
  <MonacoControl {...elementControlProps(props)} value={textOf(props.value)} onChange={props.onChange} language={props.element.format} marks={marks} declarations={declarations} />
);

/** A stage's program: it is written with the types of what it is given. */
function ProgramField(props: FormElementProps): ReactElement {
  const { endpointId, name } = useFormValues();
  const outline = useEndpointOutline(textOf(endpointId), textOf(name));
  return <Editor {...props} declarations={outline?.declarations} />;
}

/** A component's module; of an element of a form, that of one which draws something. */
function ComponentField(props: FormElementProps): ReactElement {
  const { type } = useFormValues();
  const [fault, setFault] = useState<ComponentFault>();
  const marks = useMemo(() => (fault?.line === undefined ? [] : [{ line: fault.line, message: fault.message }]), [fault]);
  const isDrawn = type === undefined || type === "html";
  return (
    <div className={styles.around}>
      <Editor {...props} marks={marks} />
      {isDrawn && <LiveCode scripts={[textOf(props.value)]} cssField={props.element.valueField ?? ""} onFault={setFault} />}
    </div>
  );
}
