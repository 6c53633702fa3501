import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { maxLateSteps, type GuardCommand } from "#sandbox/protocol/index.ts";
import { GuardProbe, maxSilentProbes, probeInterval } from "./GuardProbe.ts";

describe("the probe of a guard", () => {
  let asked: GuardCommand[];
  let gone: number;
  let probe: GuardProbe;
  /** For so long the page had other things to do; milliseconds. */
  let busy: number;

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, gone, busy] = [[], 0, 0];
    probe = new GuardProbe({
      now: () => Date.now() + busy,
      command: (command) => void asked.push(command),
      onGone: () => {
        gone += 1;
      },
    });
  });

  afterEach(() => {
    probe.stop();
    vi.useRealTimers();
  });

  it("S27 a guard is gone when five questions in a row, one every half second, have no answer", () => {
    vi.advanceTimersByTime(maxSilentProbes * probeInterval);
    expect(asked).toEqual(Array.from({ length: 5 }, () => ({ kind: "probe" })));
    expect(gone).toBe(0);
    vi.advanceTimersByTime(probeInterval);
    expect(gone).toBe(1);
    expect(asked).toHaveLength(5);
    expect(6 * probeInterval).toBe(3_000);
  });

  it("S27 any word is an answer to all questions before it", () => {
    for (let round = 0; round < 20; round += 1) {
      vi.advanceTimersByTime(maxSilentProbes * probeInterval);
      probe.heard();
    }
    expect(gone).toBe(0);
  });

  it("S27 questions are counted: a clock that runs ahead without them ends nothing", () => {
    vi.advanceTimersByTime(2 * probeInterval);
    busy += 3_600_000;
    vi.advanceTimersByTime(3 * probeInterval);
    expect(gone).toBe(0);
  });

  it("S35 a page that comes late with its questions waits for the answers to five more, and no longer", () => {
    const askLate = (times: number): void => {
      for (let time = 0; time < times; time += 1) {
        busy += probeInterval / 4;
        vi.advanceTimersByTime(probeInterval);
      }
    };
    askLate(maxSilentProbes + maxLateSteps);
    expect(gone).toBe(0);
    askLate(1);
    expect(gone).toBe(1);
  });

  it("S27 a probe that was stopped asks nothing more", () => {
    probe.stop();
    vi.advanceTimersByTime(60_000);
    expect([asked.length, gone]).toEqual([0, 0]);
  });
});
