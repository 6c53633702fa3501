import { useId, type ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { CheckboxControl } from "#sdk/ui/controls/CheckboxControl.tsx";
import { FieldFrame } from "#sdk/ui/controls/FieldFrame.tsx";
import { SelectControl } from "#sdk/ui/controls/select/SelectControl.tsx";
import { NamedIcon } from "#sdk/ui/icons/NamedIcon.tsx";
import type { SectionProps } from "./NameSection.tsx";
import styles from "./NewTable.module.css";

/** Enough to tell items apart; any other is chosen in the menu item's form. */
const icons = [
  "table", "users", "building-2", "book-open", "file-text", "calendar", "map-pin", "phone", "mail", "package", "truck", "wallet", "graduation-cap", "heart-pulse", "wrench", "star",
];

/** Whether and where the table stands in the menu. */
export function MenuSection({ draft, outline, onChange }: SectionProps): ReactElement {
  const t = useText();
  const id = useId();
  return (
    <>
      <CheckboxControl id={`${id}-menu`} value={draft.isInMenu} onChange={(isInMenu) => onChange({ isInMenu })}>{t("system.newTable.inMenu")}</CheckboxControl>
      {draft.isInMenu && (
        <div className={styles.pair}>
          <FieldFrame id={`${id}-parent`} label={t("system.newTable.parent")} hint={t("system.newTable.parentHint")}>
            {(described) => (
              <SelectControl
                id={`${id}-parent`} value={draft.parentId} isClearable {...described}
                options={outline.menus.map((item) => ({ id: item.id, name: `${"— ".repeat(item.depth)}${item.title}` }))}
                onChange={(parentId) => onChange({ parentId: parentId === undefined ? undefined : String(parentId) })}
              />
            )}
          </FieldFrame>
          <fieldset className={styles.icons}>
            <legend>{t("system.newTable.icon")}</legend>
            {icons.map((name) => (
              <label key={name} className={styles.icon} data-tooltip={name}>
                <input type="radio" name={`${id}-icon`} value={name} aria-label={name} checked={draft.icon === name} onChange={() => onChange({ icon: name })} />
                <NamedIcon name={name} size={18} />
              </label>
            ))}
          </fieldset>
        </div>
      )}
    </>
  );
}
