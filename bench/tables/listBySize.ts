import { median } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { ask } from "../harness/rivals.ts";
import { rowsUrl, headersOf, pageBody } from "../lists/parts/pageOf.ts";
import type { DatabaseKind } from "../lists/parts/listsData.ts";
import { withServer } from "../lists/parts/listsServer.ts";
import { onEachDatabase } from "../lists/parts/onEachDatabase.ts";
import { signInTo } from "../lists/parts/signInTo.ts";
import { timeAnswer } from "../lists/parts/timeAnswer.ts";

const rounds = 151;

/** A page of a list of 10,000 rows and of one of 1,000,000, asked in turn; the middle of their times. */
export const measure = (): Promise<Figure[]> => onEachDatabase(measureOn);

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withServer(kind, async ({ url }) => {
    const headers = headersOf(await signInTo(url, "clerk"));
    const list = (table: string, sort: { field: string; dir?: "desc" }[]) => ({ url: rowsUrl(url, table), headers, body: pageBody({ sort }) });
    const figures: Figure[] = [];
    for (const [name, sort] of Object.entries({ number: [{ field: "rank" }], text: [{ field: "title" }], "date, newest first": [{ field: "opened", dir: "desc" as const }] })) {
      const [few, many]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        few.push(await timeAnswer(() => ask(list("few_places", sort))));
        many.push(await timeAnswer(() => ask(list("places", sort))));
      }
      figures.push(
        atMost(`list by ${name}, ${kind}: p50 of 1,000,000 rows against 10,000`, median(many) / median(few), { unit: "times", limit: 1.5 }),
        told(`list by ${name}, ${kind}: p50 of 1,000,000 rows`, median(many), "ms"),
      );
    }
    return figures;
  });
