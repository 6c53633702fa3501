import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SortTerm } from "#contract/table.ts";
import type { Database } from "../../../server/database/Database.ts";
import { orderedRows } from "../../../server/modules/tables/orderedRows.ts";
import { hasIndex, rowOrder } from "../../../server/modules/tables/rowOrder.ts";
import { fillTowns, townsScope } from "./searchedProject.ts";
import { TestDatabases } from "./TestDatabases.ts";

const databases = await TestDatabases.prepare();
afterAll(() => databases.dispose());

/** In a small table the planner may as well read all rows without a value and sort them. */
const count = 40_000;
const limit = 51;

interface PlanNode {
  readonly "Node Type": string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows of the table that a plan's scans looked at. */
function lookedAt(node: PlanNode): number {
  const own = node["Node Type"].endsWith("Scan") && !node.Plans ? (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"] : 0;
  return (node.Plans ?? []).reduce((sum, plan) => sum + lookedAt(plan), own);
}

const kinds = (node: PlanNode): string[] => [node["Node Type"], ...(node.Plans ?? []).flatMap(kinds)];

describe.each(databases.kinds)("pages behind a cursor on %s", (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await databases.openNew(kind);
    await fillTowns(database, count);
  });
  afterAll(() => database.close());

  function pages(sort: readonly SortTerm[]) {
    const scope = townsScope();
    const order = rowOrder(scope, sort);
    const rows = { columns: sql`t.id as id`, from: scope.from(), conditions: [scope.rows()], order, hasIndex: hasIndex(scope.relation, order) };
    const run = async (statement: RawBuilder<unknown>) => (await sql<Record<string, unknown>>`${statement}`.execute(database.sql)).rows;
    return {
      at: (offset: number) => run(orderedRows({ ...rows, cursor: undefined }, { limit, offset })),
      cursorOf: (row: Record<string, unknown> = {}): unknown[] => order.map((_, index) => row[`k${index}`] ?? null),
      behind: (cursor: unknown[]) => run(orderedRows({ ...rows, cursor }, { limit, offset: 0 })),
      planOf: async (cursor: unknown[] | undefined): Promise<PlanNode> => {
        const answers = await run(sql`explain (analyze, format json) ${orderedRows({ ...rows, cursor }, { limit, offset: 0 })}`);
        const [[{ Plan }]] = answers.map((answer) => answer["QUERY PLAN"]) as [[{ Plan: PlanNode }]];
        return Plan;
      },
    };
  }

  const single = ["name", "size", "rate", "founded", "seen", "is_capital", "note", "id"].flatMap((field) =>
    (["asc", "desc"] as const).map((dir): SortTerm[] => [{ field, dir }]));
  const double = (["asc", "desc"] as const).flatMap((first) =>
    (["asc", "desc"] as const).map((second): SortTerm[] => [{ field: "kind", dir: first }, { field: "size", dir: second }]));

  it.each([...single, ...double, []].map((sort) => [sort]))("DA306 behind a cursor of %j an index is read where the page begins", async (sort) => {
    const { at, cursorOf, behind, planOf } = pages(sort);
    const first = Math.max(lookedAt(await planOf(undefined)), limit);
    for (const place of [0.1, 0.5, 0.9]) {
      const [row, ...following] = await at(count * place);
      const cursor = cursorOf(row);
      expect((await behind(cursor)).slice(0, limit - 1).map(({ id }) => id)).toEqual(following.map(({ id }) => id));
      const plan = await planOf(cursor);
      expect(kinds(plan).filter((node) => node === "Seq Scan")).toEqual([]);
      expect(lookedAt(plan)).toBeLessThanOrEqual(3 * first);
    }
  });
});
