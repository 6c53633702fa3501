import { randomUUID } from "node:crypto";
import { createReadStream, existsSync, type ReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ByteRange } from "./parseRange.ts";
import { thumbnailSides, type ThumbnailSide } from "./pictures/thumbnailSide.ts";
import { headLength, tailLength } from "./sniffFile.ts";

/** More bytes came than may; nothing of them was kept. */
export class FileTooLarge extends Error {
  override readonly name = "FileTooLarge";
}

export interface WrittenFile {
  readonly size: number;
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

/**
 * The bytes of uploaded files, in folders by the first two digits of their ids. Ids are random, so that the folders
 * fill evenly; they are always ours (isRecordId), so that no path leads out.
 */
export class FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Writes to a name that nobody reads, to the disk itself; {@link keep} makes it readable.
   * @throws FileTooLarge as soon as `limit` bytes are exceeded
   */
  async write(id: string, bytes: AsyncIterable<Uint8Array>, limit: number): Promise<WrittenFile> {
    await mkdir(dirname(this.#path(id)), { recursive: true });
    const handle = await open(this.#partial(id), "wx+");
    try {
      return await secure(handle, await copy(bytes, handle, limit));
    } finally {
      await handle.close();
    }
  }

  /** What another wrote to the name that nobody reads, now on the disk itself; undefined when it was kept or is gone. */
  async written(id: string): Promise<WrittenFile | undefined> {
    const handle = await openIfThere(this.#partial(id));
    try {
      return handle && (await secure(handle, (await handle.stat()).size));
    } finally {
      await handle?.close();
    }
  }

  /** After it the file is whole and survives a power failure. */
  async keep(id: string): Promise<void> {
    await rename(this.#partial(id), this.#path(id));
    const folder = await open(dirname(this.#path(id)), "r");
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  /** Removes what there is of it, finished or not, and the smaller pictures of it. */
  async remove(id: string): Promise<void> {
    const thumbnails = thumbnailSides.map((side) => this.#thumbnail(id, side));
    await Promise.all([this.#partial(id), this.#path(id), ...thumbnails].map((path) => rm(path, { force: true })));
  }

  /** Opens it, so that it is there to the end even when it is deleted meanwhile; undefined when it is gone. */
  async open(id: string, range: ByteRange, side?: ThumbnailSide): Promise<ReadStream | undefined> {
    const handle = await openIfThere(side === undefined ? this.#path(id) : this.#thumbnail(id, side));
    return handle && createReadStream("", { fd: handle, ...range });
  }

  /** All bytes of a finished file; undefined when it is gone. */
  async openWhole(id: string): Promise<ReadStream | undefined> {
    const handle = await openIfThere(this.#path(id));
    return handle && createReadStream("", { fd: handle });
  }

  /** Bytes of a smaller picture; undefined when none is kept. */
  async thumbnailSize(id: string, side: ThumbnailSide): Promise<number | undefined> {
    return (await ifThere(stat(this.#thumbnail(id, side))))?.size;
  }

  /** Keeps what `draw` makes of the file at the first path at the second; not of a file that is deleted meanwhile. */
  async addThumbnail(id: string, side: ThumbnailSide, draw: (from: string, to: string) => Promise<void>): Promise<void> {
    const unfinished = `${this.#thumbnail(id, side)}.${randomUUID()}`;
    try {
      await draw(this.#path(id), unfinished);
      await rename(unfinished, this.#thumbnail(id, side));
    } finally {
      await rm(unfinished, { force: true });
      if (!existsSync(this.#path(id))) await rm(this.#thumbnail(id, side), { force: true });
    }
  }

  /** Where the bytes of a file lie that is not kept yet. */
  partialPath(id: string): string {
    return this.#partial(id);
  }

  #path(id: string): string {
    return join(this.#folder, id.slice(0, 2), id);
  }

  #thumbnail(id: string, side: ThumbnailSide): string {
    return `${this.#path(id)}.${side}`;
  }

  #partial(id: string): string {
    return join(this.#folder, partialName(id));
  }
}

/** Below the store's folder, of a file that is not whole. */
export const partialName = (id: string): string => `${id.slice(0, 2)}/${id}.part`;

const openIfThere = (path: string): Promise<FileHandle | undefined> => ifThere(open(path, "r"));

const ifThere = <T>(looked: Promise<T>): Promise<T | undefined> =>
  looked.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

async function secure(handle: FileHandle, size: number): Promise<WrittenFile> {
  await handle.sync();
  const read = async (from: number, length: number): Promise<Uint8Array> =>
    (await handle.read(Buffer.alloc(length), 0, length, from)).buffer.subarray(0, length);
  const [headSize, tailSize] = [Math.min(size, headLength), Math.min(size, tailLength)];
  return { size, head: await read(0, headSize), tail: await read(size - tailSize, tailSize) };
}

async function copy(bytes: AsyncIterable<Uint8Array>, handle: FileHandle, limit: number): Promise<number> {
  let size = 0;
  for await (const piece of bytes) {
    if (size + piece.length > limit) throw new FileTooLarge();
    for (let done = 0; done < piece.length; ) {
      const { bytesWritten } = await handle.write(piece, done, piece.length - done, size + done);
      done += bytesWritten;
    }
    size += piece.length;
  }
  return size;
}
