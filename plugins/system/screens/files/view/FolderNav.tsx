import { Database, FileClock, Files, Folder as FolderIcon, User, type LucideIcon } from "lucide-react";
import { useEffect, useRef, useState, type DragEvent, type ReactElement } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { Loaded } from "#sdk/react/useLoaded.ts";
import { useText } from "#sdk/react/useText.ts";
import { Icon } from "#sdk/ui/icons/Icon.tsx";
import { SkeletonText } from "#sdk/ui/status/Skeleton.tsx";
import type { FileFolders } from "#sdk/wire.ts";
import type { FileChanges } from "../hooks/useFileChanges.ts";
import type { ShownFiles } from "../hooks/useFilePages.ts";
import type { FileLibrary } from "../model/FileLibrary.ts";
import { folderLink, folderTitle, type Folder } from "../model/folder.ts";
import { draggedIds, isDragOfFiles } from "./dragFiles.ts";
import styles from "./FolderNav.module.css";
import { RoomBar } from "./RoomBar.tsx";

interface FolderNavProps {
  readonly folder: Folder;
  readonly folders: FileFolders | undefined;
  readonly library: FileLibrary;
  readonly changes: FileChanges;
  /** What is shown beside it, of which some may be dragged here. */
  readonly files: Loaded<ShownFiles>;
}

/** All folders, with how many files the person sees in each; files are dropped on a category. */
export function FolderNav(props: FolderNavProps): ReactElement {
  const t = useText();
  const { folders, library } = props;
  const nav = useRef<HTMLElement>(null);
  const isKnown = folders !== undefined;
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (library.isNavigating) here?.focus();
    library.isNavigating = false;
    // On a phone they are one long line.
    here?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [library, isKnown]);
  if (!folders) return <div className={styles.nav}><SkeletonText lines={5} /></div>;
  const { categories, sources, room, own } = folders;
  return (
    <div className={styles.side}>
      <nav ref={nav} className={styles.nav} aria-label={t("system.files.folders.label")}>
        <ul className={styles.list}>
          <FolderLink {...props} to={{ kind: "all" }} icon={Files} />
          <FolderLink {...props} to={{ kind: "own" }} icon={User} count={own} />
          {room && <FolderLink {...props} to={{ kind: "unused" }} icon={FileClock} />}
        </ul>
        <FolderGroup {...props} kind="category" icon={FolderIcon} of={categories} />
        <FolderGroup {...props} kind="source" icon={Database} of={sources} />
      </nav>
      {room && <RoomBar {...room} />}
    </div>
  );
}

interface FolderGroupProps extends FolderNavProps {
  readonly kind: "category" | "source";
  readonly icon: LucideIcon;
  readonly of: FileFolders["sources"];
}

function FolderGroup({ kind, icon, of, ...props }: FolderGroupProps): ReactElement | undefined {
  const t = useText();
  if (of.length === 0) return undefined;
  return (
    <>
      <h2 className={styles.heading}>{t(`system.files.groups.${kind}`)}</h2>
      <ul className={styles.list}>
        {of.map(({ name, count }) => <FolderLink key={name} {...props} to={{ kind, name }} icon={icon} count={count} />)}
      </ul>
    </>
  );
}

interface FolderLinkProps extends FolderNavProps {
  readonly to: Folder;
  readonly icon: LucideIcon;
  readonly count?: number;
}

function FolderLink({ to, icon, count, folder, folders, library, changes, files }: FolderLinkProps): ReactElement {
  const t = useText();
  const navigation = useCapability("navigation");
  const [isOver, setOver] = useState(false);
  const link = folderLink(to);
  const isHere = folderLink(folder) === link;
  const drop = (event: DragEvent): void => {
    setOver(false);
    if (to.kind !== "category" || !isDragOfFiles(event)) return;
    event.preventDefault();
    const ids = draggedIds(event);
    if (files.state === "ready") void changes.move(files.value.items.filter(({ id }) => ids.has(id)), to.name);
  };
  const over = (event: DragEvent): void => {
    if (to.kind !== "category" || !isDragOfFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <li>
      <a
        href={navigation.href(link)}
        className={styles.link}
        aria-current={isHere ? "page" : undefined}
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onClick={(event) => {
          event.preventDefault();
          const inNewTab = event.ctrlKey || event.metaKey;
          library.isNavigating = !inNewTab && !isHere;
          void navigation.open(link, { inNewTab });
        }}
      >
        <Icon of={icon} />
        <span className={styles.name}>{folderTitle(to, folders, t)}</span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </a>
    </li>
  );
}
