import type { FileHandle } from "node:fs/promises";
import { createInflateRaw } from "node:zlib";
import { Readable } from "node:stream";
import { RemoteZipReader } from "@cj-tech-master/excelts/archive";
import { ReadingFailure } from "../ReadingFailure.ts";
import { readingLimits } from "../readingLimits.ts";

type Entry = NonNullable<ReturnType<RemoteZipReader["getEntry"]>>;

const [stored, deflated] = [0, 8];

/** The parts of a workbook, each read from where it lies, in whatever order they are needed. */
export class WorkbookZip {
  readonly #zip: RemoteZipReader;

  private constructor(zip: RemoteZipReader) {
    this.#zip = zip;
  }

  /** @throws ReadingFailure for what is no archive, or one of too many parts */
  static async open(file: FileHandle): Promise<WorkbookZip> {
    const { size } = await file.stat();
    const read = async (start: number, end: number): Promise<Uint8Array> => {
      if (start < 0 || end > size || end - start > readingLimits.unjudged) throw new ReadingFailure("import_unreadable");
      const { bytesRead, buffer } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    };
    const zip = await RemoteZipReader.fromReader({ size, read }).catch((cause: unknown) => {
      throw cause instanceof ReadingFailure ? cause : new ReadingFailure("import_unreadable");
    });
    if (zip.getEntries().length > readingLimits.entries) throw new ReadingFailure("import_excessive");
    return new WorkbookZip(zip);
  }

  has(path: string): boolean {
    return this.#find(path) !== undefined;
  }

  /** The text of a part; nothing where there is none. @throws ReadingFailure for one that grows beyond its limits */
  async *text(path: string): AsyncGenerator<string> {
    const entry = this.#find(path);
    if (!entry) return;
    const decoder = new TextDecoder();
    for await (const bytes of this.#bytes(entry)) yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
  }

  async *#bytes(entry: Entry): AsyncGenerator<Uint8Array> {
    const packed = this.#zip.getRawCompressedStream(entry);
    if (!packed || entry.isEncrypted || (entry.compressionMethod !== stored && entry.compressionMethod !== deflated)) throw new ReadingFailure("import_unreadable");
    let inflated = 0;
    const unpacked = entry.compressionMethod === stored ? packed : Readable.from(packed).compose(createInflateRaw());
    for await (const bytes of unpacked as AsyncIterable<Uint8Array>) {
      inflated += bytes.length;
      const isBomb = inflated > readingLimits.unjudged && inflated / Math.max(1, entry.compressedSize) > readingLimits.ratio;
      if (isBomb || inflated > readingLimits.inflated) throw new ReadingFailure("import_excessive");
      yield bytes;
    }
  }

  /** Names are compared without regard to case, as Excel does; some programs write them as Windows does. */
  #find(path: string): Entry | undefined {
    const plain = path.replace(/^\//, "");
    return this.#zip.getEntry(plain) ?? this.#zip.getEntries().find((entry) => entry.path.replaceAll("\\", "/").toLowerCase() === plain.toLowerCase());
  }
}
