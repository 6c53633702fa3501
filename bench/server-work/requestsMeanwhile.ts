import { median } from "../harness/calibrate.ts";
import { atLeast, told, type Figure } from "../harness/Figure.ts";
import { startSender, type Rival } from "../harness/rivals.ts";
import { headersOf, pageBody, rowsUrl } from "../lists/parts/pageOf.ts";
import { signInTo } from "../lists/parts/signInTo.ts";
import { importFile } from "./parts/importFile.ts";
import { placesAsSent } from "./parts/placeLines.ts";
import { withWorkServer } from "./parts/workServer.ts";

/** Enough for as long as is measured. */
const rows = 100_000;
const rounds = 3;
const load = { connections: 8, milliseconds: 3_000 };

/** Lists a second by eight callers while a large import goes in, against none; on PostgreSQL, as the embedded database has one session for all. */
export const measure = (): Promise<Figure[]> =>
  withWorkServer("postgres", async ({ server }) => {
    const token = await signInTo(server.url, "clerk");
    const list: Rival = { url: rowsUrl(server.url, "regions"), headers: headersOf(token), body: pageBody({}) };
    const sender = startSender();
    const [quiet, busy]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) quiet.push(await sender.run(list, load));
    let isOver = false;
    const importing = importFile(server, token, placesAsSent(rows)).finally(() => (isOver = true));
    while (busy.length < rounds) {
      const perSecond = await sender.run(list, load);
      if (isOver) break;
      busy.push(perSecond);
    }
    await importing;
    await sender.end();
    if (busy.length === 0) throw new Error("the import was over before anything was measured");
    return [
      // The first turn warms up.
      atLeast("lists a second while 100,000 rows go in, postgres, 8 callers: against none", median(busy) / median(quiet.slice(1)), { unit: "times", limit: 0.5 }),
      told("lists a second, postgres, 8 callers", median(quiet.slice(1)), "lists a second"),
    ];
  });
