import { expect, it } from "vitest";
import type { RowsQuery } from "#sdk/wire.ts";
import { GroupReads } from "./GroupReads.ts";

it("T620 groups that come into sight together are opened by one call of a hundred at most", async () => {
  const asked: RowsQuery[] = [];
  const empty = { page: 1, pageSize: 10, total: null, totalIsEstimate: false, footers: [] };
  const reads = new GroupReads(1, async (query) => {
    asked.push(query);
    const opened = query.openGroups?.map((path) => ({ path, rows: [{ $id: String(path[0]) }] }));
    return await Promise.resolve({ ...empty, rows: opened ? [] : [{ $id: "one" }], ...(opened && { opened }) });
  });
  const { signal } = new AbortController();
  const pages = await Promise.all(Array.from({ length: 130 }, (_, index) => reads.load([index], 1, signal)));
  expect(pages.map(({ rows }) => rows[0]?.$id)).toEqual(Array.from({ length: 130 }, (_, index) => String(index)));
  expect(asked.map(({ openGroups }) => openGroups?.length)).toEqual([100, 30]);
  // One alone, and further pages, are calls of their own.
  expect((await reads.load(["x"], 1, signal)).rows).toEqual([{ $id: "one" }]);
  await reads.load(["x"], 2, signal);
  expect(asked.slice(2)).toEqual([{ page: 1, groupPath: ["x"], footers: false }, { page: 2, groupPath: ["x"], footers: false }]);
});

it("T620 a failure is told of each of them", async () => {
  const reads = new GroupReads(1, async () => await Promise.reject(new Error("down")));
  const { signal } = new AbortController();
  const outcomes = await Promise.allSettled([reads.load(["a"], 1, signal), reads.load(["b"], 1, signal)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
