import type { ListedFile } from "#sdk/wire.ts";
import type { Folder } from "./folder.ts";

/** What the person may do with some files, all of them. The server asks again. */
export interface FileRights {
  readonly canOpen: boolean;
  readonly canChange: boolean;
  readonly canDelete: boolean;
}

/** Deleted is what no record uses; of unused files an administrator deletes those of others too, which they do not read. */
export function rightsOver(files: readonly ListedFile[], folder: Folder): FileRights {
  const isEach = (test: (file: ListedFile) => boolean): boolean => files.length > 0 && files.every(test);
  return {
    canOpen: isEach(({ ticket }) => ticket !== null),
    canChange: isEach(({ isChangeable }) => isChangeable),
    canDelete: isEach(({ usedBy, isChangeable }) => usedBy.length === 0 && (isChangeable || folder.kind === "unused")),
  };
}
