import type { ReactElement } from "react";
import { checkProperty } from "#core/elements/elementValue.ts";
import { sayFailure } from "#core/wording/sayFailure.ts";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useReadable } from "#sdk/react/useReadable.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import type { FormElement } from "#sdk/wire.ts";
import { frameOf } from "../../model/frameOf.ts";

export type Properties = Readonly<Record<string, unknown>>;

interface RowFieldProps {
  /** Of the list or the object. */
  readonly owner: FormElementProps;
  readonly child: FormElement;
  readonly id: string;
  readonly values: Properties;
  readonly onChange: (values: Properties) => void;
}

/** One property of a row or of an object, with what is wrong with it. */
export function RowField({ owner, child, id, values, onChange }: RowFieldProps): ReactElement | undefined {
  const definition = useContributions("formElement").find(({ type }) => type === child.type);
  const name = child.dataField ?? "";
  const failures = useProblems(owner, child, values);
  if (!definition) return undefined;
  const { component: Control } = definition;
  const isFixed = owner.isDisabled || owner.isReadOnly;
  const isRequired = child.isRequired === true && !isFixed;
  const errors = failures.filter(({ depth }) => depth === 1).map(({ text }) => text);
  return (
    <FieldFrame id={id} {...frameOf(child, definition, isRequired)} isLabelable={!definition.isGroup} hint={child.hint} errors={errors}>
      {({ describedBy }) => (
        <Control
          element={{ ...child, isRequired }} id={id} describedBy={describedBy} value={values[name]}
          onChange={(value) => onChange(withProperty(values, child, value))} onBlur={nothing}
          isDisabled={owner.isDisabled || child.isDisabled === true} isReadOnly={owner.isReadOnly || child.isReadOnly === true}
          isInvalid={failures.length > 0} form={owner.form} isPublic={owner.isPublic} {...relatedOf(owner, child, values)}
        />
      )}
    </FieldFrame>
  );
}

/** What an offer depends on stands beside it in the row, or is the record's. */
function relatedOf({ element, related }: FormElementProps, { relatedSelect }: FormElement, values: Properties): Pick<FormElementProps, "related"> {
  if (relatedSelect === undefined) return {};
  if (element.children.some(({ dataField }) => dataField === relatedSelect)) return { related: { filter: String(values[relatedSelect] ?? ""), isStored: true } };
  return related ? { related } : {};
}

const nothing = (): void => undefined;

/** What is cleared, and a box that is ticked no more, is not said at all. */
function withProperty(values: Properties, { dataField, defaultValue }: FormElement, value: unknown): Properties {
  const name = dataField ?? "";
  const isUnsaid = value === null || value === undefined || value === "" || (value === false && defaultValue !== true);
  if (!isUnsaid) return { ...values, [name]: value };
  return Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));
}

/** Said only once the form says that something is wrong. */
function useProblems({ isInvalid }: FormElementProps, child: FormElement, values: Properties) {
  const locale = useLocale();
  const timeZone = useReadable(useCapability("i18n").timeZone);
  if (!isInvalid) return [];
  return checkProperty(child, values, { isNew: false, timeZone }).map(({ at = [], ...failure }) => ({ depth: at.length, text: sayFailure(locale, failure) }));
}
