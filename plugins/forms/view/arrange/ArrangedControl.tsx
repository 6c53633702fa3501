import type { ReactElement, ReactNode } from "react";
import { emptyValue } from "#core/elements/elementValue.ts";
import { isOwner } from "#core/elements/findElementType.ts";
import type { FormElementDefinition, FormElementProps } from "#sdk/contributions/formElement.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import type { FormElement } from "#sdk/wire.ts";
import { frameOf } from "../../model/frameOf.ts";
import { ElementFrame } from "../ElementFrame.tsx";
import field from "../FormField.module.css";
import { UndrawnElement } from "../UndrawnElement.tsx";
import { ArrangedLevel } from "./ArrangedLevel.tsx";
import { ArrangedTabs } from "./ArrangedTabs.tsx";
import { useDesk } from "./Desk.ts";

const idPrefix = "arranged-";

/** An element as the form draws it, empty; nothing of it can be used but what stands in it. */
export function ArrangedControl({ element, isLow }: { readonly element: FormElement; readonly isLow: boolean }): ReactElement {
  const { form } = useDesk();
  const definition = useContributions("formElement").find(({ type }) => type === element.type);
  return (
    <ElementFrame element={element} part={{ canSave: false, form }}>
      <Drawn element={element} definition={definition} isLow={isLow} />
    </ElementFrame>
  );
}

interface DrawnProps {
  readonly element: FormElement;
  readonly definition: FormElementDefinition | undefined;
  readonly isLow: boolean;
}

function Drawn({ element, definition, isLow }: DrawnProps): ReactElement {
  const inside = <ArrangedLevel elements={element.children} parentId={element.id} />;
  const isPlace = definition ? definition.isContainer === true && !isOwner(element.type) : element.children.length > 0;
  if (definition?.isDivided) return <ArrangedTabs element={element} definition={definition} />;
  if (!definition) return <UndrawnElement element={element} part={{ idPrefix }}>{isPlace && inside}</UndrawnElement>;
  if (isPlace && !element.dataField) return <Control element={element} definition={definition}>{inside}</Control>;
  if (!element.dataField) return <div inert><Control element={element} definition={definition} /></div>;
  const frame = frameOf(element, definition, element.isRequired === true);
  const place = isLow && !frame.label.top ? field[definition.hasOwnLabel ? "lowMark" : "low"] : undefined;
  return (
    <div inert className={place}>
      <FieldFrame id={`${idPrefix}${element.id}`} {...frame} isLabelable={false} hint={element.hint}>
        {() => <Control element={element} definition={definition} />}
      </FieldFrame>
    </div>
  );
}

interface ControlProps extends Pick<FormElementProps, "parts" | "wished"> {
  readonly element: FormElement;
  readonly definition: FormElementDefinition;
  readonly children?: ReactNode;
}

const nothing = (): void => undefined;

/** The control of a type over no value. */
export function Control({ element, definition: { component: Drawing }, children, ...parts }: ControlProps): ReactElement {
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
