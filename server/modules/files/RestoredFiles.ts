import { mkdir, open, readdir, rename, rm, rmdir, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { isRecordId } from "../../access/isRecordId.ts";
import { BackupRefused } from "../../database/backup/BackupFile.ts";
import type { FileTaker } from "../../database/backup/restoreBackup.ts";

/** Files of a backup: they are written beside the empty store, and become the store when all of them are there. */
export class RestoredFiles implements FileTaker {
  readonly #folder: string;
  readonly #beside: string;
  #open: FileHandle | undefined;
  #isKept = false;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#beside = `${folder}.restored`;
  }

  /** @throws BackupRefused when there are files in it */
  static async into(folder: string): Promise<RestoredFiles> {
    const there = await readdir(folder).catch(() => []);
    if (there.length > 0) throw new BackupRefused(`There are files in ${folder}: a backup is restored on an empty server only. Nothing was changed`);
    return new RestoredFiles(folder);
  }

  async begin(id: string): Promise<void> {
    // It becomes a path.
    if (!isRecordId(id)) throw new BackupRefused(`"${id.slice(0, 80)}" is no file of the store`);
    await this.#closeOne();
    const folder = join(this.#beside, id.slice(0, 2));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    this.#open = await open(join(folder, id), "w", 0o600);
  }

  async add(bytes: Uint8Array): Promise<void> {
    await this.#open?.writeFile(bytes);
  }

  async keep(): Promise<void> {
    await this.#closeOne();
    await mkdir(this.#beside, { recursive: true, mode: 0o700 });
    await rmdir(this.#folder).catch(() => undefined);
    await rename(this.#beside, this.#folder);
    this.#isKept = true;
  }

  async takeBack(): Promise<void> {
    if (this.#isKept) await rename(this.#folder, this.#beside);
    this.#isKept = false;
  }

  /** Takes away what was not kept. */
  async close(): Promise<void> {
    await this.#closeOne();
    await rm(this.#beside, { recursive: true, force: true });
  }

  async #closeOne(): Promise<void> {
    await this.#open?.sync();
    await this.#open?.close();
    this.#open = undefined;
  }
}
