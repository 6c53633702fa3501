import type { RowsQuery, SortTerm } from "#contract/table.ts";
import { median } from "../harness/calibrate.ts";
import { atMost, type Figure } from "../harness/Figure.ts";
import { rowCount } from "./parts/fillRows.ts";
import { databaseKinds, type DatabaseKind } from "./parts/listsData.ts";
import { signInTo, withServer } from "./parts/listsServer.ts";
import { askPage } from "./parts/pageOf.ts";

const rounds = 9;
const pageSize = 50;

interface Kind {
  readonly name: string;
  readonly sort: SortTerm[];
  /** How far down the page is, of all rows: among the empty ones of a date where those come last. */
  readonly depth?: number;
}

const sorts: readonly Kind[] = [
  { name: "number ascending", sort: [{ field: "rank" }] },
  { name: "number descending", sort: [{ field: "rank", dir: "desc" }] },
  { name: "decimal with empties ascending", sort: [{ field: "amount" }] },
  { name: "text ascending", sort: [{ field: "title" }] },
  { name: "text descending", sort: [{ field: "title", dir: "desc" }] },
  { name: "date ascending", sort: [{ field: "opened" }] },
  { name: "date ascending, among the empties", sort: [{ field: "opened" }], depth: 0.95 },
  { name: "date descending, empties first", sort: [{ field: "opened", dir: "desc" }] },
  { name: "date and number ascending", sort: [{ field: "opened" }, { field: "rank" }] },
];

/** The page behind a cursor in the middle of all rows against the first page of the same order. */
export async function measure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of databaseKinds) figures.push(...(await measureOn(kind)));
  return figures;
}

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withServer(kind, async ({ url }) => {
    // An administrator sees all rows: the cost of a row rule is another question's.
    const token = await signInTo(url, "admin");
    const figures: Figure[] = [];
    for (const { name, sort, depth = 0.5 } of sorts) {
      const ask = (query: RowsQuery) => askPage(url, token, { sort, ...query });
      const { next: after } = await ask({ page: Math.floor((rowCount * depth) / pageSize) });
      if (after === undefined) throw new Error("there is no page behind the middle one");
      const ratio = await compare(() => ask({}), () => ask({ after }));
      figures.push(atMost(`${name}, ${kind}: page behind a deep cursor against page 1`, ratio, { unit: "times", limit: 3 }));
    }
    return figures;
  });

async function compare(first: () => Promise<unknown>, deep: () => Promise<unknown>): Promise<number> {
  const times: { readonly first: number[]; readonly deep: number[] } = { first: [], deep: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.first.push(await timeOf(first));
    times.deep.push(await timeOf(deep));
  }
  return median(times.deep) / median(times.first);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
