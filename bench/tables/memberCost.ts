import { medianRatio } from "../harness/calibrate.ts";
import { atMost, type Figure } from "../harness/Figure.ts";
import { ask } from "../harness/rivals.ts";
import type { DatabaseKind } from "../lists/parts/listsData.ts";
import { withServer } from "../lists/parts/listsServer.ts";
import { onEachDatabase } from "../lists/parts/onEachDatabase.ts";
import { headersOf, pageBody, rowsUrl } from "../lists/parts/pageOf.ts";
import { signInTo } from "../lists/parts/signInTo.ts";
import { timeAnswer } from "../lists/parts/timeAnswer.ts";

const rounds = 101;

/** A page as a member sees it, half of the rows and without a hidden column, against an administrator's, asked in turn. */
export const measure = (): Promise<Figure[]> => onEachDatabase(measureOn);

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withServer(kind, async ({ url }) => {
    const [member, administrator] = [await signInTo(url, "clerk"), await signInTo(url, "admin")];
    const timeOf = (token: string): Promise<number> =>
      timeAnswer(() => ask({ url: rowsUrl(url, "wide_places"), headers: headersOf(token), body: pageBody({}) }));
    const [theirs, all]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const turns = [async () => void theirs.push(await timeOf(member)), async () => void all.push(await timeOf(administrator))];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    return [atMost(`list of 50, ${kind}: a member with a row rule and a hidden column against an administrator`, medianRatio(theirs, all), { unit: "times", limit: 1.2 })];
  });
