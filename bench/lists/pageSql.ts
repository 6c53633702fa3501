import type { CompiledQuery } from "kysely";
import type { Database } from "../../server/database/Database.ts";
import { medianRatio } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { startSender } from "../harness/rivals.ts";
import type { DatabaseKind } from "./parts/listsData.ts";
import { withOwnServer } from "./parts/listsServer.ts";
import { onEachDatabase } from "./parts/onEachDatabase.ts";
import { recordPage } from "./parts/recordPage.ts";

const rounds = 5;
const turn = 1_500;

/** A list of 50 whose count is known against the page's bare SQL through the same driver, one after the other. */
export const measure = (): Promise<Figure[]> => onEachDatabase(measureOn);

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withOwnServer(kind, async (server) => {
    const { list, statement } = await recordPage(server);
    const sender = startSender();
    const timeOfList = async () => 1_000 / (await sender.run(list, { connections: 1, milliseconds: turn }));
    const [lists, statements]: [number[], number[]] = [[], []];
    try {
      for (let round = 0; round < rounds; round += 1) {
        lists.push(await timeOfList());
        statements.push(await timeOf(server.database, statement));
      }
    } finally {
      await sender.end();
    }
    return [
      atMost(`list of 50, ${kind}: time against the page's bare SQL`, medianRatio(lists, statements), { unit: "times", limit: 3 }),
      told(`list of 50, ${kind}`, Math.min(...lists), "ms"),
      told(`bare SQL of a page of 50, ${kind}`, Math.min(...statements), "ms"),
    ];
  });

/** Milliseconds of one run, of those that a turn has time for. */
async function timeOf({ sql }: Database, statement: CompiledQuery): Promise<number> {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < turn) {
    await sql.executeQuery(statement);
    count += 1;
  }
  return (performance.now() - start) / count;
}
