import { defineGlobals } from "./realmWindow.ts";

/** Where the facade keeps its values: the SDK's storage of the trust group. */
interface KeptStorage {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
}

/** The one key of the group's storage under which they stand. */
const keptUnder = "localStorage";

/** Changes are written together, this long after the first of them, in milliseconds. */
const writeDelay = 100;

/** `localStorage` over the SDK's storage: in memory, because packages ask for values at once, and written behind. */
export class LocalStorage {
  readonly #values = new Map<string, string>();
  #kept: KeptStorage | undefined;
  #isWriting = false;

  get length(): number {
    return this.#values.size;
  }

  /** Fills it with what was kept; without this it lives as long as the realm. */
  async connect(kept: KeptStorage): Promise<void> {
    const values = await kept.get(keptUnder);
    this.#kept = kept;
    if (typeof values !== "object" || values === null) return;
    for (const [key, value] of Object.entries(values)) if (!this.#values.has(key)) this.#values.set(key, String(value));
  }

  getItem(key: string): string | null {
    return this.#values.get(String(key)) ?? null;
  }

  setItem(key: string, value: unknown): void {
    this.#values.set(String(key), String(value));
    this.#changed();
  }

  removeItem(key: string): void {
    this.#values.delete(String(key));
    this.#changed();
  }

  clear(): void {
    this.#values.clear();
    this.#changed();
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  #changed(): void {
    const kept = this.#kept;
    if (!kept || this.#isWriting) return;
    this.#isWriting = true;
    setTimeout(() => {
      this.#isWriting = false;
      // What the quota of the storage refuses stays in memory.
      kept.set(keptUnder, Object.fromEntries(this.#values)).catch(() => undefined);
    }, writeDelay);
  }
}

/** The one of this realm. */
export const localStorage = new LocalStorage();

export function defineLocalStorage(): void {
  defineGlobals({ localStorage, sessionStorage: new LocalStorage() });
}
