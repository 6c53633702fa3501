import { CircleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { useFormState } from "react-hook-form";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { FormConfig } from "#sdk/wire.ts";
import { fieldName, formFields } from "../model/formFields.ts";
import styles from "./ErrorSummary.module.css";
import { focusField } from "./focusField.ts";
import type { FormPartProps } from "./FormPartProps.ts";

const namesShown = 3;

interface ErrorSummaryProps {
  readonly config: FormConfig;
  readonly part: FormPartProps;
  /** What the form waits for, said in the same place. */
  readonly note?: string | undefined;
}

/** "1 та хато: ЖШШИР": each name leads to its field. */
export function ErrorSummary({ config, part, note }: ErrorSummaryProps): ReactElement {
  const t = useText();
  const { errors } = useFormState({ control: part.control });
  const wrong = formFields(config.elements).filter(({ dataField }) => errors[dataField]);
  return (
    <div role="status" className={styles.summary}>
      {note}
      {note === undefined && wrong.length > 0 && (
        <>
          <Icon of={CircleAlert} />
          <span>{t("forms.errorCount", { count: wrong.length })}</span>
          {wrong.slice(0, namesShown).map((element, index) => (
            <span key={element.id} className={styles.name}>
              <button type="button" className={styles.field} onClick={() => focusField(part, element.dataField)}>
                {fieldName(element)}
              </button>
              {index < Math.min(wrong.length, namesShown) - 1 && ","}
              {index === namesShown - 1 && wrong.length > namesShown && "\u00a0…"}
            </span>
          ))}
        </>
      )}
    </div>
  );
}
