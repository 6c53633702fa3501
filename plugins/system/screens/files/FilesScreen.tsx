import { Upload } from "lucide-react";
import { useRef, useState, type ReactElement } from "react";
import type { ScreenProps } from "#sdk/contributions/screen.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useScreenHeading } from "#sdk/react/useScreenHeading.ts";
import { useText } from "#sdk/react/useText.ts";
import { Button } from "#sdk/ui/actions/Button.tsx";
import { useFileDrop } from "#sdk/ui/files/useFileDrop.ts";
import { VisuallyHidden } from "#sdk/ui/foundation/VisuallyHidden.tsx";
import { Breadcrumbs } from "#sdk/ui/layout/Breadcrumbs.tsx";
import { PageHeader } from "#sdk/ui/layout/PageHeader.tsx";
import { NotFoundState } from "#sdk/ui/states/ScreenState.tsx";
import styles from "./FilesScreen.module.css";
import { useFileChanges } from "./hooks/useFileChanges.ts";
import { useFilePages } from "./hooks/useFilePages.ts";
import { useFileQuery } from "./hooks/useFileQuery.ts";
import { useFolders } from "./hooks/useFolders.ts";
import { useFreshOnFocus } from "./hooks/useFreshOnFocus.ts";
import { useLibraryUploads } from "./hooks/useLibraryUploads.ts";
import { categoryOf, folderAt, folderLink, folderQuery, folderTitle, type Folder } from "./model/folder.ts";
import type { FileLibrary } from "./model/FileLibrary.ts";
import { FileBrowser } from "./view/FileBrowser.tsx";
import { FolderNav } from "./view/FolderNav.tsx";
import { UploadPanel } from "./view/UploadPanel.tsx";

export interface FilesScreenProps extends ScreenProps {
  readonly library: FileLibrary;
}

/** `/system/file-manager/{path?}`: the files that the person may see, and what they may do with them. */
export function FilesScreen(props: FilesScreenProps): ReactElement {
  const t = useText();
  const folder = folderAt(props.params["*"] ?? "");
  if (!folder) return <NotFoundState title={t("system.files.noFolder")} hint={t("system.files.noFolderHint")} />;
  return <FolderScreen {...props} folder={folder} />;
}

function FolderScreen({ library, folder, query, frame }: FilesScreenProps & { readonly folder: Folder }): ReactElement {
  const t = useText();
  const [folders, reloadFolders] = useFolders(library);
  const asked = useFileQuery(query);
  const pages = useFilePages({ ...folderQuery(folder), ...asked.asked });
  const reload = (): void => {
    pages.reload();
    reloadFolders();
  };
  useFreshOnFocus(reload);
  const [spoken, setSpoken] = useState("");
  const uploads = useLibraryUploads(library, (name) => {
    setSpoken(t("parts.files.arrived", { name }));
    reload();
  });
  const [notes, setNotes] = useState<readonly string[]>([]);
  const mayUpload = folders?.mayUpload === true && folder.kind !== "unused" && folder.kind !== "source";
  const take = (files: readonly File[], refused: readonly string[] = []): void => {
    if (!mayUpload) return;
    setNotes(refused);
    library.add(files, categoryOf(folder));
  };
  const drop = useFileDrop(take);
  const changes = useFileChanges(reload);
  const title = folderTitle(folder, folders, t);
  useScreenHeading({ title: folder.kind === "all" ? t("places.names.fileManager") : title });
  return (
    <div className={styles.screen} {...(mayUpload && drop.handlers)}>
      <Trail folder={folder} title={title} />
      {frame !== "modal" && <PageHeader title={title} actions={mayUpload && <UploadButton onFiles={take} />} />}
      <div className={styles.body}>
        <FolderNav folder={folder} folders={folders} library={library} changes={changes} files={pages.files} />
        <div className={styles.main}>
          <UploadPanel items={uploads} notes={notes} list={library.list} onDismiss={() => setNotes([])} />
          <FileBrowser folder={folder} categories={folders?.categories ?? []} pages={pages} asked={asked} changes={changes} mayUpload={mayUpload} />
        </div>
      </div>
      {mayUpload && drop.isOver && <div className={styles.over}><p className={styles.overWords}>{t("system.files.dropHere", { folder: title })}</p></div>}
      <VisuallyHidden><span role="status">{spoken}</span></VisuallyHidden>
    </div>
  );
}

/** The way to a folder; the first place has none. */
function Trail({ folder, title }: { readonly folder: Folder; readonly title: string }): ReactElement | undefined {
  const t = useText();
  const navigation = useCapability("navigation");
  if (folder.kind === "all") return undefined;
  const root = folderLink({ kind: "all" });
  const group = folder.kind === "category" || folder.kind === "source" ? [{ name: t(`system.files.groups.${folder.kind}`) }] : [];
  const trail = [{ name: t("places.names.fileManager"), href: navigation.href(root) }, ...group, { name: title }];
  return (
    <Breadcrumbs
      trail={trail}
      onFollow={(_, event) => {
        event.preventDefault();
        void navigation.open(root, { inNewTab: event.ctrlKey || event.metaKey });
      }}
    />
  );
}

function UploadButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }): ReactElement {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        name="upload"
        multiple
        hidden
        aria-label={t("system.files.upload")}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = "";
          onFiles(files);
        }}
      />
      <Button tone="primary" icon={Upload} onPress={() => input.current?.click()}>{t("system.files.upload")}</Button>
    </>
  );
}
