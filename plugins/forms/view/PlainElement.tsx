import type { ReactElement, ReactNode } from "react";
import type { FormElementDefinition, FormElementProps } from "#sdk/contributions/formElement.ts";
import type { FormElement } from "#sdk/wire.ts";
import type { FormPartProps } from "./FormPartProps.ts";

interface PlainElementProps extends Pick<FormElementProps, "parts" | "wished"> {
  readonly element: FormElement;
  readonly definition: FormElementDefinition;
  readonly part: FormPartProps;
  /** The elements that stand in it. */
  readonly children: ReactNode;
}

const changeNothing = (): void => undefined;

/** An element without a value: all of it is drawn by its own control. */
export const PlainElement = ({ element, definition: { component: Control }, part, children, parts, wished }: PlainElementProps): ReactElement => (
  <Control
    element={element}
    id={`${part.idPrefix}${element.id}`}
    value={undefined}
    onChange={changeNothing}
    onBlur={changeNothing}
    isDisabled={element.isDisabled === true}
    isReadOnly={element.isReadOnly === true || !part.canSave}
    isInvalid={false}
    form={part.form}
    isPublic={part.isPublic}
    {...(parts && { parts })}
    {...(wished && { wished })}
  >
    {children}
  </Control>
);
