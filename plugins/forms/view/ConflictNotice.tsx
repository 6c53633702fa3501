import { Users } from "lucide-react";
import { useEffect, useRef, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import type { FormConfig } from "#sdk/wire.ts";
import { clashes } from "../model/conflict.ts";
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
  // The choice stands at the top, and the person pressed a button at the bottom.
  useEffect(() => {
    notice.current?.focus();
    notice.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  const contested = clashes(config, theirs, { mine: editor.form.getValues(), before: editor.before });
  const hasClash = contested.length > 0;
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
                <th scope="col">{t("forms.conflict.mine")}</th>
                <th scope="col">{t("forms.conflict.theirs")}</th>
              </tr>
            </thead>
            <tbody>
              {contested.map(({ element, mine, theirs: saved }) => (
                <tr key={element.id}>
                  <th scope="row">{fieldName(element)}</th>
                  <td><ShownValue element={element} value={mine} form={form} /></td>
                  <td><ShownValue element={element} value={saved} form={form} /></td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.actions}>
        {hasClash && <Button onPress={() => editor.settle("theirs")}>{t("forms.conflict.takeTheirs")}</Button>}
        <Button tone="primary" onPress={() => editor.settle("mine")}>
          {t(hasClash ? "forms.conflict.keepMine" : "forms.conflict.join")}
        </Button>
      </div>
    </section>
  );
}
