import type { RealmLimits } from "#core/limits/realmLimits.ts";

/** Where strikes are kept between visits. */
export interface StrikeMemory {
  read(): Promise<unknown>;
  write(strikes: Readonly<Record<string, readonly number[]>>): Promise<void>;
}

/** Counts how often components had to be stopped. A key names trust group, component and version of the source. */
export class StrikeLedger {
  readonly #limits: RealmLimits;
  readonly #memory: StrikeMemory | undefined;
  readonly #strikes = new Map<string, number[]>();
  #loading: Promise<void> | undefined;

  constructor(limits: RealmLimits, memory?: StrikeMemory) {
    this.#limits = limits;
    this.#memory = memory;
  }

  /** Counts a strike. @returns true when the component is in quarantine now */
  async strike(key: string): Promise<boolean> {
    await this.#load();
    this.#strikes.set(key, [...this.#recent(key), Date.now()]);
    this.#save();
    return this.#isFull(key);
  }

  /** Begins anew: the component was released. */
  async forgive(key: string): Promise<void> {
    await this.#load();
    if (this.#strikes.delete(key)) this.#save();
  }

  /** Strikes that still count. */
  async count(key: string): Promise<number> {
    await this.#load();
    return this.#recent(key).length;
  }

  async isQuarantined(key: string): Promise<boolean> {
    await this.#load();
    return this.#isFull(key);
  }

  #isFull(key: string): boolean {
    return this.#recent(key).length >= this.#limits.strikes;
  }

  #recent(key: string): number[] {
    const from = Date.now() - this.#limits.strikeTime;
    return (this.#strikes.get(key) ?? []).filter((time) => time > from);
  }

  #load(): Promise<void> {
    this.#loading ??= this.#read();
    return this.#loading;
  }

  async #read(): Promise<void> {
    const kept = await this.#memory?.read().catch(() => undefined);
    if (typeof kept !== "object" || kept === null) return;
    for (const [key, times] of Object.entries(kept)) {
      if (Array.isArray(times)) this.#strikes.set(key, times.filter((time) => typeof time === "number"));
    }
  }

  #save(): void {
    const recent = [...this.#strikes.keys()].map((key) => [key, this.#recent(key)] as const);
    void this.#memory?.write(Object.fromEntries(recent.filter(([, times]) => times.length > 0))).catch(() => undefined);
  }
}
