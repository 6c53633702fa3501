import { memo, useCallback, useEffect, useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from "react";
import type { FormElementDefinition, RelatedValue } from "#sdk/contributions/formElement.ts";
import { useText } from "#sdk/react/useText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import type { FieldStates } from "../model/FieldStates.ts";
import { fieldName, isEditable, type FieldElement } from "../model/formFields.ts";
import { frameOf } from "../model/frameOf.ts";
import { useRelatedValue } from "../model/useRelatedValue.ts";
import { fieldId } from "./focusField.ts";
import styles from "./FormField.module.css";
import type { FormPartProps } from "./FormPartProps.ts";
import { UndrawnElement } from "./UndrawnElement.tsx";

interface FormFieldProps {
  readonly element: FieldElement;
  /** Undefined of a type that no plugin draws at present. */
  readonly definition: FormElementDefinition | undefined;
  readonly part: FormPartProps;
  /** Stands beside fields with labels at the top: without one its control is lowered onto their line. */
  readonly isBeside: boolean;
  /** The elements that stand in it. */
  readonly children?: ReactNode;
}

/** One field: label, control, hint, and the list of what is wrong with its value. */
export const FormField = memo(function FormField({ definition, ...props }: FormFieldProps): ReactElement {
  if (!definition) return <UndrawnElement {...props} />;
  return props.element.relatedSelect === undefined ? <DrawnField {...props} definition={definition} /> : <DependentField {...props} definition={definition} />;
});

interface DrawnFieldProps extends FormFieldProps {
  readonly definition: FormElementDefinition;
  readonly related?: RelatedValue;
  /** The element as it is drawn at present, where that differs from how it is checked and sent. */
  readonly shown?: FieldElement;
}

/** A field whose options depend on another: off, with the reason, until that has a value (spec §5). */
function DependentField(props: DrawnFieldProps): ReactElement {
  const t = useText();
  const { element, part } = props;
  const { control, fields } = part;
  const related = useRelatedValue(element, control);
  const { relatedSelect = "" } = element;
  const other = fields.find(({ dataField }) => dataField === relatedSelect);
  const waiting = useMemo(
    () => ({ ...element, isDisabled: true, hint: t("forms.chooseFirst", { field: other ? fieldName(other) : relatedSelect }) }),
    [element, t, other, relatedSelect],
  );
  const isWaiting = related.filter === "" && isEditable(element) && part.canSave;
  return <DrawnField {...props} related={related} shown={isWaiting ? waiting : element} />;
}

/** The field with what stands around it, drawn again when its errors change; what is typed draws the control alone. */
function DrawnField(props: DrawnFieldProps): ReactElement {
  const { shown: element = props.element, part, isBeside, definition } = props;
  const id = fieldId(part.idPrefix, element.dataField);
  const errorText = useErrorText(props.element, part);
  const isRequired = element.isRequired === true && part.canSave && isEditable(element);
  const frame = frameOf(element, definition, isRequired);
  const place = isBeside && !frame.label.top ? styles[definition.hasOwnLabel ? "lowMark" : "low"] : undefined;
  return (
    <div className={place}>
      <FieldFrame id={id} {...frame} isBare={part.isBare} isLabelable={!definition.isGroup} hint={element.hint} errors={errorText === "" ? [] : errorText.split("\n")}>
        {({ describedBy }) => <FieldControl {...props} id={id} isRequired={isRequired} isInvalid={errorText !== ""} describedBy={describedBy} />}
      </FieldFrame>
    </div>
  );
}

interface FieldControlProps extends DrawnFieldProps {
  readonly id: string;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

function FieldControl({ shown, part, definition: { component: Control }, isRequired, ...props }: FieldControlProps): ReactElement {
  const element = shown ?? props.element;
  const { value, change, blur } = useFieldValue(element.dataField, part.states);
  return (
    <Control
      element={element.isRequired && !isRequired ? { ...element, isRequired: false } : element}
      id={props.id}
      value={value}
      onChange={change}
      onBlur={blur}
      isDisabled={element.isDisabled === true}
      isReadOnly={element.isReadOnly === true || !part.canSave}
      isInvalid={props.isInvalid}
      describedBy={props.describedBy}
      form={part.form}
      isPublic={part.isPublic}
      related={props.related}
      work={part.work.of(element.dataField)}
    >
      {props.children}
    </Control>
  );
}

/** The field's value, and what its control does with it. */
function useFieldValue(name: string, states: FieldStates) {
  const subscribe = useCallback((listener: () => void) => states.subscribe(name, listener), [states, name]);
  const value = useSyncExternalStore(subscribe, () => states.valueOf(name));
  const actions = useMemo(() => states.actionsOf(name), [states, name]);
  return { value, ...actions };
}

/** Errors of both sides as one list, a line for each; the server's until the value changes (spec §5). */
function useErrorText(element: FieldElement, { places, checks, states }: FormPartProps): string {
  const { dataField: name } = element;
  useEffect(() => places.add(name), [places, name]);
  const subscribe = useCallback((listener: () => void) => states.subscribe(name, listener), [states, name]);
  return useSyncExternalStore(subscribe, () => shownErrors(states.errorOf(name), () => checks.problemsOf(element, states.valueOf(name))).join("\n"));
}

/** Our own checks speak the present language, whenever they were made; the server's texts stay as they came. */
function shownErrors(error: ReturnType<FormPartProps["states"]["errorOf"]>, check: () => string[]): string[] {
  if (!error) return [];
  return error.type === "server" ? String(error.message ?? "").split("\n") : check();
}
