// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportUsage } from "./reportUsage.ts";
import { UsageLedger } from "./UsageLedger.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("K199 S118 usage is told once a minute and as the document is left, and only when there is some", () => {
  const ledger = new UsageLedger(() => undefined);
  const told: unknown[] = [];
  const other = reportUsage({ take: () => new Map([["stars", ledger.take()]]), send: (report) => Promise.resolve(told.push(report)), onFailure: () => undefined });
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("pagehide"));
  expect(told).toEqual([]);
  ledger.called("tables");
  ledger.refused("toasts", "toasts.show");
  vi.advanceTimersByTime(59_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1_000);
  const counts = [{ capability: "tables", calls: 1, refused: 0 }, { capability: "toasts", calls: 0, refused: 1 }];
  expect(told).toEqual([{ stars: counts }]);
  ledger.called("theme");
  window.dispatchEvent(new Event("pagehide"));
  expect(told).toHaveLength(2);
  other.dispose();
  ledger.called("theme");
  vi.advanceTimersByTime(120_000);
  window.dispatchEvent(new Event("pagehide"));
  expect(told).toHaveLength(2);
});
