import { Users } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { FormConfig } from "#sdk/wire.ts";
import { clashes, type Clash } from "../model/conflict.ts";
import { fieldName, type FormValues } from "../model/formFields.ts";
import type { FormEditor } from "../model/useFormEditor.ts";
import styles from "./ConflictNotice.module.css";
import { ShownValue } from "./ShownValue.tsx";

interface ConflictNoticeProps {
  readonly config: FormConfig;
  readonly theirs: FormValues;
  readonly editor: FormEditor;
  /** The form's name, to ask for the names of options. */
  readonly form: string;
}

/** Somebody else saved first: what they wrote, what is typed here, and the choice. Nothing typed is lost. */
export function ConflictNotice({ config, theirs, editor, form }: ConflictNoticeProps): ReactElement {
  const t = useText();
  const notice = useRef<HTMLElement>(null);
  const [theirFields, setTheirFields] = useState<readonly string[]>([]);
  // The choice stands at the top, and the person pressed a button at the bottom.
  useEffect(() => {
    notice.current?.focus();
    notice.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  const contested = clashes(config, theirs, { mine: editor.form.getValues(), before: editor.before });
  const hasClash = contested.length > 0;
  const choose = (field: string, isTheirs: boolean): void =>
    setTheirFields((chosen) => (isTheirs ? [...chosen, field] : chosen.filter((name) => name !== field)));
  return (
    <section ref={notice} role="alert" tabIndex={-1} className={styles.notice}>
      <h3 className={styles.title}>
        <Icon of={Users} size={18} />
        {t("forms.conflict.title")}
      </h3>
      <p>{t(hasClash ? "forms.conflict.clash" : "forms.conflict.noClash")}</p>
      {hasClash && (
        <div className={styles.scroll}>
          <table className={styles.values}>
            <thead>
              <tr>
                <th scope="col">{t("forms.conflict.field")}</th>
                <th scope="col">{t("forms.conflict.before")}</th>
                <th scope="col">{t("forms.conflict.mine")}</th>
                <th scope="col">{t("forms.conflict.theirs")}</th>
              </tr>
            </thead>
            <tbody>
              {contested.map((clash) => {
                const { dataField } = clash.element;
                return <ClashRow key={dataField} clash={clash} form={form} isTheirs={theirFields.includes(dataField)} onChoose={(isTheirs) => choose(dataField, isTheirs)} />;
              })}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.actions}>
        <Button tone="primary" onPress={() => editor.settle(theirFields)}>
          {t(hasClash ? "forms.conflict.apply" : "forms.conflict.join")}
        </Button>
      </div>
    </section>
  );
}

interface ClashRowProps {
  readonly clash: Clash;
  readonly form: string;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

/** What stood in one field, and the choice between the two values that took its place. */
function ClashRow({ clash: { element, before, mine, theirs }, form, isTheirs, onChoose }: ClashRowProps): ReactElement {
  const name = useId();
  const shown = (value: unknown): ReactNode => <ShownValue element={element} value={value} form={form} />;
  const choice = (value: unknown, isOfTheirs: boolean): ReactNode => (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isTheirs === isOfTheirs} onChange={() => onChoose(isOfTheirs)} />
      <span>{shown(value)}</span>
    </label>
  );
  return (
    <tr>
      <th scope="row">{fieldName(element)}</th>
      <td>{shown(before)}</td>
      <td>{choice(mine, false)}</td>
      <td>{choice(theirs, true)}</td>
    </tr>
  );
}
