import { atLeast, told, type Figure } from "../harness/Figure.ts";
import { startHandWritten } from "../harness/handWritten.ts";
import { ask, compareRivals, startSender, type Rival } from "../harness/rivals.ts";
import type { DatabaseKind } from "../lists/parts/listsData.ts";
import { withOwnServer } from "../lists/parts/listsServer.ts";
import { onEachDatabase } from "../lists/parts/onEachDatabase.ts";
import { headersOf, placesUrl } from "../lists/parts/pageOf.ts";
import { signInTo } from "../lists/parts/signInTo.ts";

const callers = 8;

/** Lists a second with permissions, row rule, relation and count, against a handler that runs the same SQL and nothing else. */
export const measure = (): Promise<Figure[]> => onEachDatabase(measureOn);

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withOwnServer(kind, async (server) => {
    const { url, recorded } = server;
    const counted: Rival = { url: placesUrl(url), headers: headersOf(await signInTo(url, "clerk")), body: JSON.stringify({ pageSize: 50, footers: false }) };
    // The first one: later ones share its count.
    const { result: answer, queries } = await recorded.during(() => ask(counted));
    const [page, count] = ['"$id"', "count(*)"].map((part) => queries.find(({ sql }) => sql.includes(part)));
    if (!page || !count) throw new Error("a statement of the list was not seen");
    const bare = await startHandWritten(server.database, { queries: [page, count], result: answer });
    const sender = startSender();
    try {
      const { ratio, perSecond } = await compareRivals(sender, { ours: counted, theirs: { ...counted, url: bare.url }, connections: callers });
      return [
        atLeast(`list with permissions and count, ${kind}: answers a second against a bare handler with the same SQL`, ratio, { unit: "times", limit: 0.8 }),
        told(`list with permissions and count, ${kind}, ${callers} callers`, perSecond, "lists a second"),
      ];
    } finally {
      await sender.end();
      bare.close();
    }
  });
