import type { ReactElement, ReactNode } from "react";
import { labelParts } from "#core/links/splitParts.ts";
import { useText } from "#sdk/react/useText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import type { FormElement } from "#sdk/wire.ts";
import { fieldId } from "./focusField.ts";
import styles from "./FormEditorView.module.css";
import type { FormPartProps } from "./FormPartProps.ts";

interface UndrawnElementProps {
  readonly element: FormElement;
  readonly part: Pick<FormPartProps, "idPrefix">;
  /** The elements that stand in it. */
  readonly children?: ReactNode;
}

/** Of a type that no plugin draws at present: its value is kept, and what stands in it is shown under its label (D73). */
export function UndrawnElement({ element, part, children }: UndrawnElementProps): ReactElement {
  const t = useText();
  const label = labelParts(element.label ?? "");
  if (children) {
    return (
      <div role="group" aria-label={label.top || undefined}>
        {label.top && <p className={styles.legend}>{label.top}</p>}
        {children}
      </div>
    );
  }
  const hint = t("forms.unknownElement", { type: element.type });
  return (
    <FieldFrame id={fieldId(part.idPrefix, element.dataField ?? element.id)} label={label} hint={hint} isLabelable={false}>
      {() => undefined}
    </FieldFrame>
  );
}
