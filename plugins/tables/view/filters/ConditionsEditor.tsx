import { useEffect, useMemo, useRef, useState, type FormEvent, type KeyboardEvent, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { draftOf, emptyGroup, whereOf, type DraftGroup } from "../../model/whereDraft.ts";
import { whereFields } from "../../model/where.ts";
import { ConditionGroup } from "./ConditionGroup.tsx";
import type { ConditionsChipProps } from "./ConditionsProps.ts";
import styles from "./ConditionsEditor.module.css";

export interface ConditionsEditorProps extends ConditionsChipProps {
  readonly onClose: () => void;
}

/** Conditions as a sentence: field, operator and value of each, joined by "and" or "or", in groups where need be. */
export const ConditionsEditor = ({ config, isPublic, where, onChange, onClose }: ConditionsEditorProps): ReactElement => {
  const t = useText();
  const dialog = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => whereFields(config), [config]);
  const [draft, setDraft] = useState<DraftGroup>(() => draftOf(where) ?? emptyGroup(fields));
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    // After the popover has its place.
    const frame = requestAnimationFrame(() => dialog.current?.querySelector<HTMLElement>("[role=combobox]")?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = whereOf(fields, draft);
    setChecked(true);
    if (!read.isWhole) return;
    onChange(read.where);
    onClose();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  const clear = (): void => {
    onChange(undefined);
    onClose();
  };
  return (
    <form ref={dialog} role="dialog" aria-label={t("tables.conditions")} className={styles.editor} onSubmit={submit} onKeyDown={press}>
      <p className={styles.heading}>{t("tables.conditions")}</p>
      <div className={styles.body}>
        <ConditionGroup group={draft} depth={1} place="" offer={{ fields, form: config.form ?? undefined, isPublic, isChecked }} onChange={setDraft} />
      </div>
      <div className={styles.actions}>
        <Button tone="ghost" size="small" onPress={clear}>{t("tables.clear")}</Button>
        <Button tone="primary" size="small" type="submit">{t("tables.apply")}</Button>
      </div>
    </form>
  );
};
