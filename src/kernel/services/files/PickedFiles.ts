import type { PickedFile } from "#sdk/capabilities/files.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";

/** Files of one plugin that wait to be sent; the oldest is forgotten first. */
const mostPicked = 100;

/** Files that the user chose for one plugin, by keys that mean nothing to any other. */
export class PickedFiles {
  readonly #files = new Map<string, File>();

  keep(file: File): PickedFile {
    const key = crypto.randomUUID();
    this.#files.set(key, file);
    for (const oldest of this.#files.keys()) {
      if (this.#files.size <= mostPicked) break;
      this.#files.delete(oldest);
    }
    return { key, name: file.name, size: file.size, type: file.type };
  }

  /** @throws PlatonError `not_found` */
  get(key: string): File {
    const file = this.#files.get(key);
    if (!file) throw new PlatonError("not_found", "expected");
    return file;
  }

  forget(key: string): void {
    this.#files.delete(key);
  }
}
