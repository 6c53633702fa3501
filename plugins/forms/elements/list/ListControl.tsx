import type { ReactElement } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { TextAreaControl } from "#sdk/ui/controls/TextAreaControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { LiveList } from "./LiveList.tsx";
import { areObjects, ObjectList } from "./ObjectList.tsx";
import { TextList } from "./TextList.tsx";

const areTexts = (value: readonly unknown[]): value is readonly string[] => value.every((one) => typeof one === "string");

/** Texts, or records of what the element's own elements say. */
export function ListControl(props: FormElementProps): ReactElement {
  const value: unknown = props.value ?? [];
  const isOfTexts = props.element.children.length === 0;
  if (Array.isArray(value) && isOfTexts && areTexts(value)) return props.element.valueField ? <LiveList props={props} value={value} /> : <TextList props={props} value={value} />;
  if (Array.isArray(value) && !isOfTexts && areObjects(value)) return <ObjectList props={props} value={value} />;
  // Something else wrote it: it is shown, and stays.
  return <TextAreaControl {...elementControlProps(props)} isReadOnly value={JSON.stringify(value)} onChange={() => undefined} />;
}
