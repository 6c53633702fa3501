import { useCallback, useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from "react";
import { fillTemplate } from "#core/html/htmlTemplate.ts";
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

/** An element without a value: all of it is drawn by its own control, which gets its html filled in. */
export const PlainElement = ({ element: given, part, ...props }: PlainElementProps): ReactElement => {
  const { conditions } = part;
  const subscribe = useCallback((listener: () => void) => conditions.subscribe(listener), [conditions]);
  const texts = useSyncExternalStore(subscribe, () => conditions.textsOf(given.id));
  const element = useMemo(() => (texts.length > 0 ? { ...given, htmlContent: fillTemplate(given.htmlContent ?? "", texts) } : given), [given, texts]);
  return <FilledElement {...props} part={part} element={element} />;
};

const FilledElement = ({ element, definition: { component: Control }, part, children, parts, wished }: PlainElementProps): ReactElement => (
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
