import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedLimits, leastLimit, limitsInForce, mostLimit, realmLimitNames, realmLimits } from "./realmLimits.ts";
import { sayLength } from "./sayLength.ts";

describe("limits of code in a sandbox", () => {
  it("C150 the defaults are those of the sandbox's design", () => {
    const { queuedOperations, batchOperations, componentNodes, realmNodes, depth } = realmLimits;
    expect([queuedOperations, batchOperations, componentNodes, realmNodes, depth]).toEqual([20_000, 500, 5_000, 20_000, 64]);
    const { callsInFlight, queuedCalls, callsPerSecond, sustainedCallsPerSecond, callTime } = realmLimits;
    expect([callsInFlight, queuedCalls, callsPerSecond, sustainedCallsPerSecond, callTime]).toEqual([64, 1_000, 5_000, 200, 30_000]);
    const { operationsLength, argumentsLength, textLength, attributeLength, cssLength, lineLength, cellLength } = realmLimits;
    expect([operationsLength, argumentsLength, textLength, attributeLength, cssLength, lineLength, cellLength].map(sayLength)).toEqual([
      "256 KB", "1 MB", "100 KB", "8 KB", "64 KB", "4 KB", "64 KB",
    ]);
    const { cssRules, selectorLooks, linesPerSecond, expressionLength, expressionNodes, batchCells, batchTime } = realmLimits;
    expect([cssRules, selectorLooks, linesPerSecond, expressionLength, expressionNodes, batchCells, batchTime]).toEqual([1_000, 20_000, 50, 2_048, 200, 10_000, 200]);
    const { moduleLength, groupLength, workers, frames, realmModules, realmLength, strikes, strikeTime } = realmLimits;
    expect([moduleLength, groupLength, realmLength].map(sayLength)).toEqual(["512 KB", "4 MB", "20 MB"]);
    expect([workers, frames, realmModules, strikes, strikeTime]).toEqual([8, 6, 200, 3, 600_000]);
    expect([realmLimits.runningPings, realmLimits.evaluationPings, realmLimits.framePings]).toEqual([5, 15, 30]);
  });

  it("C151 what a project says counts before what the operator says, and that before the default", () => {
    const some = fc.dictionary(fc.constantFrom(...realmLimitNames), fc.nat());
    fc.assert(fc.property(some, some, (raised, lowered) => {
      const limits = limitsInForce(raised, lowered);
      for (const name of realmLimitNames) expect(limits[name]).toBe(lowered[name] ?? raised[name] ?? realmLimits[name]);
    }));
    expect(limitsInForce(undefined, undefined)).toEqual(realmLimits);
  });

  it("C152 only what differs from the default travels, and gives the same again", () => {
    expect(changedLimits(realmLimits)).toEqual({});
    const limits = limitsInForce({ depth: 100, callTime: realmLimits.callTime }, { workers: 2 });
    expect(changedLimits(limits)).toEqual({ depth: 100, workers: 2 });
    expect(limitsInForce(changedLimits(limits))).toEqual(limits);
  });

  it("C153 a limit goes down to a hundredth and up to sixteen times, twice where it is stored", () => {
    for (const name of realmLimitNames) {
      expect(leastLimit(name)).toBeGreaterThanOrEqual(1);
      expect(leastLimit(name)).toBeLessThanOrEqual(realmLimits[name]);
      expect(mostLimit(name)).toBeGreaterThan(realmLimits[name]);
    }
    expect([leastLimit("componentNodes"), mostLimit("componentNodes")]).toEqual([50, 80_000]);
    expect([leastLimit("strikes"), mostLimit("groupLength")]).toEqual([1, 8 * 1024 * 1024]);
  });

  it("C154 a length is said in the largest unit of which it is a whole number", () => {
    expect([2_001, 2_048, 524_288, 4_194_304, 1_536 * 1024].map(sayLength)).toEqual(["2001", "2 KB", "512 KB", "4 MB", "1536 KB"]);
  });
});
