import { memo, useCallback, useSyncExternalStore, type ReactElement } from "react";
import { labelParts } from "#core/links/splitParts.ts";
import type { FormElementDefinition } from "#sdk/contributions/formElement.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import type { FormElement } from "#sdk/wire.ts";
import type { FieldElement } from "../model/formFields.ts";
import { cellStyle } from "./cellStyle.ts";
import styles from "./FormEditorView.module.css";
import { DividedElement } from "./DividedElement.tsx";
import { FormField } from "./FormField.tsx";
import type { FormPartProps } from "./FormPartProps.ts";
import { linesOf } from "./linesOf.ts";
import { PlainElement } from "./PlainElement.tsx";
import { UndrawnElement } from "./UndrawnElement.tsx";

interface FormElementsProps {
  readonly elements: readonly FormElement[];
  readonly part: FormPartProps;
}

/** The elements of one level, side by side by their widths. */
export const FormElements = memo(function FormElements({ elements, part }: FormElementsProps): ReactElement {
  const definitions = useContributions("formElement");
  const definitionOf = ({ type }: FormElement): FormElementDefinition | undefined => definitions.find((one) => one.type === type);
  const hasTopLabel = (element: FormElement): boolean =>
    element.dataField !== null && labelParts(element.label ?? "").top !== "" && definitionOf(element)?.hasOwnLabel !== true;
  return (
    <div className={styles.grid}>
      {linesOf(elements).flatMap((line) => {
        const isLabelled = line.some(hasTopLabel);
        return line.map((element) => {
          const Cell = part.conditions.hasCondition(element.id) ? ConditionalCell : ElementCell;
          return <Cell key={element.id} element={element} definition={definitionOf(element)} part={part} isLabelled={isLabelled} />;
        });
      })}
    </div>
  );
});

const drawElements = (elements: readonly FormElement[], part: FormPartProps): ReactElement => <FormElements elements={elements} part={part} />;

interface CellProps {
  readonly element: FormElement;
  /** Undefined of a type that no plugin draws at present. */
  readonly definition: FormElementDefinition | undefined;
  readonly part: FormPartProps;
  /** Labels of its line stand at the top. */
  readonly isLabelled: boolean;
}

const ElementCell = ({ element, definition, part, isLabelled }: CellProps): ReactElement => {
  const inside = element.children.length > 0 ? <FormElements elements={element.children} part={part} /> : undefined;
  return (
    <div className={styles.cell} style={cellStyle(element.width)}>
      {element.dataField ? (
        <FormField part={part} element={element as FieldElement} definition={definition} isBeside={isLabelled && isBeside(element)}>
          {inside}
        </FormField>
      ) : definition?.isDivided ? (
        <DividedElement part={part} element={element} definition={definition} draw={drawElements} />
      ) : definition?.hasValue === false ? (
        <PlainElement part={part} element={element} definition={definition}>
          {inside}
        </PlainElement>
      ) : (
        <UndrawnElement part={part} element={element}>
          {inside}
        </UndrawnElement>
      )}
    </div>
  );
};

/** Comes and goes with its display condition (spec §4); drawn again only when that changes. */
function ConditionalCell(props: CellProps): ReactElement | undefined {
  const { conditions } = props.part;
  const subscribe = useCallback((listener: () => void) => conditions.subscribe(listener), [conditions]);
  const isShown = useSyncExternalStore(subscribe, () => conditions.isShown(props.element.id));
  return isShown ? <ElementCell {...props} /> : undefined;
}

/** Shares its line with others. */
const isBeside = ({ width }: FormElement): boolean => width !== undefined && width !== 12 && width !== 100;
