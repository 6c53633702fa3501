import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RowEnd } from "./RowEnd.ts";

const pageSize = 100;

/** What a server with `total` rows answers for a page. */
const answerOf = (total: number, page: number): [count: number, hasMore: boolean] => {
  const count = Math.max(0, Math.min(pageSize, total - page * pageSize));
  return [count, page * pageSize + count < total && count > 0];
};

/** Scrolls to the end of the present height and follows the probes, as the window does. */
const scrollToEnd = (end: RowEnd, total: number): number => {
  let calls = 0;
  for (let round = 0; round < 60 && !end.isFixed; round += 1) {
    const page = end.probe() ?? Math.max(0, Math.ceil(end.height / pageSize) - 1);
    end.learn(page, ...answerOf(total, page));
    calls += 1;
  }
  return calls;
};

describe("RowEnd", () => {
  it.each([0.7, 1.3])("T20 an estimate %f times the truth leads to every row within few calls", (factor) => {
    const end = new RowEnd(Math.round(135_233 * factor), { pageSize, isEstimate: true });
    const calls = scrollToEnd(end, 135_233);
    expect(end.height).toBe(135_233);
    expect(calls).toBeLessThan(25);
  });

  it("T21 a full last page extends the height", () => {
    const end = new RowEnd(200, { pageSize, isEstimate: true });
    end.learn(1, 100, true);
    expect(end.height).toBeGreaterThan(200);
    expect(end.isFixed).toBe(false);
  });

  it("T22 a short page fixes the height", () => {
    const end = new RowEnd(1000, { pageSize, isEstimate: true });
    end.learn(3, 42, false);
    expect(end.height).toBe(342);
    expect(end.isFixed).toBe(true);
  });

  it("T23 an empty page lowers the height below it", () => {
    const end = new RowEnd(1000, { pageSize, isEstimate: true });
    end.learn(5, 0, false);
    expect(end.height).toBe(500);
  });

  it("T20 any estimate ends at the true number of rows", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 2_000_000 }), (total, estimate) => {
        const end = new RowEnd(estimate, { pageSize, isEstimate: true });
        scrollToEnd(end, total);
        expect(end.height).toBe(total);
      }),
    );
  });
});
