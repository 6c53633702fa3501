import { useRef, type FocusEvent, type ReactElement } from "react";
import { isObject } from "#core/isObject.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { TextAreaControl } from "#sdk/ui/controls/TextAreaControl.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { focusFirst, useGroupName } from "../list/ListFrame.tsx";
import styles from "../list/list.module.css";
import { Cells } from "../list/ObjectList.tsx";
import type { Properties } from "../list/RowField.tsx";

/** One record in a field: each of the element's own elements edits a property, and what none is for stays. */
export function ObjectControl(props: FormElementProps): ReactElement {
  const group = useRef<HTMLDivElement>(null);
  useGroupName(group, props.id);
  const value: unknown = props.value ?? {};
  // Something else wrote it: it is shown, and stays.
  if (!isObject(value)) return <TextAreaControl {...elementControlProps(props)} isReadOnly value={JSON.stringify(value)} onChange={() => undefined} />;
  const change = (next: Properties): void => props.onChange(Object.keys(next).length === 0 ? null : next);
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur();
  };
  return (
    <div
      ref={group} id={props.id} role="group" tabIndex={-1} className={styles.object} data-name={props.element.dataField} data-invalid={props.isInvalid || undefined} aria-describedby={props.describedBy}
      onFocus={(event) => event.target === group.current && focusFirst(group.current)} onBlur={leave}
    >
      <Cells owner={props} id={props.id} values={value} onChange={change} />
    </div>
  );
}
