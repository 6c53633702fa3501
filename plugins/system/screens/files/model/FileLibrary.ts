import type { FilesCapability } from "#sdk/capabilities/files.ts";
import { UploadList } from "#sdk/ui/files/UploadList.ts";
import type { FileFolders } from "#sdk/wire.ts";

/**
 * What outlives a folder's screen, which is made anew for each: files on their way to the library, which go on while
 * other screens are shown, until the plugin is switched off; and what is known of the folders.
 */
export class FileLibrary {
  readonly list: UploadList;
  folders: FileFolders | undefined;
  /** A folder was opened in their list, which has the keyboard then. */
  isNavigating = false;
  /** Where each was put. */
  readonly #categories = new WeakMap<File, string>();

  constructor(files: FilesCapability) {
    this.list = new UploadList({
      send: (file) => files.send(file, { category: this.#categories.get(file) ?? "" }),
      onArrived: ({ id }) => this.list.forget(id),
    });
  }

  /** @param category key of the category; empty for none */
  add(files: readonly File[], category: string): void {
    for (const file of files) this.#categories.set(file, category);
    this.list.add(files);
  }

  dispose(): void {
    this.list.dispose();
  }
}
