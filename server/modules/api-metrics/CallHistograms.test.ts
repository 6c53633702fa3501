import { expect, it } from "vitest";
import { CallHistograms, histogramBounds } from "./CallHistograms.ts";

const call = { projectId: "demo", call: "GET tables/{name}", period: "2026-11-27", code: undefined, ms: 4 };

it("MT30 calls are counted by endpoint and day, failures of ours apart from what was refused", () => {
  const counted = new CallHistograms();
  for (const one of [call, { ...call, ms: 700 }, { ...call, ms: 1e9 }, { ...call, code: "forbidden" }, { ...call, code: "internal" }, { ...call, period: "2026-11-28" }]) counted.note(one);
  const [first, second, ...more] = counted.take();
  expect([first, second?.period, more]).toMatchObject([{ calls: 5, errors: 1, refusals: 1 }, "2026-11-28", []]);
  const filled = first?.buckets.flatMap((count, index) => (count > 0 ? [[histogramBounds[index] ?? "more", count]] : []));
  expect(filled).toEqual([[5, 3], [700, 1], ["more", 1]]);
  expect(counted.take()).toEqual([]);
});

it("MT32 what is given back is counted with what came meanwhile", () => {
  const counted = new CallHistograms();
  counted.note(call);
  const taken = counted.take();
  counted.note(call);
  counted.giveBack(taken);
  counted.giveBack([{ ...call, call: "GET info", calls: 3, errors: 0, refusals: 0, buckets: [3] }]);
  expect(counted.take().map(({ call: name, calls, buckets }) => [name, calls, buckets[3]])).toEqual([["GET tables/{name}", 2, 2], ["GET info", 3, undefined]]);
});
