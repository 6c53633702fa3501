import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { IncidentReport } from "#contract/plugin.ts";
import type { RealmIncident } from "#sandbox/host/index.ts";
import { IncidentReporter } from "./IncidentReporter.ts";

let told: [group: string, report: IncidentReport][];
let reporter: IncidentReporter;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  reporter = new IncidentReporter((group, report) => void told.push([group, report]));
});
afterEach(() => vi.useRealTimers());

const incident = (more: Partial<RealmIncident> = {}): RealmIncident => ({
  group: "stars", component: "Board", mounted: { scope: "plugin:stars", name: "Board", version: "abc1" }, message: "broken",
  place: undefined, why: undefined, ...more,
});

it("K196 an error is told with its line, a strike with why the realm was ended", () => {
  reporter.report(incident({ place: { scope: "plugin:stars", component: "Board", line: 3, column: 7 } }));
  reporter.report(incident({ why: "hang", message: "ended" }));
  const report = { scope: "plugin:stars", component: "Board", hash: "abc1" };
  expect(told).toEqual([
    ["stars", { ...report, why: "error", message: "broken", line: 3, column: 7 }],
    ["stars", { ...report, why: "hang", message: "ended" }],
  ]);
});

it("K196 a fault in the code of another module is told in the words, not as a line of the component", () => {
  reporter.report(incident({ component: "starsText", place: { scope: "plugin:stars", component: "starsText", line: 5, column: 1 } }));
  expect(told[0]?.[1]).toEqual({ scope: "plugin:stars", component: "Board", hash: "abc1", why: "error", message: "starsText:5:1: broken" });
  reporter.report(incident({ why: "hang", place: { scope: "project", component: "Board", line: 5, column: 1 } }));
  expect(told.pop()?.[1]).toMatchObject({ component: "Board", message: "Board:5:1: broken" });
  reporter.report(incident({ mounted: undefined }));
  reporter.report(incident({ mounted: { scope: "demo", name: "Board", version: "abc1" } }));
  expect(told).toHaveLength(1);
});

it("K196 the same is told once a minute, and no more than twenty in ten minutes", () => {
  for (let round = 0; round < 5; round += 1) reporter.report(incident());
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(61_000);
  reporter.report(incident());
  expect(told).toHaveLength(2);
  for (let name = 0; name < 50; name += 1) reporter.report(incident({ mounted: { scope: "project", name: `C${name}`, version: "1" } }));
  expect(told).toHaveLength(21);
  vi.advanceTimersByTime(601_000);
  reporter.report(incident({ mounted: { scope: "project", name: "Other", version: "1" }, message: "x".repeat(5_000) }));
  expect(told).toHaveLength(22);
  expect(told.at(-1)?.[1].message).toHaveLength(1_000);
});
