import type { ColumnPreferences, KeptPreferences } from "#contract/table.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { Log } from "../log/Log.ts";
import type { BrowserStorage } from "../storage/BrowserStorage.ts";
import { storageKeys } from "../storage/storageKeys.ts";
import type { HttpClient } from "./HttpClient.ts";

/** Of whom they are: the next person at this browser has a taste of their own. */
interface Kept extends KeptPreferences {
  readonly userId: string;
}

export interface PreferenceQueueOptions {
  readonly http: Pick<HttpClient, "call">;
  readonly storage: BrowserStorage;
  readonly log: Log;
  /** Who is signed in; undefined is nobody, and nobody has preferences. */
  readonly userId: () => string | undefined;
}

/**
 * Column preferences on their way to the server. A failure is only logged (spec §8), but what was chosen is kept in this
 * browser and sent again at the next start or the next change, so that nobody's work is lost.
 */
export class PreferenceQueue {
  readonly #http: Pick<HttpClient, "call">;
  readonly #storage: BrowserStorage;
  readonly #log: Log;
  readonly #userId: () => string | undefined;
  /** The sending that is under way: two at once might come to the server in the wrong order. */
  #sending: Promise<void> = Promise.resolve();

  constructor(options: PreferenceQueueOptions) {
    this.#http = options.http;
    this.#storage = options.storage;
    this.#log = options.log;
    this.#userId = options.userId;
  }

  async save(preferences: KeptPreferences): Promise<void> {
    const userId = this.#userId();
    if (userId === undefined) return;
    const isOther = (one: Kept): boolean =>
      one.userId !== userId || one.tableId !== preferences.tableId || one.level !== preferences.level;
    this.#keep([...this.#kept().filter(isOther), { userId, ...preferences }]);
    await this.flush();
  }

  /** What the user chose last: what the server has not taken yet, else what it told. */
  latest(tableId: string, level: number, told: ColumnPreferences | null): ColumnPreferences | null {
    const kept = this.#kept().find((one) => one.userId === this.#userId() && one.tableId === tableId && one.level === level);
    return kept ? kept.column_config : told;
  }

  /** Sends what is kept of who is signed in. */
  async flush(): Promise<void> {
    this.#sending = this.#sending.then(async () => await this.#send());
    await this.#sending;
  }

  async #send(): Promise<void> {
    for (const kept of this.#kept().filter(({ userId }) => userId === this.#userId())) {
      const { userId: _owner, ...preferences } = kept;
      try {
        await this.#http.call("POST user/column", { body: preferences });
        this.#drop(kept);
      } catch (failure) {
        this.#log.error(failure, { tableId: preferences.tableId });
        if (isRefused(failure)) this.#drop(kept);
      }
    }
  }

  #drop(sent: Kept): void {
    this.#keep(this.#kept().filter((one) => JSON.stringify(one) !== JSON.stringify(sent)));
  }

  #kept(): Kept[] {
    const stored = this.#storage.getJson(storageKeys.pendingColumns);
    return Array.isArray(stored) ? (stored as Kept[]) : [];
  }

  #keep(kept: readonly Kept[]): void {
    if (kept.length === 0) this.#storage.remove(storageKeys.pendingColumns);
    else this.#storage.setJson(storageKeys.pendingColumns, kept);
  }
}

/** The server will never take it: the table is gone, or no longer this person's to see. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof PlatonError && [400, 403, 404, 422].includes(failure.details.status ?? 0);
