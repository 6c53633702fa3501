const databaseName = "platon-drafts";
const storeName = "drafts";
/** A database that another tab keeps from opening never answers; the form does not wait for it. */
const patience = 3_000;

/** A draft as it lies in the browser: nothing of what was typed can be read in it. */
export interface SealedDraft {
  /** One mounted form in one tab. */
  readonly id: string;
  /** Whose draft of which record it is. */
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Sealed drafts in this browser. @throws where the browser keeps nothing: a private window, no room, a blocked database */
export class DraftStore {
  #database: Promise<IDBDatabase> | undefined;

  /** The newest first. */
  async list(subject: string): Promise<SealedDraft[]> {
    const store = await this.#store("readonly");
    const all = await settled<SealedDraft[]>(store.index("subject").getAll(subject));
    return all.toSorted((one, other) => other.at - one.at);
  }

  async put(draft: SealedDraft): Promise<void> {
    await settled((await this.#store("readwrite")).put(draft));
  }

  async remove(id: string): Promise<void> {
    await settled((await this.#store("readwrite")).delete(id));
  }

  /** Takes away what is older than that time, whoever wrote it. */
  async dropBefore(time: number): Promise<void> {
    const store = await this.#store("readwrite");
    const old = await settled(store.index("at").getAllKeys(IDBKeyRange.upperBound(time, true)));
    await Promise.all(old.map(async (key) => await settled(store.delete(key))));
  }

  close(): void {
    void this.#database?.then((database) => database.close(), () => undefined);
  }

  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#database ??= openDatabase();
    return (await this.#database).transaction(storeName, mode).objectStore(storeName);
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(storeName, { keyPath: "id" });
    store.createIndex("subject", "subject");
    store.createIndex("at", "at");
  };
  const late = new Promise<never>((_, reject) => void setTimeout(() => reject(new Error("the database of drafts does not answer")), patience));
  const database = await Promise.race([settled(request), late]);
  database.addEventListener("versionchange", () => database.close());
  return database;
}

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("a draft could not be kept"));
  });
