import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../server/config.ts";
import { createLogger } from "../../server/createLogger.ts";
import { createServer } from "../../server/createServer.ts";
import { openDatabase } from "../../server/database/openDatabase.ts";
import { copySeededData } from "../../tests/integration/harness/seededData.ts";
import { signIn } from "../../tests/integration/harness/signIn.ts";
import { atLeast, type Figure } from "../harness/Figure.ts";
import { startHandWritten } from "../harness/handWritten.ts";
import { recordQueries } from "../harness/recordQueries.ts";
import { ask, compareRivals, startSender, type Rival } from "../harness/rivals.ts";

const root = new URL("../../../", import.meta.url);
const log = createLogger({ write: () => undefined }, "info");
const connections = 4;

/**
 * Lists a second through the whole server, against a bare handler that runs the statements which the server ran, on the
 * same open database, and writes the same answer. `countries` is the hard one: its rows cost the database little.
 */
export async function measure(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "platon-bench-"));
  await copySeededData(folder);
  const database = await openDatabase({ dataDir: folder, log, workerFile: new URL("dist/server/database.worker.js", root) });
  const recorded = recordQueries(database);
  const server = await createServer({
    config: readConfig({ PORT: "0", DATA_DIR: folder }, folder),
    log,
    folders: { client: new URL("dist/client", root).pathname, sandbox: new URL("dist/sandbox", root).pathname },
    prepareDatabase: () => Promise.resolve(recorded.database),
  });
  const sender = startSender();
  try {
    const url = `http://localhost:${server.port}`;
    const token = await signIn({ url }, "clerk");
    const figures: Figure[] = [];
    for (const table of ["cities", "countries"]) {
      const ours = rivalFor(`${url}/api/tables/${table}/rows`, token);
      await ask(ours); // whatever is kept after the first time is kept now
      await server.services.reads.flush();
      const answer = await recorded.during(() => ask(ours));
      const bare = await startHandWritten(database, answer);
      const theirs = rivalFor(bare.url, token);
      if ((await ask(theirs)) !== answer.result) throw new Error("the two answers differ");
      const { ratio } = await compareRivals(sender, { ours, theirs, connections });
      figures.push(atLeast(`list endpoint on ${table}: answers a second against a hand-written handler`, ratio, { unit: "times", limit: 0.7 }));
      bare.close();
    }
    return figures;
  } finally {
    await sender.end();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const rivalFor = (url: string, token: string): Rival => ({
  url, headers: { "content-type": "application/json", authorization: `Bearer ${token}` }, body: JSON.stringify({ pageSize: 50 }),
});
