import { median } from "../harness/calibrate.ts";
import { atLeast, told, type Figure } from "../harness/Figure.ts";
import { startSender, type Sender } from "../harness/rivals.ts";
import { words } from "./parts/fillRows.ts";
import { withServers } from "./parts/listsServer.ts";
import { signInTo } from "./parts/signInTo.ts";
import { headersOf, pageBody, placesUrl } from "./parts/pageOf.ts";

const nodes = 3;
const callers = 32;
const rounds = 2;
/** Longer than the server lets a search take. */
const turn = 8_000;

const searches = { rare: words.rare, common: words.common };

/** Answered searches a second on three nodes of one PostgreSQL against one; refusals are no answers. */
export async function measure(): Promise<Figure[]> {
  return await withServers("postgres", nodes, async (servers) => {
    const places = await Promise.all(servers.map(async ({ url }) => ({ url, token: await signInTo(url, "clerk"), sender: startSender() })));
    const figures: Figure[] = [];
    for (const [name, search] of Object.entries(searches)) {
      const [one, all]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        one.push(await answered(places.slice(0, 1), search));
        all.push(await answered(places, search));
      }
      // Where one node answers nothing, any answer of three is enough.
      const ratio = median(one) === 0 ? Number(median(all) > 0) : median(all) / median(one);
      figures.push(atLeast(`search of 4 letters, ${name}, ${callers} callers: answered a second on ${nodes} nodes against 1`, ratio, { unit: "times", limit: 1 }));
      figures.push(told(`search of 4 letters, ${name}, ${callers} callers, 1 node`, median(one), "answered a second"));
    }
    await Promise.all(places.map(({ sender }) => sender.end()));
    return figures;
  });
}

interface Place {
  readonly url: string;
  readonly token: string;
  readonly sender: Sender;
}

async function answered(places: readonly Place[], search: string): Promise<number> {
  const speeds = await Promise.all(
    places.map(({ url, token, sender }, place) => {
      const connections = Math.floor((callers + place) / places.length);
      return sender.run({ url: placesUrl(url), headers: headersOf(token), body: pageBody({ search }) }, { connections, milliseconds: turn, bearsRefusals: true });
    }),
  );
  return speeds.reduce((sum, speed) => sum + speed, 0);
}
