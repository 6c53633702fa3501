import type { ListedFile } from "#sdk/wire.ts";
import type { FileQuery } from "../hooks/useFileQuery.ts";
import type { FileSelection } from "../hooks/useFileSelection.ts";
import type { Folder } from "../model/folder.ts";
import type { FileLook } from "./FilesToolbar.tsx";

/** What is done with files that are pressed. */
export interface ItemActions {
  readonly open: (file: ListedFile) => void;
  readonly rename: (file: ListedFile) => void;
  readonly remove: (files: readonly ListedFile[]) => void;
  readonly ask: (at: { readonly x: number; readonly y: number }, files: readonly ListedFile[]) => void;
}

export interface FileItemsProps {
  readonly folder: Folder;
  readonly items: readonly ListedFile[];
  readonly hasMore: boolean;
  readonly look: FileLook;
  readonly asked: FileQuery;
  readonly selection: FileSelection;
  readonly actions: ItemActions;
  /** Id of the file whose name is being written. */
  readonly renamed: string | undefined;
  /** Undefined leaves the name. */
  readonly onRename: (file: ListedFile, name: string | undefined) => Promise<void>;
  readonly onMore: () => void;
}
