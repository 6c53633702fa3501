import { ArrowDownUp, LayoutGrid, List } from "lucide-react";
import type { ReactElement } from "react";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { IconButton } from "#sdk/ui/actions/IconButton.tsx";
import { SearchField } from "#sdk/ui/controls/SearchField.tsx";
import { MenuButton } from "#sdk/ui/menus/MenuButton.tsx";
import { sorts, type FileQuery } from "../hooks/useFileQuery.ts";
import styles from "./FilesToolbar.module.css";

export type FileLook = "grid" | "list";

interface FilesToolbarProps {
  readonly asked: FileQuery;
  readonly look: FileLook;
  readonly onLook: (look: FileLook) => void;
}

export function FilesToolbar({ asked, look, onLook }: FilesToolbarProps): ReactElement {
  const t = useText();
  const orders = sorts.map((sort) => ({ id: sort, label: t(`system.files.sorts.${sort}`), isSelected: sort === asked.sort, onSelect: () => asked.setSort(sort) }));
  return (
    <div className={styles.bar}>
      <div className={styles.search}><SearchField label={t("system.files.search")} value={asked.text} onChange={asked.setText} /></div>
      <div className={styles.actions}>
        <MenuButton label={t("system.files.sort")} sections={[{ id: "sorts", items: orders }]}>
          {({ aria, ...trigger }) => (
            <Button {...trigger} tone="ghost" icon={ArrowDownUp} aria={{ ...aria, "aria-label": `${t("system.files.sort")}: ${t(`system.files.sorts.${asked.sort}`)}` }}>
              <span className={styles.order}>{t(`system.files.sorts.${asked.sort}`)}</span>
            </Button>
          )}
        </MenuButton>
        <div role="group" aria-label={t("system.files.look")} className={styles.looks}>
          <IconButton icon={LayoutGrid} label={t("system.files.looks.grid")} isPressed={look === "grid"} onPress={() => onLook("grid")} />
          <IconButton icon={List} label={t("system.files.looks.list")} isPressed={look === "list"} onPress={() => onLook("list")} />
        </div>
      </div>
    </div>
  );
}
