import { ImagePlus, Upload } from "lucide-react";
import type { ReactElement } from "react";
import type { FormElementProps } from "#sdk/contributions/formElement.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { inputAttributes } from "#sdk/ui/controls/inputAttributes.ts";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { elementControlProps } from "../elementControlProps.ts";
import { acceptOf, boundsText, isSeveral } from "./admitFiles.ts";
import styles from "./DropZone.module.css";

interface DropZoneProps {
  readonly field: FormElementProps;
  /** Files that the field has or is getting. */
  readonly count: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The system's own input, so that label, keyboard and screen reader work, and around it what is seen. */
export function DropZone({ field, count, onFiles }: DropZoneProps): ReactElement {
  const t = useText();
  const locale = useLocale();
  const { element, isDisabled, isReadOnly } = field;
  // A file input that can be reached and not be changed there is in no browser.
  const { placeholder: _, readOnly: __, ...attributes } = inputAttributes({ ...elementControlProps(field), isDisabled: isDisabled || isReadOnly });
  const input = (
    <input
      {...attributes}
      type="file"
      multiple={isSeveral(element)}
      accept={acceptOf(element) || undefined}
      className={styles.input}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file may be chosen again.
        currentTarget.value = "";
        onFiles(files);
      }}
    />
  );
  if (isReadOnly && !isDisabled) return <>{count === 0 && "–"}<VisuallyHidden>{input}</VisuallyHidden></>;
  const bounds = boundsText({ element, locale, t });
  return (
    <label htmlFor={field.id} className={styles.zone} data-disabled={isDisabled || undefined} data-invalid={field.isInvalid || undefined} data-slim={count > 0 || undefined}>
      {input}
      <Icon of={element.type === "image" ? ImagePlus : Upload} size={18} />
      <span className={styles.words}>
        <span className={styles.choose}>{t(chooseKey(element, count))}</span>
        <span className={styles.drop}> {t("forms.files.orDrop")}</span>
        {bounds && <span className={styles.bounds}>{bounds}</span>}
      </span>
    </label>
  );
}

function chooseKey(element: FormElementProps["element"], count: number): string {
  if (count > 0 && !isSeveral(element)) return "forms.files.another";
  return element.type === "image" ? "forms.files.chooseImage" : "forms.files.choose";
}
