import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateSync } from "otplib";
import { readConfig } from "../../server/config.ts";
import { createLogger } from "../../server/createLogger.ts";
import { createServer } from "../../server/createServer.ts";
import type { Database } from "../../server/database/Database.ts";
import { openDatabase } from "../../server/database/openDatabase.ts";
import { call } from "../../tests/integration/harness/call.ts";
import { copySeededData } from "../../tests/integration/harness/seededData.ts";
import { median } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const tries = Number(process.env["BENCH_TRIES"] ?? 200);
const code = "000000";

interface Try {
  readonly username: string;
  readonly password: string;
  readonly otp?: string;
}

/** `admin` is disabled, `clerk` is not; both have two-step sign-in. */
const [known, left] = [{ username: "clerk", password: "demo-clerk-1" }, { username: "admin", password: "demo-admin-1" }];
const wrong = { username: known.username, password: "demo-clerk-2" };
const unknown = { username: "nobody", password: known.password };
/** The first of each is what the others are held against. Without a code a right password is asked for one, which is no secret. */
const kinds: Readonly<Record<string, Readonly<Record<string, Try>>>> = {
  "without a code": { "wrong password": wrong, "unknown user": unknown, "right password of a disabled user": left },
  "with a code": {
    "wrong password": { ...wrong, otp: code },
    "unknown user": { ...unknown, otp: code },
    "right password, wrong code": { ...known, otp: code },
    "right password of a disabled user": { ...left, otp: code },
  },
};

/** Whether the time of a refused sign-in tells which part of it was wrong (D23): medians against that of a wrong password, tried in turn. */
export async function measure(): Promise<Figure[]> {
  return await withServer(async (server, database) => {
    const figures: Figure[] = [];
    for (const [way, refusals] of Object.entries(kinds)) {
      const times = Object.values(refusals).map((): number[] => []);
      for (let round = 0; round < tries; round += 1) {
        // Each is the first in turn: what comes behind what makes no difference then.
        for (const place of times.map((_, index) => (index + round) % times.length)) {
          await database.sql.deleteFrom("platon.login_attempts").execute();
          times[place]?.push(await timeRefusal(server, Object.values(refusals)[place] ?? wrong));
        }
      }
      const medians = times.map(median);
      const [base = 0] = medians;
      const names = Object.keys(refusals);
      figures.push(told(`sign-in ${way}, ${names[0]}: median of ${tries}`, base, "ms"));
      for (const [place, time] of medians.entries()) if (place > 0) figures.push(told(`sign-in ${way}, ${names[place]} against ${names[0]}`, time / base, "times"));
      figures.push(atMost(`sign-in ${way}: slowest median against the fastest`, Math.max(...medians) / Math.min(...medians), { unit: "times", limit: 1.1 }));
    }
    return figures;
  });
}

async function timeRefusal(server: { readonly url: string }, body: Try): Promise<number> {
  const started = performance.now();
  const { status, failure } = await call(server, "POST auth/login", { body });
  const time = performance.now() - started;
  if (failure?.code !== "bad_credentials") throw new Error(`${body.username} was not refused as meant: ${status} ${failure?.code}`);
  return time;
}

/** The server in this process: its counts of failures are taken away between two tries, or nobody could try so often. */
async function withServer<T>(work: (server: { readonly url: string }, database: Database) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), "platon-sign-in-"));
  await copySeededData(dataDir);
  const log = createLogger({ write: () => undefined }, "info");
  const database = await openDatabase({ dataDir, log, workerFile: new URL("dist/server/database.worker.js", `file://${root}`) });
  const server = await createServer({
    config: readConfig({ PORT: "0", DATA_DIR: dataDir, SIGNING_SERVICE: "0" }, dataDir),
    log,
    folders: { client: join(root, "dist/client"), sandbox: join(root, "dist/sandbox") },
    prepareDatabase: () => Promise.resolve(database),
  });
  try {
    const place = { url: `http://localhost:${server.port}` };
    for (const user of [known, left]) await enableCodes(place, user);
    await database.sql.updateTable("platon.users").set({ disabled_at: new Date().toISOString() }).where("username", "=", left.username).execute();
    return await work(place, database);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function enableCodes(server: { readonly url: string }, body: Try): Promise<void> {
  const { data: { access_token: token } } = await call(server, "POST auth/login", { body });
  await call(server, "POST auth/enable-otp", { token });
  const { data: { secret } } = await call(server, "GET auth/pending-otp", { token });
  const { data } = await call(server, "POST auth/verify-otp", { token, body: { otp: generateSync({ secret }) } });
  if (!data.verified) throw new Error(`${body.username} has no two-step sign-in`);
}
