import type { ReactElement } from "react";
import { labelParts } from "#core/links/splitParts.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import { usePrinting } from "#sdk/react/usePrinting.ts";
import type { FormElement } from "#sdk/wire.ts";
import { fieldName, type FieldElement } from "../model/formFields.ts";
import type { FormPartProps } from "./FormPartProps.ts";
import { PlainElement } from "./PlainElement.tsx";
import styles from "./PrintedForm.module.css";
import { ShownValue } from "./ShownValue.tsx";

interface PrintedFormProps {
  readonly elements: readonly FormElement[];
  readonly part: FormPartProps;
}

/** On paper a form is all that it holds, in tabs that are not open as well: each field with its value as text. */
export const PrintedForm = (props: PrintedFormProps): ReactElement | undefined =>
  usePrinting() ? <div className={styles.paper}><PrintedElements {...props} /></div> : undefined;

const PrintedElements = ({ elements, part }: PrintedFormProps): ReactElement => (
  <>
    {elements.filter(({ id }) => part.conditions.isPresent(id)).map((element) => <PrintedElement key={element.id} element={element} part={part} />)}
  </>
);

function PrintedElement({ element, part }: { readonly element: FormElement; readonly part: FormPartProps }): ReactElement | undefined {
  const definition = useContributions("formElement").find(({ type }) => type === element.type);
  const inside = element.children.length > 0 && <PrintedElements elements={element.children} part={part} />;
  if (element.dataField) return <PrintedField element={element as FieldElement} part={part}>{inside}</PrintedField>;
  if (inside) return <PrintedGroup label={labelParts(element.label ?? "").top}>{inside}</PrintedGroup>;
  return definition && element.type === "html" ? <PlainElement element={element} definition={definition} part={part}>{undefined}</PlainElement> : undefined;
}

const PrintedGroup = ({ label, children }: { readonly label: string; readonly children: ReactElement }): ReactElement => (
  <section>
    {label && <h3 className={styles.heading}>{label}</h3>}
    {children}
  </section>
);

interface PrintedFieldProps {
  readonly element: FieldElement;
  readonly part: FormPartProps;
  readonly children: ReactElement | false;
}

const PrintedField = ({ element, part, children }: PrintedFieldProps): ReactElement => (
  <>
    <p className={styles.field}>
      <span className={styles.name}>{fieldName(element)}</span>
      <span className={styles.value}><ShownValue element={element} value={part.states.valueOf(element.dataField)} form={part.form} /></span>
    </p>
    {children}
  </>
);
