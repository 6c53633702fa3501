import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { useFormState } from "react-hook-form";
import type { ElementPart, FormElementDefinition } from "#sdk/contributions/formElement.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import type { FormElement } from "#sdk/wire.ts";
import type { FormConditions } from "../model/FormConditions.ts";
import { formFields } from "../model/formFields.ts";
import { ElementFrame } from "./ElementFrame.tsx";
import { cogMarks } from "./cogMarks.ts";
import type { FormPartProps } from "./FormPartProps.ts";
import { PlainElement } from "./PlainElement.tsx";

interface DividedElementProps {
  readonly element: FormElement;
  readonly definition: FormElementDefinition;
  readonly part: FormPartProps;
  /** Draws the elements of one level. */
  readonly draw: (elements: readonly FormElement[], part: FormPartProps) => ReactElement;
}

/** A container that shows its elements one at a time, and is told which one the form needs. */
export function DividedElement({ element, definition, part, draw }: DividedElementProps): ReactElement {
  const definitions = useContributions("formElement");
  const { errors } = useFormState({ control: part.control });
  const contents = useMemo(
    () => new Map(element.children.map((child) => [child.id, <PartContent key={child.id} child={child} definitions={definitions} part={part} draw={draw} />])),
    [element.children, definitions, part, draw],
  );
  const shown = useShown(element.children, part.conditions);
  const parts = shown.map((child): ElementPart => ({
    element: child,
    marks: cogMarks(child, part),
    content: contents.get(child.id),
    mistakes: new Set(formFields([child]).flatMap(({ dataField }) => (errors[dataField] ? [dataField] : []))).size,
  }));
  const wished = useWish(shown, definitions, part);
  return <PlainElement element={element} definition={definition} part={part} parts={parts} wished={wished}>{undefined}</PlainElement>;
}

interface PartContentProps extends Pick<DividedElementProps, "part" | "draw"> {
  readonly child: FormElement;
  readonly definitions: readonly FormElementDefinition[];
}

/** What a part consists of: of a group its elements, for the container says its label; any other element is drawn as such. */
function PartContent({ child, definitions, part, draw }: PartContentProps): ReactElement {
  const definition = definitions.find(({ type }) => type === child.type);
  const isGroup = definition?.isContainer === true && definition.hasValue === false && definition.isDivided !== true;
  return isGroup ? <ElementFrame element={child} part={part}>{draw(child.children, part)}</ElementFrame> : draw([child], part);
}

/** Those that their conditions show. */
function useShown(children: readonly FormElement[], conditions: FormConditions): readonly FormElement[] {
  const subscribe = useCallback((listener: () => void) => conditions.subscribe(listener), [conditions]);
  const isShown = useSyncExternalStore(subscribe, () => children.map(({ id }) => (conditions.isShown(id) ? "1" : "0")).join(""));
  return useMemo(() => children.filter((_child, index) => isShown[index] === "1"), [children, isShown]);
}

/** The part that the form asks for, since one of its fields has to be seen. */
function useWish(shown: readonly FormElement[], definitions: readonly FormElementDefinition[], { conditions, places }: FormPartProps) {
  const [wished, setWished] = useState<{ readonly id: string }>();
  const holding = (field: string): FormElement | undefined => shown.find((child) =>
    formFields([child]).some(({ id, dataField, type }) =>
      dataField === field && conditions.isPresent(id) && definitions.some((one) => one.type === type)));
  const latest = useRef(holding);
  useLayoutEffect(() => {
    latest.current = holding;
  });
  useLayoutEffect(() => places.addPart({
    has: (field) => latest.current(field) !== undefined,
    unfold: (field) => {
      const child = latest.current(field);
      // The field is to have the focus right after.
      if (child) flushSync(() => setWished({ id: child.id }));
    },
  }), [places]);
  return wished;
}
