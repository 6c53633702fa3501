import { X } from "lucide-react";
import { useId, type ReactElement } from "react";
import { FieldEditor } from "#sdk/react/FieldEditor.tsx";
import { useText } from "#sdk/react/useText.ts";
import type { FormConfig } from "#sdk/wire.ts";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { isFlag, nameOf } from "../../model/bulkFields.ts";
import styles from "./ChangeManyDialog.module.css";
import type { BulkChange, ChosenField } from "./useBulkChange.ts";

interface BulkFieldLineProps {
  readonly form: string;
  /** The form with its fields standing alone. */
  readonly config: FormConfig;
  readonly field: ChosenField;
  readonly bulk: BulkChange;
}

/** A field that is to be the same in all of the records: by the form's own element, or emptied. */
export const BulkFieldLine = ({ form, config, field, bulk }: BulkFieldLineProps): ReactElement => {
  const t = useText();
  const id = useId();
  const { element, isCleared, errors } = field;
  const { dataField } = element;
  const label = nameOf(element);
  // Options that depend on another field are those of what is chosen for it here.
  const parent = element.isRelatedSelect === true ? bulk.chosen.find((one) => one.element.dataField === element.relatedSelect) : undefined;
  const mayClear = element.isRequired !== true && !isFlag(element);
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <div className={styles.editor}>
        {isCleared ? (
          <p className={styles.cleared}>
            <strong>{label}</strong>
            <span>{t("tables.bulk.cleared")}</span>
            {errors.map((text) => <em key={text} role="alert">{text}</em>)}
          </p>
        ) : (
          <FieldEditor
            key={parent ? JSON.stringify(parent.value) : ""}
            form={form}
            field={dataField}
            config={config}
            {...(parent && { values: { [parent.element.dataField]: parent.value } })}
            errors={errors}
            onReady={(control) => bulk.take(dataField, control)}
            onChange={(value) => bulk.change(dataField, value)}
          />
        )}
        {mayClear && (
          <CheckboxControl id={`${id}-clear`} value={isCleared} onChange={(next) => bulk.clear(dataField, next === true)}>{t("tables.bulk.clear")}</CheckboxControl>
        )}
      </div>
      <IconButton icon={X} label={t("tables.bulk.leave", { field: label })} onPress={() => bulk.remove(dataField)} />
    </div>
  );
};
