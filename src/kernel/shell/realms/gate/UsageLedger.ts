import { guestCapabilities, type GuestCapabilityName } from "#sdk/capabilities/index.ts";

/** Those that are called, and the one that nothing is called by: other groups' components in a component's markup. */
export type UsedCapability = GuestCapabilityName | "components";

/** How a trust group has used one capability. */
export interface CapabilityUsage {
  readonly capability: UsedCapability;
  readonly calls: number;
  /** Calls that were not granted, or whose arguments were wrong. */
  readonly refused: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
}

/** Refusals of one capability are written down once in this time, with the number of those between; milliseconds. */
const quietTime = 60_000;

/** What is no call of a guest's capability at all. */
const unknown = "unknown";

/** What a trust group really uses (D72): an administrator sees it beside what the plugin asked for. */
export class UsageLedger {
  readonly #usage = new Map<UsedCapability, CapabilityUsage>();
  readonly #quiet = new Map<string, { readonly since: number; readonly dropped: number }>();
  readonly #log: (line: string) => void;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  called(capability: UsedCapability): void {
    this.#add(capability, { calls: 1, refused: 0 });
  }

  /** @param what for a person: `tables.rows`, `tables: read cities` */
  refused(capability: string, what: string): void {
    const known = isUsed(capability) ? capability : unknown;
    if (known !== unknown) this.#add(known, { calls: 0, refused: 1 });
    const { since, dropped } = this.#quiet.get(known) ?? { since: -Infinity, dropped: 0 };
    const now = Date.now();
    if (now - since < quietTime) return void this.#quiet.set(known, { since, dropped: dropped + 1 });
    this.#quiet.set(known, { since: now, dropped: 0 });
    this.#log(dropped === 0 ? `a call was refused: ${what}` : `a call was refused: ${what} (and ${dropped} before it)`);
  }

  /** What has been used since it was taken last. */
  take(): readonly CapabilityUsage[] {
    const taken = [...this.#usage.values()];
    this.#usage.clear();
    return taken;
  }

  #add(capability: UsedCapability, more: Pick<CapabilityUsage, "calls" | "refused">): void {
    const { calls = 0, refused = 0 } = this.#usage.get(capability) ?? {};
    const usage = { capability, calls: calls + more.calls, refused: refused + more.refused, lastAt: Date.now() };
    this.#usage.set(capability, usage);
  }
}

const isUsed = (name: string): name is UsedCapability => name === "components" || Object.hasOwn(guestCapabilities, name);
