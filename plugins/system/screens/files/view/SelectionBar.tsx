import { Download, FolderInput, Trash2, X } from "lucide-react";
import type { ReactElement } from "react";
import { formatFileSize } from "#core/format/formatFileSize.ts";
import { useLocale } from "#sdk/react/useLocale.ts";
import { useText } from "#sdk/react/useText.ts";
import { ActionBar } from "#sdk/ui/actions/ActionBar.tsx";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import type { FileFolder, ListedFile } from "#sdk/wire.ts";
import type { FileChanges } from "../hooks/useFileChanges.ts";
import { rightsOver } from "../model/fileRights.ts";
import type { Folder } from "../model/folder.ts";
import { moveSections } from "./MoveMenu.tsx";
import styles from "./SelectionBar.module.css";

interface SelectionBarProps {
  readonly folder: Folder;
  readonly files: readonly ListedFile[];
  readonly categories: readonly FileFolder[];
  readonly changes: FileChanges;
  readonly onClear: () => void;
}

/** What is chosen, and what may be done with all of it. */
export function SelectionBar({ folder, files, categories, changes, onClear }: SelectionBarProps): ReactElement {
  const t = useText();
  const locale = useLocale();
  const { canOpen, canChange, canDelete } = rightsOver(files, folder);
  const size = formatFileSize(files.reduce((sum, file) => sum + file.size, 0), locale);
  const summary = (
    <>
      <IconButton size="small" icon={X} label={t("system.files.clear")} onPress={onClear} />
      <span role="status">{t("system.files.chosen", { count: files.length })} · {size}</span>
    </>
  );
  return (
    <div className={styles.bar}>
      <ActionBar summary={summary}>
        <div className={styles.buttons}>
          {canOpen && <Button size="small" icon={Download} onPress={() => void changes.download(files)}>{t("parts.files.download")}</Button>}
          {canChange && categories.length > 0 && (
            <MenuButton label={t("system.files.move")} sections={moveSections({ files, categories, changes, t })}>
              {(trigger) => <Button {...trigger} size="small" icon={FolderInput}>{t("system.files.move")}</Button>}
            </MenuButton>
          )}
          {canDelete && <Button size="small" tone="danger" icon={Trash2} isBusy={changes.isBusy} onPress={() => void changes.remove(files)}>{t("system.files.delete")}</Button>}
        </div>
      </ActionBar>
    </div>
  );
}
