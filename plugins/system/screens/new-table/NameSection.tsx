import { useId, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { TextControl } from "#sdk/ui/controls/TextControl.tsx";
import type { ProjectOutline } from "#sdk/wire.ts";
import type { DraftFaults } from "./model/faultsOf.ts";
import { tableKeyOf } from "./model/planOf.ts";
import type { TableDraft } from "./model/TableDraft.ts";
import styles from "./NewTable.module.css";

export interface SectionProps {
  readonly draft: TableDraft;
  readonly outline: ProjectOutline;
  readonly onChange: (part: Partial<TableDraft>) => void;
}

/** What people call the table, and the name by which it is kept, which follows until it is typed. */
export function NameSection({ draft, outline, faults, onChange }: SectionProps & { readonly faults: DraftFaults | undefined }): ReactElement {
  const t = useText();
  const id = useId();
  const say = (fault: string | undefined): string[] => (fault === undefined ? [] : [t(fault)]);
  return (
    <div className={styles.pair}>
      <FieldFrame id={`${id}-title`} label={t("system.newTable.tableTitle")} isRequired errors={say(faults?.title)}>
        {(described) => (
          <TextControl
            id={`${id}-title`} value={draft.title} maxLength={500} autoFocus isRequired isInvalid={faults?.title !== undefined} {...described}
            placeholder={t("system.newTable.titleExample")} onChange={(title) => onChange({ title })}
          />
        )}
      </FieldFrame>
      <FieldFrame id={`${id}-key`} label={t("system.newTable.key")} hint={t("system.newTable.keyHint")} errors={say(faults?.key)}>
        {(described) => (
          <TextControl
            id={`${id}-key`} value={draft.key ?? (draft.title.trim() === "" ? "" : tableKeyOf(draft, outline))} maxLength={63} isInvalid={faults?.key !== undefined} {...described}
            onChange={(key) => onChange({ key: key === "" ? undefined : key })}
          />
        )}
      </FieldFrame>
    </div>
  );
}
