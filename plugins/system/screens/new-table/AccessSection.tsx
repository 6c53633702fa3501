import { useId, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { MultiSelectControl } from "#sdk/ui/controls/select/MultiSelectControl.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import type { SectionProps } from "./NameSection.tsx";
import styles from "./NewTable.module.css";

/** Who reads the table and who changes it; administrators always do both. */
export function AccessSection({ draft, outline, onChange }: SectionProps): ReactElement {
  const t = useText();
  const id = useId();
  const roles = outline.roles.map((role) => ({ id: role.id, name: role.title }));
  return (
    <div className={styles.pair}>
      <div className={styles.stack}>
        <FieldFrame id={`${id}-read`} label={t("system.newTable.reads")}>
          {(described) => (
            <SelectControl
              id={`${id}-read`} isRequired value={draft.readers === undefined ? "all" : "roles"} {...described}
              options={["all", "roles"].map((one) => ({ id: one, name: t(`system.newTable.readers.${one}`) }))}
              onChange={(who) => onChange({ readers: who === "roles" ? [] : undefined })}
            />
          )}
        </FieldFrame>
        {draft.readers !== undefined && (
          <FieldFrame id={`${id}-readers`} label={t("system.newTable.readingRoles")} hint={t("system.newTable.rolesHint")}>
            {(described) => <MultiSelectControl id={`${id}-readers`} options={roles} value={draft.readers ?? []} {...described} onChange={(ids) => onChange({ readers: ids.map(String) })} />}
          </FieldFrame>
        )}
      </div>
      <FieldFrame id={`${id}-writers`} label={t("system.newTable.writingRoles")} hint={t("system.newTable.rolesHint")}>
        {(described) => <MultiSelectControl id={`${id}-writers`} options={roles} value={draft.writers} {...described} onChange={(ids) => onChange({ writers: ids.map(String) })} />}
      </FieldFrame>
    </div>
  );
}
