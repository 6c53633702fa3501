import { realmLimits } from "#core/limits/realmLimits.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { versionOf } from "../component/RealmComponent.ts";
import { StrikeLedger } from "./StrikeLedger.ts";

describe("strikes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("S60 the third strike within ten minutes is quarantine, and ten minutes later it is over", async () => {
    const ledger = new StrikeLedger(realmLimits);
    expect(await ledger.strike("a")).toBe(false);
    expect(await ledger.strike("a")).toBe(false);
    expect(await ledger.strike("a")).toBe(true);
    expect(await ledger.isQuarantined("a")).toBe(true);
    expect(await ledger.isQuarantined("b")).toBe(false);
    vi.advanceTimersByTime(realmLimits.strikeTime + 1);
    expect(await ledger.isQuarantined("a")).toBe(false);
    expect(realmLimits.strikeTime).toBe(600_000);
  });

  it("S60 strikes outlive the document, and what else is in the memory is ignored", async () => {
    let kept: unknown = { b: "x", c: [1, "2"] };
    const memory = { read: async () => kept, write: async (strikes: unknown) => void (kept = strikes) };
    for (let at = 0; at < 3; at += 1) await new StrikeLedger(realmLimits, memory).strike("a");
    expect(await new StrikeLedger(realmLimits, memory).isQuarantined("a")).toBe(true);
  });

  it("S60 another source is another version", () => {
    const component = { scope: "project", name: "A", css: "", scripts: ["1"] };
    expect(versionOf(component)).toBe(versionOf({ ...component, css: "x" }));
    expect(versionOf(component)).not.toBe(versionOf({ ...component, scripts: ["2"] }));
  });
});

it("S333 a component that was released has no strikes, and the browser remembers none", async () => {
  let kept: unknown;
  const memory = { read: async () => await Promise.resolve(kept), write: async (strikes: unknown) => void (kept = await Promise.resolve(strikes)) };
  const ledger = new StrikeLedger(realmLimits, memory);
  for (let strike = 0; strike < realmLimits.strikes; strike += 1) await ledger.strike("a");
  expect(await ledger.isQuarantined("a")).toBe(true);
  await ledger.forgive("a");
  expect([await ledger.isQuarantined("a"), await ledger.count("a"), kept]).toEqual([false, 0, {}]);
  expect(await new StrikeLedger(realmLimits, memory).count("a")).toBe(0);
});
