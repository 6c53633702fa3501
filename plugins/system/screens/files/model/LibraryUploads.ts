import type { FilesCapability } from "#sdk/capabilities/files.ts";
import { UploadList } from "#sdk/ui/files/UploadList.ts";

/** Files on their way to the library: they go on while other folders and screens are shown, until the plugin is switched off. */
export class LibraryUploads {
  readonly list: UploadList;
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
