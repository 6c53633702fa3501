import { memo, useCallback, useSyncExternalStore, type ReactElement } from "react";
import { labelParts } from "#core/links/splitParts.ts";
import { useContributions } from "#sdk/react/useContributions.ts";
import type { FormElement } from "#sdk/wire.ts";
import type { FieldElement } from "../model/formFields.ts";
import { cellStyle } from "./cellStyle.ts";
import styles from "./FormEditorView.module.css";
import { FormField } from "./FormField.tsx";
import type { FormPartProps } from "./FormPartProps.ts";
import { linesOf } from "./linesOf.ts";

interface FormElementsProps {
  readonly elements: readonly FormElement[];
  readonly part: FormPartProps;
}

/** The elements of one level, side by side by their widths. */
export const FormElements = memo(function FormElements({ elements, part }: FormElementsProps): ReactElement {
  const definitions = useContributions("formElement");
  const hasTopLabel = ({ label, type }: FormElement): boolean =>
    labelParts(label ?? "").top !== "" && definitions.find((one) => one.type === type)?.hasOwnLabel !== true;
  return (
    <div className={styles.grid}>
      {linesOf(elements).flatMap((line) => {
        const isLabelled = line.some(hasTopLabel);
        return line.map((element) => {
          const Cell = part.conditions.hasCondition(element.id) ? ConditionalCell : ElementCell;
          return <Cell key={element.id} element={element} part={part} isLabelled={isLabelled} />;
        });
      })}
    </div>
  );
});

interface CellProps {
  readonly element: FormElement;
  readonly part: FormPartProps;
  /** Labels of its line stand at the top. */
  readonly isLabelled: boolean;
}

const ElementCell = ({ element, part, isLabelled }: CellProps): ReactElement => (
  <div className={styles.cell} style={cellStyle(element.width)}>
    {element.dataField ? (
      <FormField part={part} element={element as FieldElement} isBeside={isLabelled && isBeside(element)} />
    ) : (
      <Group part={part} element={element} />
    )}
  </div>
);

/** Comes and goes with its display condition (spec §4); drawn again only when that changes. */
function ConditionalCell(props: CellProps): ReactElement | undefined {
  const { conditions } = props.part;
  const subscribe = useCallback((listener: () => void) => conditions.subscribe(listener), [conditions]);
  const isShown = useSyncExternalStore(subscribe, () => conditions.isShown(props.element.id));
  return isShown ? <ElementCell {...props} /> : undefined;
}

/** Shares its line with others. */
const isBeside = ({ width }: FormElement): boolean => width !== undefined && width !== 12 && width !== 100;

/** Elements under a heading of their own; an empty one takes no place. */
function Group({ element, part }: { readonly element: FormElement; readonly part: FormPartProps }): ReactElement | undefined {
  if (element.children.length === 0) return undefined;
  const label = labelParts(element.label ?? "").top;
  return (
    <div role="group" aria-label={label || undefined}>
      {label && <p className={styles.legend}>{label}</p>}
      <FormElements elements={element.children} part={part} />
    </div>
  );
}
