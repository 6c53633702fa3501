import type { StorageCapability } from "#sdk/capabilities/storage.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { BrowserStorage } from "./BrowserStorage.ts";
import { pluginPrefix } from "./storageKeys.ts";

/** Characters of keys and values of one plugin together. */
const mostText = 1_048_576;

/** Values of one plugin, kept apart from all others by a prefix. */
export class PluginStorage implements StorageCapability {
  readonly #storage: BrowserStorage;
  readonly #prefix: string;

  constructor(storage: BrowserStorage, plugin: string) {
    this.#storage = storage;
    this.#prefix = pluginPrefix(plugin);
  }

  async get(key: string): Promise<unknown> {
    return await Promise.resolve(this.#storage.getJson(this.#prefix + key));
  }

  async set(key: string, value: unknown): Promise<void> {
    const text = JSON.stringify(value ?? null);
    const others = this.#used() - this.#sizeOf(this.#prefix + key);
    const fits = others + this.#prefix.length + key.length + text.length <= mostText;
    if (!fits || !this.#storage.set(this.#prefix + key, text)) throw new PlatonError("storage_full", "expected");
    await Promise.resolve();
  }

  async remove(key: string): Promise<void> {
    this.#storage.remove(this.#prefix + key);
    await Promise.resolve();
  }

  #used(): number {
    const own = this.#storage.keys().filter((key) => key.startsWith(this.#prefix));
    return own.reduce((sum, key) => sum + this.#sizeOf(key), 0);
  }

  #sizeOf(key: string): number {
    const value = this.#storage.get(key);
    return value === undefined ? 0 : key.length + value.length;
  }
}
