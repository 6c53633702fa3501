import type { PreviousUpload, UrlStorage } from "tus-js-client";
import type { BrowserStorage } from "../../storage/BrowserStorage.ts";
import { uploadPrefix } from "../../storage/storageKeys.ts";

/** Before the server forgets what no form holds, in milliseconds. */
const longest = 6 * 24 * 3_600_000;

interface Remembered {
  readonly address: string;
  readonly since: number;
}

/**
 * Where uploads that are not finished go on, kept beyond the document (D9). A key tells a file by person, element and what
 * the browser says of it; what is kept holds no name of a file.
 */
export class UploadMemory implements UrlStorage {
  readonly #storage: BrowserStorage;
  readonly #endpoint: string;

  /** @param endpoint below which uploads lie: what stands in a browser's storage may be from anybody */
  constructor(storage: BrowserStorage, endpoint: string) {
    this.#storage = storage;
    this.#endpoint = endpoint;
  }

  async findAllUploads(): Promise<PreviousUpload[]> {
    const keys = this.#storage.keys().filter((key) => key.startsWith(uploadPrefix));
    return await Promise.resolve(keys.flatMap((key) => this.#read(key) ?? []));
  }

  async findUploadsByFingerprint(fingerprint: string): Promise<PreviousUpload[]> {
    const found = this.#read(uploadPrefix + fingerprint);
    return await Promise.resolve(found ? [found] : []);
  }

  async addUpload(fingerprint: string, { uploadUrl }: PreviousUpload): Promise<string> {
    // The others are read too, by which the old ones go.
    await this.findAllUploads();
    const remembered: Remembered = { address: uploadUrl ?? "", since: Date.now() };
    this.#storage.setJson(uploadPrefix + fingerprint, remembered);
    return uploadPrefix + fingerprint;
  }

  async removeUpload(key: string): Promise<void> {
    this.#storage.remove(key);
    await Promise.resolve();
  }

  #read(key: string): PreviousUpload | undefined {
    const { address, since } = (this.#storage.getJson(key) ?? {}) as Partial<Remembered>;
    const isOurs = typeof address === "string" && isBelow(address, this.#endpoint);
    if (isOurs && typeof since === "number" && Date.now() - since < longest) {
      return { size: null, metadata: {}, creationTime: "", urlStorageKey: key, uploadUrl: address, parallelUploadUrls: null };
    }
    this.#storage.remove(key);
    return undefined;
  }
}

/** One segment below the endpoint, on its own origin. */
function isBelow(address: string, endpoint: string): boolean {
  if (!URL.canParse(address, location.href)) return false;
  const [base, whole] = [`${endpoint}/`, address].map((one) => new URL(one, location.href).href) as [string, string];
  return whole.startsWith(base) && /^[\w-]{1,100}$/.test(whole.slice(base.length));
}
