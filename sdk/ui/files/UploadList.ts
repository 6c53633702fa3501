import type { FileUpload, RemoteFile, UploadProgress } from "../../capabilities/files.ts";
import { isCancelled } from "../../errors/PlatonError.ts";
import type { Readable } from "../../plugin/Readable.ts";

/** At once; the others wait. */
const atOnce = 3;

/** A file that is not uploaded yet (spec §4 Upload item). */
export type UploadItem = {
  readonly key: number;
  readonly file: File;
  /** Shows an image that has not arrived. */
  readonly picture: string | undefined;
} & (
  | { readonly state: "waiting" }
  | { readonly state: "uploading"; readonly progress: Readable<UploadProgress> }
  | { readonly state: "failed"; readonly failure: unknown }
);

/** What the list does with what arrives and what does not; of the drawing that was last. */
export interface UploadListener {
  /** The file's id goes where the value has its place. */
  readonly onDone: (file: RemoteFile, place: (ids: readonly string[]) => string[]) => void;
  readonly onFailed: (file: File, failure: unknown) => void;
  /** An image went as a smaller one, under another name. */
  readonly onShrunk: (from: string, to: string) => void;
}

export interface UploadListOptions {
  /** What is sent in place of a file: an image that is too large is shrunk. */
  readonly prepare?: (file: File) => Promise<File>;
  readonly send: (file: File) => FileUpload;
  /** Told before the listener is. */
  readonly onArrived?: (file: RemoteFile) => void;
  readonly onChange?: (items: readonly UploadItem[]) => void;
}

/** Files of one place on their way: three at a time, in the order in which they were chosen. */
export class UploadList {
  readonly #options: UploadListOptions;
  /** Begun; an upload is there once its file is prepared. */
  readonly #begun = new Map<number, { upload?: FileUpload }>();
  readonly #pictures = new Map<string, string>();
  /** Of files that have arrived, when they were chosen. */
  readonly #chosen = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #items: readonly UploadItem[] = [];
  #last = 0;
  listener: UploadListener | undefined;

  constructor(options: UploadListOptions) {
    this.#options = options;
  }

  get items(): readonly UploadItem[] {
    return this.#items;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** An address that shows an image which was sent from here. */
  pictureOf(id: string): string | undefined {
    return this.#pictures.get(id);
  }

  /** Of a file that has arrived, where nobody shows what was sent. */
  forget(id: string): void {
    const picture = this.#pictures.get(id);
    if (picture) URL.revokeObjectURL(picture);
    this.#pictures.delete(id);
    this.#chosen.delete(id);
  }

  add(files: readonly File[]): void {
    const added = files.map((file): UploadItem => ({ key: (this.#last += 1), file, picture: pictureOf(file), state: "waiting" }));
    this.#show([...this.#items, ...added]);
    this.#next();
  }

  /** Gives it up, or takes away what failed. */
  remove(key: number): void {
    this.#begun.get(key)?.upload?.cancel();
    this.#drop(key);
    this.#next();
  }

  retry(key: number): void {
    this.#change(key, ({ file, picture }) => ({ key, file, picture, state: "waiting" }));
    this.#next();
  }

  dispose(): void {
    for (const { upload } of this.#begun.values()) upload?.stop();
    for (const { picture } of this.#items) if (picture) URL.revokeObjectURL(picture);
    for (const picture of this.#pictures.values()) URL.revokeObjectURL(picture);
    this.#begun.clear();
    this.#listeners.clear();
    this.#items = [];
    this.listener = undefined;
  }

  #next(): void {
    const waiting = this.#items.filter(({ key, state }) => state === "waiting" && !this.#begun.has(key));
    for (const item of waiting.slice(0, Math.max(0, atOnce - this.#begun.size))) void this.#begin(item);
  }

  async #begin({ key, file: chosen, picture }: UploadItem): Promise<void> {
    const begun: { upload?: FileUpload } = {};
    const isStill = (): boolean => this.#begun.get(key) === begun;
    this.#begun.set(key, begun);
    try {
      const file = (await this.#options.prepare?.(chosen)) ?? chosen;
      if (!isStill()) return;
      const upload = (begun.upload = this.#options.send(file));
      this.#change(key, () => ({ key, file, picture, state: "uploading", progress: upload.progress }));
      const arrived = await upload.file;
      if (isStill()) this.#finish(key, arrived);
    } catch (failure) {
      if (isStill()) this.#fail(key, failure);
    }
  }

  #finish(key: number, arrived: RemoteFile): void {
    const picture = this.#items.find((item) => item.key === key)?.picture;
    if (picture) this.#pictures.set(arrived.id, picture);
    this.#chosen.set(arrived.id, key);
    this.#options.onArrived?.(arrived);
    this.#begun.delete(key);
    // The value first: what waits for the uploads sends it.
    this.listener?.onDone(arrived, (ids) => this.#placed(ids, arrived.id, key));
    this.#show(this.#items.filter((item) => item.key !== key));
    this.#next();
  }

  /** Before what was chosen later and has arrived earlier. */
  #placed(ids: readonly string[], id: string, key: number): string[] {
    const later = ids.findIndex((one) => (this.#chosen.get(one) ?? 0) > key);
    return later < 0 ? [...ids, id] : [...ids.slice(0, later), id, ...ids.slice(later)];
  }

  #fail(key: number, failure: unknown): void {
    this.#begun.delete(key);
    if (isCancelled(failure)) return this.#drop(key);
    this.#change(key, ({ file, picture }) => ({ key, file, picture, state: "failed", failure }));
    const failed = this.#items.find((item) => item.key === key);
    if (failed) this.listener?.onFailed(failed.file, failure);
    this.#next();
  }

  #drop(key: number): void {
    const picture = this.#items.find((item) => item.key === key)?.picture;
    if (picture) URL.revokeObjectURL(picture);
    this.#begun.delete(key);
    this.#show(this.#items.filter((item) => item.key !== key));
  }

  #change(key: number, change: (item: UploadItem) => UploadItem): void {
    this.#show(this.#items.map((item) => (item.key === key ? change(item) : item)));
  }

  #show(items: readonly UploadItem[]): void {
    this.#items = items;
    this.#options.onChange?.(items);
    for (const listener of this.#listeners) listener();
  }
}

const pictureOf = (file: File): string | undefined => (file.type.startsWith("image/") ? URL.createObjectURL(file) : undefined);
