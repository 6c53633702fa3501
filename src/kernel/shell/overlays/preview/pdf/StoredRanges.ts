import { PDFDataRangeTransport } from "pdfjs-dist/legacy/build/pdf.mjs";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readRange, type RangeOfFile, type WantedBytes } from "../../../../services/http/readRange.ts";

export interface RangeSource {
  /** Holds a ticket, and is good for ten minutes (D5). */
  readonly address: string;
  /** The same file by a fresh ticket. */
  readonly renew: () => Promise<string>;
  /** Bytes that are needed do not come. */
  readonly onFailure: (failure: unknown) => void;
}

type ReadBytes = (wanted: WantedBytes) => Promise<RangeOfFile>;

/** What is read before anything is known; a small file is whole in it. */
const firstBytes = 65_536;

/** The bytes of a stored file as pdf.js asks for them. Whoever looks for longer than a ticket lives notices nothing. */
export class StoredRanges extends PDFDataRangeTransport {
  readonly #read: ReadBytes;
  readonly #onFailure: (failure: unknown) => void;

  /** @throws PlatonError as `readRange` */
  static async open(source: RangeSource, signal: AbortSignal): Promise<StoredRanges> {
    const read = renewing(source, signal);
    const first = await read({ begin: 0, end: firstBytes });
    return new StoredRanges(read, first, (failure) => signal.aborted || source.onFailure(failure));
  }

  private constructor(read: ReadBytes, { bytes, size }: RangeOfFile, onFailure: (failure: unknown) => void) {
    super(size, bytes, bytes.length >= size);
    this.#read = read;
    this.#onFailure = onFailure;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#read({ begin, end }).then(({ bytes }) => this.onDataRange(begin, bytes), this.#onFailure);
  }
}

/** A refused address is renewed once; of several calls that were refused at once the first renews it for all. */
function renewing({ address: first, renew }: RangeSource, signal: AbortSignal): ReadBytes {
  let address = Promise.resolve(first);
  return async (wanted) => {
    const tried = address;
    try {
      return await readRange(await tried, wanted, signal);
    } catch (failure) {
      if (!(failure instanceof PlatonError) || failure.code !== "forbidden") throw failure;
      if (address === tried) address = renew();
      return await readRange(await address, wanted, signal);
    }
  };
}
