import { memo, useCallback, useMemo, useSyncExternalStore, type ReactElement } from "react";
import type { FormElementDefinition } from "#sdk/contributions/formElement.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import { safeStyle } from "#sdk/ui/html/safeStyle.ts";
import type { FormElement } from "#sdk/wire.ts";
import { formFields, type FieldElement } from "../model/formFields.ts";
import { cellStyle } from "../model/cellStyle.ts";
import { cogMarks } from "./cogMarks.ts";
import styles from "./FormEditorView.module.css";
import { DividedElement } from "./DividedElement.tsx";
import { ElementFrame } from "./ElementFrame.tsx";
import { FormField } from "./FormField.tsx";
import type { FormPartProps } from "./FormPartProps.ts";
import { hasTopLabel, isBeside } from "./labelledLines.ts";
import { LazySection } from "./LazySection.tsx";
import { linesOf } from "./linesOf.ts";
import { PlainElement } from "./PlainElement.tsx";
import { sectionsOf } from "./sectionsOf.ts";
import { UndrawnElement } from "./UndrawnElement.tsx";

interface FormElementsProps {
  readonly elements: readonly FormElement[];
  readonly part: FormPartProps;
}

/** The elements of one level, side by side by their widths; of a long one what is near is drawn first. */
export const FormElements = memo(function FormElements({ elements, part }: FormElementsProps): ReactElement {
  const sections = useMemo(() => sectionsOf(linesOf(elements)), [elements]);
  if (sections.length < 2) return <Lines lines={sections[0] ?? []} part={part} />;
  return (
    <div className={styles.sections}>
      {sections.map((lines, index) => <Section key={lines[0]?.[0]?.id} lines={lines} part={part} isFirst={index < sectionsAtOnce} />)}
    </div>
  );
});

/** So many sections of a level fill a window. */
const sectionsAtOnce = 2;

interface LinesProps {
  readonly lines: readonly (readonly FormElement[])[];
  readonly part: FormPartProps;
}

function Section({ lines, part, isFirst }: LinesProps & { readonly isFirst: boolean }): ReactElement {
  const { conditions } = part;
  const definitions = useContributions("formElement");
  const holds = useCallback(
    (field: string) => formFields(lines.flat()).some(({ id, dataField, type }) =>
      dataField === field && conditions.isPresent(id) && definitions.some((one) => one.type === type)),
    [lines, conditions, definitions],
  );
  return <LazySection part={part} lines={lines.length} holds={holds} isFirst={isFirst}>{() => <Lines lines={lines} part={part} />}</LazySection>;
}

const Lines = memo(function Lines({ lines, part }: LinesProps): ReactElement {
  const definitions = useContributions("formElement");
  const definitionOf = ({ type }: FormElement): FormElementDefinition | undefined => definitions.find((one) => one.type === type);
  return (
    <div className={styles.grid}>
      {lines.flatMap((line) => {
        const isLabelled = line.some((element) => hasTopLabel(element, definitionOf(element)));
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
  const look = safeStyle(element.cssStyle);
  return (
    <div className={styles.cell} style={{ ...look, ...cellStyle(element.width) }} data-styled={look && true} {...cogMarks(element, part)}>
      <ElementFrame element={element} part={part}>
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
      </ElementFrame>
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
