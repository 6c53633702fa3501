import { describe, expect, it } from "vitest";
import { CallFailure } from "./CallFailure.ts";
import { CallLimit } from "./CallLimit.ts";

const start = Date.parse("2026-11-22T00:00:00Z");
const at = (seconds: number): Date => new Date(start + seconds * 1000);

describe("call limit", () => {
  it("H34 beyond so many calls within a window a caller waits until it is over, and nobody else does", () => {
    const limit = new CallLimit({ atMost: 2, windowMs: 10_000 });
    limit.admit("a", at(0));
    limit.admit("a", at(4));
    const refusal = (): unknown => {
      try {
        return limit.admit("a", at(4));
      } catch (failure) {
        return failure;
      }
    };
    expect(refusal()).toBeInstanceOf(CallFailure);
    expect(refusal()).toMatchObject({ code: "too_many_requests", details: { params: { seconds: 6 } } });
    limit.admit("b", at(4));
    limit.admit("a", at(10));
  });

  it("H35 however many call within one window, no more than 10,000 are remembered", () => {
    const limit = new CallLimit({ atMost: 1, windowMs: 10_000 });
    for (let caller = 0; caller < 10_000; caller += 1) limit.admit(`${caller}`, at(0));
    expect(() => limit.admit("0", at(1))).toThrow(CallFailure);
    limit.admit("one more", at(1));
    limit.admit("0", at(1));
  });
});
