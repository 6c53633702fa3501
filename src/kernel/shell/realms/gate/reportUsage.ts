import type { UsageReport } from "#contract/plugin.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { CapabilityUsage } from "./UsageLedger.ts";

/** Milliseconds between two reports. */
const interval = 60_000;

export interface UsageReporting {
  /** What each trust group has used since it was asked last. */
  take(): ReadonlyMap<string, readonly CapabilityUsage[]>;
  send(report: UsageReport): Promise<unknown>;
  onFailure(failure: unknown): void;
}

/**
 * Tells the server what trust groups really use (D72), once a minute, as the document is left, and only when there is something to tell. What
 * could not be told is forgotten: it informs an administrator, and nothing rests on it.
 */
export function reportUsage({ take, send, onFailure }: UsageReporting): Disposable {
  const report = (): void => {
    const used = [...take()].filter(([, usage]) => usage.length > 0);
    if (used.length === 0) return;
    const counts = used.map(([group, usage]) => [group, usage.map(countsOf)]);
    send(Object.fromEntries(counts) as UsageReport).catch(onFailure);
  };
  const timer = setInterval(report, interval);
  window.addEventListener("pagehide", report);
  return toDisposable(() => {
    clearInterval(timer);
    window.removeEventListener("pagehide", report);
  });
}

const countsOf = ({ capability, calls, refused }: CapabilityUsage): UsageReport[string][number] => ({ capability, calls, refused });
