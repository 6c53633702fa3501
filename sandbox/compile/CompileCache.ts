import type { CompiledModule } from "./compileSource.ts";

const databaseName = "platon-compiled";
const storeName = "modules";

/** Kept modules; beyond it the tenth goes that was not used for longest. */
const maxEntries = 500;

/** That an entry is in use is written down so seldom, in milliseconds. */
const day = 24 * 60 * 60 * 1_000;

interface Entry {
  readonly module: CompiledModule;
  /** Milliseconds since 1970, to the day. */
  readonly usedAt: number;
}

/**
 * Compiled modules by hash, in this browser: on a second visit nothing is compiled. Where there is no IndexedDB or no
 * `crypto.subtle` (plain http beyond loopback) everything works, only slower.
 */
export class CompileCache {
  readonly #version: string;
  #database: Promise<IDBDatabase | undefined> | undefined;

  /** @param version of compiler and options; another one finds nothing of this one */
  constructor(version: string) {
    this.#version = version;
  }

  /** The key of a source, or undefined where nothing can be kept. */
  async keyOf(path: string, text: string): Promise<string | undefined> {
    if (!globalThis.isSecureContext || !("indexedDB" in globalThis)) return undefined;
    const bytes = new TextEncoder().encode(`${this.#version}\n${path}\n${text}`);
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  async read(key: string): Promise<CompiledModule | undefined> {
    const store = await this.#store("readonly");
    const entry = store && (await settle<Entry | undefined>(store.get(key)));
    if (entry && Date.now() - entry.usedAt > day) void this.write(key, entry.module);
    return entry?.module;
  }

  async write(key: string, module: CompiledModule): Promise<void> {
    const store = await this.#store("readwrite");
    if (!store) return;
    store.put({ module, usedAt: Date.now() } satisfies Entry, key);
    const count = await settle(store.count());
    if (count !== undefined && count > maxEntries) dropOldest(store);
  }

  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore | undefined> {
    this.#database ??= openDatabase();
    const database = await this.#database;
    try {
      return database?.transaction(storeName, mode).objectStore(storeName);
    } catch {
      // The database was closed by another version of this page.
      return undefined;
    }
  }
}

function dropOldest(store: IDBObjectStore): void {
  let left = maxEntries / 10;
  const request = store.index("usedAt").openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor || left === 0) return;
    left -= 1;
    cursor.delete();
    cursor.continue();
  };
}

async function openDatabase(): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName).createIndex("usedAt", "usedAt");
    const database = await settle(request);
    database?.addEventListener("versionchange", () => database.close());
    return database;
  } catch {
    return undefined;
  }
}

/** A cache that fails is a cache that is empty. */
const settle = <Value>(request: IDBRequest<Value>): Promise<Value | undefined> =>
  new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
