import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";

/** The part of `Storage` that is used, so that a browser that refuses it can be replaced by memory. */
type Backing = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The only user of the browser's local storage. Where a browser refuses it, values live as long as the document. */
export class BrowserStorage {
  readonly #backing: Backing;

  constructor(backing: Backing = openBacking()) {
    this.#backing = backing;
  }

  get(key: string): string | undefined {
    return this.#backing.getItem(key) ?? undefined;
  }

  /** False when there is no room. */
  set(key: string, value: string): boolean {
    try {
      this.#backing.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  remove(...keys: string[]): void {
    for (const key of keys) this.#backing.removeItem(key);
  }

  /** Undefined also when what is stored is not JSON: anything may have been written there. */
  getJson(key: string): unknown {
    try {
      return JSON.parse(this.get(key) ?? "null") ?? undefined;
    } catch {
      return undefined;
    }
  }

  setJson(key: string, value: unknown): boolean {
    return this.set(key, JSON.stringify(value));
  }

  keys(): string[] {
    return Array.from({ length: this.#backing.length }, (_, index) => this.#backing.key(index) ?? "");
  }

  /** Calls `listener` when another tab changes a key; `undefined` stands for "all were cleared". */
  onOtherTab(listener: (key: string | undefined) => void): Disposable {
    const heard = (event: StorageEvent): void => listener(event.key ?? undefined);
    window.addEventListener("storage", heard);
    return toDisposable(() => window.removeEventListener("storage", heard));
  }
}

function openBacking(): Backing {
  try {
    const backing = window.localStorage;
    backing.getItem("platon");
    return backing;
  } catch {
    return memoryBacking();
  }
}

function memoryBacking(): Backing {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}
