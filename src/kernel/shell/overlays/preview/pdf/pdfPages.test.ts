import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pagesInSight } from "./pagesInSight.ts";
import { pageSize, pixelRatio } from "./pageSize.ts";

const column = (count: number, height: number) => ({ count, topOf: (index: number) => index * height });

describe("pages of a pdf", () => {
  it("K273 what is seen is drawn, and half a frame before and behind it; the page in the middle is the present one", () => {
    expect(pagesInSight(column(100, 800), { top: 0, height: 700 })).toEqual({ first: 0, last: 1, current: 0 });
    expect(pagesInSight(column(100, 800), { top: 8_000, height: 700 })).toEqual({ first: 9, last: 11, current: 10 });
    expect(pagesInSight(column(100, 800), { top: 79_300, height: 700 })).toEqual({ first: 98, last: 99, current: 99 });
    expect(pagesInSight(column(0, 800), { top: 0, height: 700 })).toEqual({ first: 0, last: 0, current: 0 });
  });

  it("K273 whatever is seen, its pages are among the drawn ones", () => {
    const place = fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 1_000_000 }));
    fc.assert(fc.property(place, ([count, height, top]) => {
      const { first, last, current } = pagesInSight(column(count, height), { top, height: 700 });
      const seen = Math.min(count - 1, Math.floor(top / height));
      return first <= seen && seen <= last && first <= current && current <= last && last < count;
    }));
  });

  it("K274 a page is as wide as its frame, a ribbon narrower, and no canvas is larger than browsers draw", () => {
    expect(pageSize({ width: 595, height: 842 }, 558)).toMatchObject({ width: 558, height: (842 / 595) * 558 });
    expect(pageSize({ width: 1, height: 14_400 }, 500).height).toBe(5_000);
    const large = { width: 4_464, height: 6_317 };
    expect(pixelRatio(large, 2) ** 2 * large.width * large.height).toBeCloseTo(16_777_216, 0);
    expect(pixelRatio({ width: 558, height: 790 }, 2)).toBe(2);
  });
});
