import { Download, Eye, FolderInput, Link2, PencilLine, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import { ContextMenu } from "#sdk/ui/menus/ContextMenu.tsx";
import type { MenuItem } from "#sdk/ui/menus/Menu.tsx";
import type { ListedFile } from "#sdk/wire.ts";
import type { FileChanges } from "../hooks/useFileChanges.ts";
import { rightsOver } from "../model/fileRights.ts";
import type { Folder } from "../model/folder.ts";
import type { AskedMove } from "./MoveMenu.tsx";
import { recordLink } from "./recordLink.ts";

/** Files whose menu is open, and where it was asked for. */
export interface AskedMenu {
  readonly at: { readonly x: number; readonly y: number };
  readonly files: readonly ListedFile[];
}

interface FileMenuProps {
  readonly asked: AskedMenu;
  readonly folder: Folder;
  readonly hasCategories: boolean;
  readonly changes: FileChanges;
  readonly onRename: (file: ListedFile) => void;
  readonly onMove: (move: AskedMove) => void;
  readonly onClose: () => void;
}

/** What may be done with a file, or with all that are chosen; what may not is not offered. */
export function FileMenu(props: FileMenuProps): ReactElement {
  const t = useText();
  const { asked, onClose } = props;
  const sections = [{ id: "look", items: useLookItems(props) }, { id: "change", items: useChangeItems(props) }].filter(({ items }) => items.length > 0);
  return <ContextMenu at={asked.at} label={t("system.files.actions")} sections={sections} onClose={onClose} />;
}

function useLookItems({ asked: { files }, folder, changes }: FileMenuProps): MenuItem[] {
  const t = useText();
  const navigation = useCapability("navigation");
  const [file, ...others] = files;
  if (!file) return [];
  const { canOpen } = rightsOver(files, folder);
  const preview: MenuItem = { id: "preview", icon: Eye, label: t("parts.files.preview"), keys: "Enter", onSelect: () => changes.preview(file) };
  const download: MenuItem = { id: "download", icon: Download, label: t("parts.files.download"), onSelect: () => void changes.download(files) };
  const link = others.length === 0 && file.usedBy[0] ? recordLink(file.usedBy[0]) : undefined;
  const record: MenuItem[] = link === undefined ? [] : [{ id: "record", icon: Link2, label: t("system.files.openRecord"), onSelect: () => void navigation.open(link) }];
  return [...(canOpen && others.length === 0 ? [preview] : []), ...(canOpen ? [download] : []), ...record];
}

function useChangeItems({ asked: { files, at }, folder, hasCategories, changes, onRename, onMove }: FileMenuProps): MenuItem[] {
  const t = useText();
  const [file, ...others] = files;
  if (!file) return [];
  const { canChange, canDelete } = rightsOver(files, folder);
  const rename: MenuItem = { id: "rename", icon: PencilLine, label: t("system.files.rename"), keys: "F2", onSelect: () => onRename(file) };
  const move: MenuItem = { id: "move", icon: FolderInput, label: t("system.files.move"), onSelect: () => onMove({ at, files }) };
  const remove: MenuItem = { id: "delete", icon: Trash2, tone: "danger", label: t("system.files.delete"), keys: "Delete", onSelect: () => void changes.remove(files) };
  return [
    ...(canChange && others.length === 0 ? [rename] : []),
    ...(canChange && hasCategories ? [move] : []),
    ...(canDelete ? [remove] : []),
  ];
}
