import { atLeast, told, type Figure } from "../harness/Figure.ts";
import { startHandWritten } from "../harness/handWritten.ts";
import { ask, compareRivals, startSender } from "../harness/rivals.ts";
import type { DatabaseKind } from "./parts/listsData.ts";
import { withOwnServer } from "./parts/listsServer.ts";
import { onEachDatabase } from "./parts/onEachDatabase.ts";
import { recordPage } from "./parts/recordPage.ts";

const callers = 8;

/** Lists a second with a row rule and a relation, against a handler that runs the page's SQL and nothing else. */
export const measure = (): Promise<Figure[]> => onEachDatabase(measureOn);

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withOwnServer(kind, async (server) => {
    const { list, answer, statement } = await recordPage(server);
    const bare = await startHandWritten(server.database, { queries: [statement], result: answer });
    const theirs = { ...list, url: bare.url };
    if ((await ask(theirs)) !== answer) throw new Error("the two answers differ");
    const sender = startSender();
    try {
      const { ratio, perSecond } = await compareRivals(sender, { ours: list, theirs, connections: callers });
      return [
        atLeast(`list with row rule and relation, ${kind}: answers a second against a hand-written handler`, ratio, { unit: "times", limit: 0.5 }),
        // What README and start say of the embedded database.
        told(`list with row rule and relation, ${kind}, ${callers} callers`, perSecond, "lists a second"),
      ];
    } finally {
      await sender.end();
      bare.close();
    }
  });
