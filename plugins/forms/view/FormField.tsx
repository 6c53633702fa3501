import { memo, useCallback, useEffect, useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from "react";
import { labelParts } from "#core/links/splitParts.ts";
import type { FormElementDefinition, RelatedValue } from "#sdk/contributions/formElement.ts";
import { useText } from "#sdk/react/useText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { fieldName, isEditable, type FieldElement } from "../model/formFields.ts";
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

/** The field in the form's state; drawn again by `FieldView` only when something of its own changed. */
function DrawnField(props: DrawnFieldProps): ReactElement {
  const { value, change, blur, errors } = useField(props.element, props.part);
  return <FieldView {...props} value={value} onChange={change} onBlur={blur} errorText={errors.join("\n")} />;
}

interface FieldViewProps extends DrawnFieldProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** One line for each thing that is wrong. */
  readonly errorText: string;
}

const FieldView = memo(function FieldView(props: FieldViewProps): ReactElement {
  const { shown: element = props.element, part, isBeside, definition, errorText } = props;
  const id = fieldId(part.idPrefix, element.dataField);
  const isRequired = element.isRequired === true && part.canSave && isEditable(element);
  const frame = frameOf(element, definition, isRequired);
  const Control = definition.component;
  const place = isBeside && !frame.label.top ? styles[definition.hasOwnLabel ? "lowMark" : "low"] : undefined;
  return (
    <div className={place}>
      <FieldFrame id={id} {...frame} isLabelable={!definition.isGroup} hint={element.hint} errors={errorText === "" ? [] : errorText.split("\n")}>
        {({ describedBy }) => (
          <Control
            element={element.isRequired && !isRequired ? { ...element, isRequired: false } : element}
            id={id}
            value={props.value}
            onChange={props.onChange}
            onBlur={props.onBlur}
            isDisabled={element.isDisabled === true}
            isReadOnly={element.isReadOnly === true || !part.canSave}
            isInvalid={errorText !== ""}
            describedBy={describedBy}
            form={part.form}
            isPublic={part.isPublic}
            related={props.related}
            work={part.work.of(element.dataField)}
          >
            {props.children}
          </Control>
        )}
      </FieldFrame>
    </div>
  );
});

/** Labels at their four places (spec §3); a control with a label of its own shows the right one, else the top one, itself. */
function frameOf(element: FieldElement, definition: FormElementDefinition, isRequired: boolean) {
  const parts = labelParts(element.label ?? "");
  if (!definition.hasOwnLabel) return { label: parts, isRequired };
  const own = parts.right || parts.top;
  const label = { top: parts.right ? parts.top : "", left: parts.left, bottom: parts.bottom };
  return { label, isRequired: isRequired && !own };
}

/** The field's value; errors of both sides come as one list, the server's until the value changes (spec §5). */
function useField(element: FieldElement, { places, checks, states }: FormPartProps) {
  const { dataField: name } = element;
  useEffect(() => places.add(name), [places, name]);
  const subscribe = useCallback((listener: () => void) => states.subscribe(name, listener), [states, name]);
  const value = useSyncExternalStore(subscribe, () => states.valueOf(name));
  const error = useSyncExternalStore(subscribe, () => states.errorOf(name));
  const actions = useMemo(() => states.actionsOf(name), [states, name]);
  return { value, ...actions, errors: shownErrors(error, () => checks.problemsOf(element, value)) };
}

/** Our own checks speak the present language, whenever they were made; the server's texts stay as they came. */
function shownErrors(error: ReturnType<FormPartProps["states"]["errorOf"]>, check: () => string[]): string[] {
  if (!error) return [];
  return error.type === "server" ? String(error.message ?? "").split("\n") : check();
}
