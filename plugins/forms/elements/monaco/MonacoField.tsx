import { Eye, EyeOff } from "lucide-react";
import { useMemo, useState, type ReactElement } from "react";
import type { ComponentFault } from "#sdk/contributions/view.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { LiveResult } from "#sdk/react/live/LiveResult.tsx";
import type { LiveSource } from "#sdk/react/live/LiveSource.ts";
import { useLiveText } from "#sdk/react/live/useLiveText.ts";
import { useSettled } from "#sdk/react/live/useSettled.ts";
import { useIsAdministrator } from "#sdk/react/useIsAdministrator.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { MonacoControl } from "#sdk/ui/controls/monaco/MonacoControl.tsx";
import { useFormValues } from "../../model/useFormValues.ts";
import { useEndpointOutline } from "../../trial/useEndpointOutline.ts";
import { elementControlProps } from "../elementControlProps.ts";
import { DocumentField } from "./DocumentField.tsx";
import { DocxField } from "./DocxField.tsx";
import styles from "./monaco.module.css";

/** Code, and where it is a component's or a document's, what comes of it: for administrators alone, for it runs as whoever sees it. */
export function MonacoField(props: FormElementProps): ReactElement {
  const { format, valueField } = props.element;
  const isAdministrator = useIsAdministrator();
  if (isAdministrator && format === "typescript:stage") return <ProgramField {...props} />;
  if (format === "docx") return <DocxField {...props} />;
  if (isAdministrator && format === "html" && valueField) return <DocumentField {...props} />;
  return isAdministrator && format === "tsx" && valueField ? <ComponentField {...props} /> : <Editor {...props} />;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

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

/** Nothing of it runs before it is asked for; from then on it follows what is typed, in this field and the others. */
function ComponentField(props: FormElementProps): ReactElement {
  const say = useLiveText();
  const [isShown, setShown] = useState(false);
  const [fault, setFault] = useState<ComponentFault>();
  const marks = useMemo(() => (!isShown || fault?.line === undefined ? [] : [{ line: fault.line, message: fault.message }]), [isShown, fault]);
  return (
    <div className={styles.around}>
      <Editor {...props} marks={marks} />
      <div>
        <Button size="small" tone="ghost" icon={isShown ? EyeOff : Eye} aria={{ "aria-expanded": isShown }} onPress={() => setShown(!isShown)}>{say(isShown ? "hide" : "show")}</Button>
      </div>
      {isShown && <Result code={textOf(props.value)} css={props.element.valueField ?? ""} label={say("result")} onFault={setFault} />}
    </div>
  );
}

interface ResultProps {
  readonly code: string;
  /** The field with its styles. */
  readonly css: string;
  readonly label: string;
  readonly onFault: (fault: ComponentFault | undefined) => void;
}

/** Milliseconds of rest after a key. */
const rest = 800;

function Result({ code, css, label, onFault }: ResultProps): ReactElement {
  const source = useSettled(useWritten(code, css), rest);
  return <section className={styles.result} aria-label={label}><LiveResult source={source} onFault={onFault} /></section>;
}

/** The component as the form's fields say it now; the same as long as they say the same. */
function useWritten(code: string, cssField: string): LiveSource {
  const values = useFormValues();
  const [name, css, content, realm] = [textOf(values["name"]), textOf(values[cssField]), textOf(values["content"]), textOf(values["realm"])];
  return useMemo(
    () => ({ scope: "preview", name: name || "Component", scripts: [code], css, content, realm: realm === "frame" ? "frame" : "worker", props: {} }),
    [name, code, css, content, realm],
  );
}
