import type { RowsAnswer, RowsQuery, SortTerm } from "#contract/table.ts";
import { median } from "../harness/calibrate.ts";
import { atMost, type Figure } from "../harness/Figure.ts";
import { rowCount } from "./parts/fillRows.ts";
import type { DatabaseKind } from "./parts/listsData.ts";
import { withServer } from "./parts/listsServer.ts";
import { onEachDatabase } from "./parts/onEachDatabase.ts";
import { signInTo } from "./parts/signInTo.ts";
import { askPage } from "./parts/pageOf.ts";
import { timeAnswer, untilAnswered } from "./parts/timeAnswer.ts";

const rounds = 9;

interface Order {
  readonly name: string;
  readonly sort: [SortTerm, ...SortTerm[]];
  /** The cursor stands among the rows without a value, which come last. */
  readonly isAmongEmpties?: boolean;
}

const orders: readonly Order[] = [
  { name: "number ascending", sort: [{ field: "rank" }] },
  { name: "number descending", sort: [{ field: "rank", dir: "desc" }] },
  { name: "decimal with empties ascending", sort: [{ field: "amount" }] },
  { name: "text ascending", sort: [{ field: "title" }] },
  { name: "text descending", sort: [{ field: "title", dir: "desc" }] },
  { name: "date ascending", sort: [{ field: "opened" }] },
  { name: "date ascending, among the empties", sort: [{ field: "opened" }], isAmongEmpties: true },
  { name: "date descending, empties first", sort: [{ field: "opened", dir: "desc" }] },
  { name: "date and number ascending", sort: [{ field: "opened" }, { field: "rank" }] },
];

/** The page behind a cursor in the middle of all rows against the first page of the same order. */
export const measure = (): Promise<Figure[]> => onEachDatabase(measureOn);

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withServer(kind, async ({ url }) => {
    // An administrator sees all rows: the cost of a row rule is another question's.
    const token = await signInTo(url, "admin");
    const figures: Figure[] = [];
    for (const order of orders) {
      const ask: Ask = (query) => askPage(url, token, { sort: order.sort, ...query });
      const after = await untilAnswered(() => deepCursor(order, ask));
      const ratio = await compare(() => ask({}), () => ask({ after }));
      figures.push(atMost(`${order.name}, ${kind}: page behind a deep cursor against page 1`, ratio, { unit: "times", limit: 3 }));
    }
    return figures;
  });

type Ask = (query: RowsQuery) => Promise<RowsAnswer>;

/** Of a row in the middle: a filter finds it, because an offset so deep can take longer than the server lets it. */
async function deepCursor({ sort: [{ field }], isAmongEmpties }: Order, ask: Ask): Promise<string> {
  const value = isAmongEmpties ? undefined : await middleValues(field, ask);
  const filters = { [field]: isAmongEmpties ? { op: "empty" } : { op: "in", value } };
  const { next } = await ask({ filters, pageSize: 1 });
  if (next === undefined) throw new Error("there is no page behind the middle one");
  return next;
}

/** Two values from the middle of some fifty, which neighbours by rank have at random. */
async function middleValues(field: string, ask: Ask): Promise<unknown[]> {
  const { rows } = await ask({ sort: [{ field: "rank" }], filters: { rank: { op: "ge", value: Math.floor(rowCount / 2) } } });
  const values = rows.map((row) => row[field]).filter((value) => value !== null);
  values.sort((a, b) => new Intl.Collator("und", { numeric: true }).compare(String(a), String(b)));
  return values.slice(values.length / 2 - 1).slice(0, 2);
}

async function compare(first: () => Promise<unknown>, deep: () => Promise<unknown>): Promise<number> {
  const times: { readonly first: number[]; readonly deep: number[] } = { first: [], deep: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.first.push(await timeAnswer(first));
    times.deep.push(await timeAnswer(deep));
  }
  return median(times.deep) / median(times.first);
}
