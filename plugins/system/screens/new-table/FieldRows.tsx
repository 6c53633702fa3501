import { Plus } from "lucide-react";
import { useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import type { ProjectOutline } from "#sdk/wire.ts";
import { FieldRow } from "./FieldRow.tsx";
import type { DraftFaults } from "./model/faultsOf.ts";
import { addField, moveField, type FieldDraft } from "./model/TableDraft.ts";
import styles from "./NewTable.module.css";

export interface FieldRowsProps {
  readonly fields: readonly FieldDraft[];
  readonly outline: ProjectOutline;
  readonly faults: Pick<DraftFaults, "list" | "fields"> | undefined;
  /** What stands below a field. */
  readonly noteOf?: (field: FieldDraft) => ReactNode;
  readonly onChange: (update: (fields: readonly FieldDraft[]) => readonly FieldDraft[]) => void;
}

/** The fields, one a row; Enter in a title goes on with the next one. */
export function FieldRows({ fields, outline, faults, noteOf, onChange }: FieldRowsProps): ReactElement {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  /** The row whose title gets the focus once it is drawn. */
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-field="${wanted.current}"] input`)?.focus();
    wanted.current = undefined;
  }, [fields]);
  const change = (id: number, part: Partial<FieldDraft>): void => onChange((before) => before.map((field) => (field.id === id ? { ...field, ...part } : field)));
  const add = (): void => onChange((before) => {
    const after = addField(before);
    wanted.current = after.at(-1)?.id;
    return after;
  });
  const goOn = (id: number): void => {
    const next = fields[fields.findIndex((field) => field.id === id) + 1];
    if (next === undefined) return add();
    list.current?.querySelector<HTMLElement>(`[data-field="${next.id}"] input`)?.focus();
  };
  const remove = (id: number): void => onChange((before) => {
    const at = before.findIndex((field) => field.id === id);
    wanted.current = (before[at + 1] ?? before[at - 1])?.id;
    return before.filter((field) => field.id !== id);
  });
  return (
    <>
      <ol ref={list} className={styles.fields} aria-label={t("system.newTable.fields")}>
        {fields.map((field, index) => (
          <FieldRow
            key={field.id} field={field} outline={outline} place={{ index, count: fields.length }} fault={faults?.fields.get(field.id)} note={noteOf?.(field)}
            onChange={(part) => change(field.id, part)} onNext={() => goOn(field.id)} onRemove={() => remove(field.id)}
            onMove={(by) => onChange((before) => moveField(before, field.id, by))}
          />
        ))}
      </ol>
      {faults?.list !== undefined && <p role="alert" className={styles.fault}>{t(faults.list)}</p>}
      <Button icon={Plus} onPress={add}>{t("system.newTable.addField")}</Button>
    </>
  );
}
