import { Folder as FolderIcon } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { ContextMenu } from "#sdk/ui/menus/ContextMenu.tsx";
import type { MenuItem, MenuSection } from "#sdk/ui/menus/Menu.tsx";
import type { FileFolder, ListedFile } from "#sdk/wire.ts";
import type { FileChanges } from "../hooks/useFileChanges.ts";

export interface AskedMove {
  readonly at: { readonly x: number; readonly y: number };
  readonly files: readonly ListedFile[];
}

interface MoveMenuProps {
  readonly asked: AskedMove;
  readonly categories: readonly FileFolder[];
  readonly changes: FileChanges;
  readonly onClose: () => void;
}

/** The folders that files may be moved to; with a tick at the one in which all of them are. */
export function MoveMenu({ asked, categories, changes, onClose }: MoveMenuProps): ReactElement {
  const t = useText();
  return <ContextMenu at={asked.at} label={t("system.files.move")} sections={moveSections({ files: asked.files, categories, changes, t })} onClose={onClose} />;
}

interface Moving extends Pick<MoveMenuProps, "categories" | "changes"> {
  readonly files: readonly ListedFile[];
  readonly t: (key: string) => string;
}

export function moveSections({ files, categories, changes, t }: Moving): MenuSection[] {
  const item = (name: string | null, title: string): MenuItem => ({
    id: name ?? "",
    label: title,
    isSelected: files.every(({ category }) => category === name),
    onSelect: () => void changes.move(files, name),
  });
  return [
    { id: "categories", heading: t("system.files.moveTo"), items: categories.map(({ name, title }) => ({ ...item(name, title), icon: FolderIcon })) },
    { id: "none", items: [item(null, t("system.files.noCategory"))] },
  ];
}
