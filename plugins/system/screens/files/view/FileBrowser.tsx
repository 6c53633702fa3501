import { Upload } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useStorage } from "#sdk/react/useStorage.ts";
import { useText } from "#sdk/react/useText.ts";
import { FailureView } from "#sdk/ui/states/FailureView.tsx";
import { EmptyState, NotFoundState } from "#sdk/ui/states/ScreenState.tsx";
import type { FileFolder, ListedFile } from "#sdk/wire.ts";
import type { FileChanges } from "../hooks/useFileChanges.ts";
import type { FilePages } from "../hooks/useFilePages.ts";
import { useFileSelection } from "../hooks/useFileSelection.ts";
import type { FileQuery } from "../hooks/useFileQuery.ts";
import type { Folder } from "../model/folder.ts";
import styles from "./FileBrowser.module.css";
import { FileItems, FileSkeletons } from "./FileItems.tsx";
import { FileMenu, type AskedMenu } from "./FileMenu.tsx";
import { FilesToolbar, type FileLook } from "./FilesToolbar.tsx";
import { MoveMenu, type AskedMove } from "./MoveMenu.tsx";
import { SelectionBar } from "./SelectionBar.tsx";

export interface FileBrowserProps {
  readonly folder: Folder;
  readonly categories: readonly FileFolder[];
  readonly pages: FilePages;
  readonly asked: FileQuery;
  readonly changes: FileChanges;
  readonly mayUpload: boolean;
}

/** The files of a folder: found, ordered, chosen, and what is done with them. */
export function FileBrowser(props: FileBrowserProps): ReactElement {
  const { asked, pages } = props;
  const [look, setLook] = useStorage<FileLook>("files.look", "grid");
  return (
    <>
      <FilesToolbar asked={asked} look={look} onLook={(next) => void setLook(next)} />
      {pages.files.state === "loading" && <FileSkeletons look={look} />}
      {pages.files.state === "failed" && <FailureView failure={pages.files.failure} onRetry={pages.reload} />}
      {pages.files.state === "ready" && (pages.files.value.items.length === 0
        ? <NoFiles {...props} />
        : <FoundFiles {...props} look={look} items={pages.files.value.items} hasMore={pages.files.value.hasMore} />)}
    </>
  );
}

/** Nothing was found, or there is nothing. */
function NoFiles({ asked, folder, mayUpload }: FileBrowserProps): ReactElement {
  const t = useText();
  if (asked.asked.text !== undefined) return <NotFoundState title={t("system.files.noResult")} hint={t("system.files.noResultHint", { text: asked.asked.text })} />;
  const hint = mayUpload ? "system.files.emptyHint" : `system.files.emptyHints.${folder.kind}`;
  return <EmptyState icon={Upload} title={t("system.files.empty")} hint={t(hint)} />;
}

interface FoundFilesProps extends FileBrowserProps {
  readonly look: FileLook;
  readonly items: readonly ListedFile[];
  readonly hasMore: boolean;
}

function FoundFiles({ folder, categories, pages, asked, changes, look, items, hasMore }: FoundFilesProps): ReactElement {
  const selection = useFileSelection(items);
  const [renamed, setRenamed] = useState<string>();
  const [menu, setMenu] = useState<AskedMenu>();
  const [moving, setMoving] = useState<AskedMove>();
  const { chosen } = selection;
  const close = (): void => setMenu(undefined);
  const actions = {
    open: changes.preview,
    rename: (file: ListedFile) => setRenamed(file.id),
    remove: (files: readonly ListedFile[]) => void changes.remove(files),
    ask: (at: AskedMenu["at"], files: readonly ListedFile[]) => setMenu({ at, files }),
  };
  return (
    <>
      <div className={styles.items} data-behind={pages.isBehind || undefined} aria-busy={pages.isBehind || undefined}>
        <FileItems
          folder={folder}
          items={items}
          hasMore={hasMore}
          look={look}
          asked={asked}
          selection={selection}
          actions={actions}
          renamed={renamed}
          onRename={async (file, name) => {
            const isDone = name === undefined || (await changes.rename(file, name));
            if (isDone) setRenamed(undefined);
            selection.focus();
          }}
          onMore={pages.more}
        />
      </div>
      {chosen.length > 0 && (
        <SelectionBar folder={folder} files={chosen} categories={categories} changes={changes} onClear={selection.clear} />
      )}
      {menu && <FileMenu asked={menu} folder={folder} hasCategories={categories.length > 0} changes={changes} onRename={actions.rename} onMove={setMoving} onClose={close} />}
      {moving && <MoveMenu asked={moving} categories={categories} changes={changes} onClose={() => setMoving(undefined)} />}
    </>
  );
}
