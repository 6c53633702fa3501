import type { ReactElement } from "react";
import { isOwner } from "#core/elements/findElementType.ts";
import type { FormElementDefinition } from "#sdk/contributions/formElement.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import type { FormElement } from "#sdk/wire.ts";
import { frameOf } from "../../model/frameOf.ts";
import { ElementFrame } from "../ElementFrame.tsx";
import field from "../FormField.module.css";
import { UndrawnElement } from "../UndrawnElement.tsx";
import { ArrangedDrawing, idPrefix } from "./ArrangedDrawing.tsx";
import { ArrangedTabs } from "./ArrangedTabs.tsx";
import { useDesk } from "./Desk.ts";
import type { DrawArranged } from "./DrawArranged.ts";

/** An element as the form draws it, empty; nothing of it can be used but what stands in it. */
export function ArrangedControl({ element, isLow, draw }: Omit<DrawnProps, "definition">): ReactElement {
  const { form } = useDesk();
  const definition = useContributions("formElement").find(({ type }) => type === element.type);
  return (
    <ElementFrame element={element} part={{ canSave: false, form }}>
      <Drawn element={element} definition={definition} isLow={isLow} draw={draw} />
    </ElementFrame>
  );
}

interface DrawnProps {
  readonly element: FormElement;
  readonly definition: FormElementDefinition | undefined;
  readonly isLow: boolean;
  readonly draw: DrawArranged;
}

function Drawn({ element, definition, isLow, draw }: DrawnProps): ReactElement {
  const inside = draw.level(element.children, element.id);
  const isPlace = definition ? definition.isContainer === true && !isOwner(element.type) : element.children.length > 0;
  if (definition?.isDivided) return <ArrangedTabs element={element} definition={definition} draw={draw} />;
  if (!definition) return <UndrawnElement element={element} part={{ idPrefix }}>{isPlace && inside}</UndrawnElement>;
  if (isPlace && !element.dataField) return <ArrangedDrawing element={element} definition={definition}>{inside}</ArrangedDrawing>;
  if (!element.dataField) return <div inert><ArrangedDrawing element={element} definition={definition} /></div>;
  const frame = frameOf(element, definition, element.isRequired === true);
  const place = isLow && !frame.label.top ? field[definition.hasOwnLabel ? "lowMark" : "low"] : undefined;
  return (
    <div inert className={place}>
      <FieldFrame id={`${idPrefix}${element.id}`} {...frame} isLabelable={false} hint={element.hint}>
        {() => <ArrangedDrawing element={element} definition={definition} />}
      </FieldFrame>
    </div>
  );
}
