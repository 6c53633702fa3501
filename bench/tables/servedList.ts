import { atLeast, told, type Figure } from "../harness/Figure.ts";
import { startHandWritten } from "../harness/handWritten.ts";
import { compareRivals, startSender } from "../harness/rivals.ts";
import { databaseKinds, type DatabaseKind } from "../lists/parts/listsData.ts";
import { withOwnServer } from "../lists/parts/listsServer.ts";
import { recordPage } from "../lists/parts/recordPage.ts";

const callers = 8;

/** Lists a second with permissions, row rule, relation and count, against a handler that runs the page's SQL and nothing else. */
export async function measure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of databaseKinds) figures.push(...(await measureOn(kind)));
  return figures;
}

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withOwnServer(kind, async (server) => {
    const { list, answer, statement } = await recordPage(server);
    const counted = { ...list, body: JSON.stringify({ ...(JSON.parse(list.body) as object), count: true }) };
    const bare = await startHandWritten(server.database, { queries: [statement], result: answer });
    const sender = startSender();
    try {
      const { ratio, perSecond } = await compareRivals(sender, { ours: counted, theirs: { ...list, url: bare.url }, connections: callers });
      return [
        atLeast(`list with permissions and count, ${kind}: answers a second against a bare handler with the page's SQL`, ratio, { unit: "times", limit: 0.8 }),
        told(`list with permissions and count, ${kind}, ${callers} callers`, perSecond, "lists a second"),
      ];
    } finally {
      await sender.end();
      bare.close();
    }
  });
