import { describe, expect, it } from "vitest";
import { addressKey, admitAttempt, limitsByAddress, limitsByUser, type AttemptState } from "./attemptDelay.ts";

const start = new Date("2026-01-01T00:00:00Z");
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

function admitted(known: AttemptState | undefined, now: Date, limits = limitsByUser): AttemptState {
  const admission = admitAttempt(known, limits, now);
  if ("waitSeconds" in admission) throw new Error(`has to wait ${admission.waitSeconds} s`);
  return admission.state;
}

function failTimes(times: number, limits = limitsByUser): AttemptState {
  let state: AttemptState | undefined;
  let now = start;
  for (let index = 0; index < times; index += 1) {
    state = admitted(state, now, limits);
    now = state.lockedUntil ?? now;
  }
  if (state === undefined) throw new Error("no attempt");
  return state;
}

const delayOf = (state: AttemptState): number => ((state.lockedUntil?.getTime() ?? 0) - state.lastAt.getTime()) / 1000;

describe("admitAttempt", () => {
  it("SE3 four failures cost nothing, the fifth 30 s, each further one twice as much up to 15 minutes", () => {
    expect(failTimes(4).lockedUntil).toBeUndefined();
    expect([5, 6, 7, 8, 9, 10, 30].map((times) => delayOf(failTimes(times)))).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it("SE3 whoever comes too early is told how long to wait, and is not counted", () => {
    const locked = failTimes(5);
    expect(admitAttempt(locked, limitsByUser, later(0.5))).toEqual({ waitSeconds: 30 });
    expect(admitAttempt(locked, limitsByUser, later(29.2))).toEqual({ waitSeconds: 1 });
    expect(admitted(locked, later(30)).failed).toBe(6);
  });

  it("SE4 an address has fifty", () => {
    expect(failTimes(49, limitsByAddress).lockedUntil).toBeUndefined();
    expect(delayOf(failTimes(50, limitsByAddress))).toBe(30);
  });

  it("SE5 after 15 quiet minutes the count begins anew", () => {
    const four = failTimes(4);
    expect(admitted(four, later(899)).failed).toBe(5);
    expect(admitted(four, later(901)).failed).toBe(1);
  });
});

describe("addressKey", () => {
  it.each([
    ["127.0.0.1", "127.0.0.1"],
    ["::ffff:10.0.0.1", "10.0.0.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("SE4 %s counts as %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
