import type { ReactElement, ReactNode } from "react";
import { emptyValue } from "#core/elements/elementValue.ts";
import type { FormElementDefinition, FormElementProps } from "#sdk/contributions/formElement.ts";
import type { FormElement } from "#sdk/wire.ts";
import { useDesk } from "./Desk.ts";

export const idPrefix = "arranged-";

interface DrawingProps extends Pick<FormElementProps, "parts" | "wished"> {
  readonly element: FormElement;
  readonly definition: FormElementDefinition;
  readonly children?: ReactNode;
}

const nothing = (): void => undefined;

/** The control of a type over no value. */
export function ArrangedDrawing({ element, definition: { component: Drawing }, children, ...parts }: DrawingProps): ReactElement {
  const { form } = useDesk();
  return (
    <Drawing
      element={element} id={`${idPrefix}${element.id}`} value={emptyValue(element.type)} onChange={nothing} onBlur={nothing}
      isDisabled={element.isDisabled === true} isReadOnly={element.isReadOnly === true} isInvalid={false} form={form} isPublic={false} {...parts}
    >
      {children}
    </Drawing>
  );
}
