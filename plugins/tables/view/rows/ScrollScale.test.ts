import { expect, it } from "vitest";
import { ScrollScale } from "./ScrollScale.ts";

const rows = 1_000_000;
const rowHeight = 36;
const box = 700;

it("T605 rows that are higher together than an element may be are all reached, and a step of the wheel moves them as far as the page", () => {
  const scale = new ScrollScale();
  scale.resize(rows * rowHeight, box);
  expect(scale.height).toBe(10_000_000);
  expect(scale.scrolled(100)).toBe(100);
  expect(scale.scrolled(220)).toBe(220);
  expect(scale.scrolled(scale.height - box)).toBe(rows * rowHeight - box);
  // Half of the bar is half of the rows, and from there a step is a step.
  expect(scale.scrolled((scale.height - box) / 2)).toBe((rows * rowHeight - box) / 2);
  expect(scale.scrolled((scale.height - box) / 2 + 36)).toBe((rows * rowHeight - box) / 2 + 36);
});

it("T605 a row that is asked for is where the scroll bar then leads", () => {
  const scale = new ScrollScale();
  scale.resize(rows * rowHeight, box);
  const wanted = 654_321 * rowHeight;
  const top = scale.topOf(wanted);
  expect(scale.scrolled(top)).toBe(wanted);
  expect(Math.abs(scale.settled - top)).toBeLessThanOrEqual(1);
});

it("T605 fewer rows are scrolled as they are", () => {
  const scale = new ScrollScale();
  scale.resize(36_000, box);
  expect([scale.height, scale.scrolled(12_345), scale.topOf(777)]).toEqual([36_000, 12_345, 777]);
});
