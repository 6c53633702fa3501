import { sql } from "kysely";
import type { Database } from "../../server/database/Database.ts";
import { atLeast, atMost, type Figure } from "../harness/Figure.ts";
import { words } from "./parts/fillRows.ts";
import type { DatabaseKind } from "./parts/listsData.ts";
import { withOwnServer } from "./parts/listsServer.ts";
import { onEachDatabase } from "./parts/onEachDatabase.ts";
import { signInTo } from "./parts/signInTo.ts";
import { askPage } from "./parts/pageOf.ts";
import { timeAnswer, untilAnswered } from "./parts/timeAnswer.ts";

const rounds = 5;
const scans = 2;
/** Where one takes this long, the first must do. */
const patience = 3_000;

/** A search of four letters, as it is typed into a table, against a scan that reads the same page. */
export const measure = (): Promise<Figure[]> => onEachDatabase(measureOn);

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withOwnServer(kind, async ({ url, database }) => {
    const token = await signInTo(url, "clerk");
    const figures: Figure[] = [];
    for (const [name, word] of Object.entries(words)) {
      await untilAnswered(() => askPage(url, token, {}));
      const ours = await bestOf(rounds, () => askPage(url, token, { search: word }));
      const scan = await bestOf(scans, () => scanFor(database, word));
      figures.push(
        atLeast(`search of 4 letters, ${name}, ${kind}: faster than a scan`, scan / ours, { unit: "times", limit: 20 }),
        atMost(`search of 4 letters, ${name}, ${kind}`, ours, { unit: "ms", limit: 300 }),
      );
    }
    return figures;
  });

/** The page as a handler without an index would read it; a scan may take longer than anybody waits for a list. */
const scanFor = (database: Database, word: string): Promise<void> =>
  database.transaction(
    async (tx) => {
      for (const kind of ["indexscan", "indexonlyscan", "bitmapscan"]) await sql.raw(`set local enable_${kind} = off`).execute(tx);
      await sql`select t.id, t.version, t.title, t.rank, t.amount, t.opened, r.title as region from p_project.places as t
        left join p_project.regions as r on r.code = t.region
        where t.deleted_at is null and t.org = (select id from platon.organizations where project_id = 'project')
          and platon.fold(t.title) like platon.fold(${`%${word}%`}) order by t.rank, t.id limit 51`.execute(tx);
    },
    { class: "maintenance" },
  );

/** Milliseconds of the fastest, of as many as there is patience for. */
async function bestOf(times: number, work: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  const end = performance.now() + patience;
  for (let round = 0; round < times && (round === 0 || performance.now() < end); round += 1) best = Math.min(best, await timeAnswer(work));
  return best;
}
