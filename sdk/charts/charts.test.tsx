// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { MetricAnswer } from "#contract/metric.ts";
import { PlatonError } from "../errors/PlatonError.ts";
import { CapabilitiesContext } from "../react/CapabilitiesContext.ts";
import { fakeCapabilities } from "../testing/fakeCapabilities.ts";
import { click, find, press, renderUi, type RenderedUi } from "../testing/renderUi.tsx";
import { acceptChartData } from "./ChartData.ts";
import { roundTicks, shownLabels, slicePath } from "./chartScale.ts";
import { axisName, pointName } from "./chartTexts.ts";
import { GivenChart } from "./GivenChart.tsx";

// jsdom measures nothing.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const days: MetricAnswer = {
  shape: "series", title: "Calls", at: "", part: "day", series: [{ name: "n", title: "Calls" }], isCut: false,
  points: [{ x: "2026-11-26", y: [1200] }, { x: "2026-11-27", y: ["0.5"], isRunning: true }],
};

async function show(props: Record<string, unknown>, read: () => Promise<MetricAnswer> = () => Promise.resolve(days)): Promise<void> {
  const { capabilities } = fakeCapabilities({ metrics: { read } });
  ui = renderUi(<CapabilitiesContext value={capabilities}><GivenChart {...props} /></CapabilitiesContext>);
  await act(async () => await Promise.resolve());
}
const said = (): string => find("[aria-live]").textContent?.replaceAll("\u00a0", " ") ?? "";

it("MT20 arrows walk along the points of a chart, and each is said with its value", async () => {
  await show({ metric: "calls", chart: "line" });
  const picture = find("[role=group]");
  const walked = ["ArrowLeft", "Home", "ArrowRight", "ArrowRight", "ArrowLeft"].map((key) => {
    press(picture, key);
    return said();
  });
  expect(walked).toEqual([
    expect.stringMatching(/^27\.11\.2026: 0,5/), "26.11.2026: 1 200", expect.stringMatching(/^27/), expect.stringMatching(/^27/), "26.11.2026: 1 200",
  ]);
});

it("MT21 a table of the same figures stands in place of the picture, and goes again", async () => {
  await show({ metric: "calls", chart: "bar", title: "Mine" });
  expect([find("figcaption").textContent, document.querySelectorAll("svg rect").length >= 2]).toEqual(["Mine", true]);
  click(find("figcaption button"));
  const cells = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent?.replaceAll("\u00a0", " "));
  expect(cells).toEqual(["26.11.20261 200", expect.stringMatching(/^27\.11\.2026.*0,5$/)]);
  click(find("figcaption button"));
  expect(document.querySelector("table")).toBeNull();
});

it.each(["America/New_York", "Asia/Tashkent", "Pacific/Kiritimati"])("MT77 a day is called by its own date at the axis, in the tip and in the table of a browser in %s", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  const point = { x: "2026-03-06", y: [1] };
  expect([axisName(point, "day", "uz"), pointName(point, "day", "uz"), pointName({ ...point, x: "2026-03-01" }, "month", "en")]).toEqual(["06.03", "06.03.2026", "March 2026"]);
  vi.unstubAllEnvs();
});

it("MT22 a number says how it stands to the one before", async () => {
  await show({ metric: "calls", chart: "number" }, () => Promise.resolve({ shape: "number", title: "Calls", at: "", value: 150, previous: 120, part: "month" }));
  expect([find("figcaption").textContent, document.body.textContent]).toEqual(["Calls", expect.stringContaining("150")]);
  expect(document.body.textContent).toContain("25%");
});

it("MT23 a metric that could not be read says why and is asked again, and one without points says so", async () => {
  let failing = true;
  await show({ metric: "calls", chart: "pie" }, () =>
    failing ? Promise.reject(new PlatonError("forbidden", "expected", { status: 403, message: "Not yours" })) : Promise.resolve({ ...days, points: [] }));
  expect(document.body.textContent).toContain("Not yours");
  failing = false;
  await act(async () => find("button").click());
  expect([document.body.textContent?.includes("Not yours"), document.querySelector("svg path")]).toEqual([false, null]);
});

it("MT24 figures that a component gives are drawn as far as they are some", async () => {
  const good = { series: [{ name: "n" }], points: [{ x: "a", y: [1], more: 1 }, { x: null, y: ["2"], isRunning: true }] };
  expect(acceptChartData(good)).toEqual({ series: [{ name: "n", title: "n" }], points: [{ x: "a", y: [1] }, { x: null, y: ["2"], isRunning: true }] });
  expect(acceptChartData({ value: "7", previous: {} })).toEqual({ value: "7" });
  const bad = [
    null, 7, [], {}, { value: {} }, { ...good, series: "n" }, { ...good, points: [{ x: {}, y: [1] }] }, { ...good, points: [{ x: "a", y: [1, 2] }] }, { ...good, points: [{ x: "a", y: [Number.NaN] }] },
    { series: Array.from({ length: 9 }, () => ({ name: "n" })), points: [] }, { ...good, points: Array.from({ length: 1001 }, () => ({ x: "a", y: [1] })) },
  ];
  expect(bad.map(acceptChartData)).toEqual(bad.map(() => undefined));
  await show({ data: good, title: "Own", chart: "area", height: 1e9 });
  expect([find("figcaption").textContent, find("[role=group] svg").getAttribute("height")]).toEqual(["Own", "800"]);
});

it("MT25 an axis begins and ends with round values and has zero; labels that would touch are left out, the last never", () => {
  expect(roundTicks([3, 17, 42])).toEqual([0, 20, 40, 60]);
  expect(roundTicks([-5, 5])).toEqual([-5, 0, 5]);
  expect(roundTicks([])).toEqual([0, 0.5]);
  expect(roundTicks([0.1, 0.3])).toEqual([0, 0.1, 0.2, 0.3]);
  expect(shownLabels(5, { width: 100, each: 50 })).toEqual([1, 4]);
  expect(shownLabels(3, { width: 300, each: 50 })).toEqual([0, 1, 2]);
  expect([slicePath(0, 1, 10), slicePath(0, 0.25, 10)].every((path) => !path.includes("NaN"))).toBe(true);
});

it("MT60 a pie has eight slices: what is beyond them is one of its own, and the table has all", async () => {
  await show({ chart: "pie", data: { series: [{ name: "n" }], points: Array.from({ length: 20 }, (_, index) => ({ x: `g${index}`, y: [index === 19 ? -5 : 10] })) } });
  const shares = [...document.querySelectorAll("figure li")].map((item) => item.querySelector("span")?.textContent);
  expect([shares.length, shares.at(-1), document.querySelectorAll("figure li b")[7]?.textContent]).toEqual([8, "Бошқалар", "120"]);
  press(find("[role=group]"), "End");
  expect(said()).toBe("Бошқалар: 120");
  click(find("figcaption button"));
  expect(document.querySelectorAll("tbody tr")).toHaveLength(20);
});

it("MT61 a place without a value breaks a line and has no bar", async () => {
  const data = { series: [{ name: "n" }], points: [4, 5, null, 6].map((value, index) => ({ x: `g${index}`, y: [value] })) };
  await show({ chart: "line", data });
  expect(document.querySelector("[role=group] svg path")?.getAttribute("d")?.match(/[MLh]/g)).toEqual(["M", "L", "M", "h"]);
  ui?.end();
  await show({ chart: "bar", data });
  expect(document.querySelectorAll("[role=group] svg rect")).toHaveLength(3);
});
