import type { Logger } from "pino";
import type { ServerConfig } from "./config.ts";
import { Counters } from "./counters/Counters.ts";
import { watchServices } from "./counters/watchServices.ts";
import type { Database } from "./database/Database.ts";
import { migrations } from "./database/migrations/index.ts";
import { SchemaWatch } from "./database/SchemaWatch.ts";
import { createApi } from "./http/createApi.ts";
import { createApp } from "./http/createApp.ts";
import { readRealmDocuments } from "./http/answerRealm.ts";
import { readBaseSettings } from "./http/baseSettings.ts";
import type { FirstLook } from "./http/firstLook.ts";
import { StaticFiles } from "./http/StaticFiles.ts";
import { listen } from "./listen.ts";
import { routes } from "./modules/index.ts";
import { taskKinds as ownTaskKinds } from "./modules/taskKinds.ts";
import { Schedules } from "./modules/cron/index.ts";
import { TaskWorker, type AnyTaskKind } from "./modules/tasks/index.ts";
import { offeredThemes } from "./modules/info/index.ts";
import { createServices } from "./createServices.ts";
import type { Services } from "./Services.ts";

export interface ServerOptions {
  readonly config: ServerConfig;
  readonly log: Logger;
  /** What was built for the browser: the client's documents, and the guard of the sandbox. */
  readonly folders: { readonly client: string; readonly sandbox: string };
  /** Opens the database with its schema up to date and its project seeded. */
  readonly prepareDatabase: () => Promise<Database>;
  /** Kinds of work that goes on without its owner. @defaultValue the product's */
  readonly taskKinds?: readonly AnyTaskKind[];
  /** @defaultValue the clock */
  readonly now?: () => Date;
}

export interface RunningServer {
  readonly port: number;
  readonly services: Services;
  /** Ends event streams and idle connections, lets requests finish for 10 s, closes the database. */
  close(): Promise<void>;
}

const patienceMs = 10_000;

/**
 * Starts the server. It listens first: a taken port is told before the database is touched, and while that opens every
 * call but `health` is answered with 503 `starting`.
 * @throws ConfigError, and what opening the database throws
 */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const { config, folders, log, taskKinds = ownTaskKinds, now = () => new Date() } = options;
  let services: Services | undefined;
  const counters = new Counters(now);
  const app = createApp({
    config,
    api: createApi({ routes, log, counters, services: () => services, tiles: config.tiles }),
    counters,
    settings: readBaseSettings(config.dataDir),
    client: new StaticFiles(folders.client),
    realmDocuments: await readRealmDocuments(folders.sandbox),
    isProjectHost: (name) => services === undefined || services.projects.isProjectHost(name),
    firstLook: async (hostName) => await firstLookOf(services, hostName),
  });
  const listening = await listen(app, config);
  let database: Database | undefined;
  try {
    database = await options.prepareDatabase();
    services = await createServices({ config, counters, database, log, now });
  } catch (error) {
    await listening.stop(0);
    await database?.close();
    throw error;
  }
  const running = services;
  const worker = await TaskWorker.start(running, taskKinds);
  const schedules = new Schedules(running);
  let ended: Promise<void> | undefined;
  const endWork = (): Promise<void> => (ended ??= endInTurn([running.events, schedules, worker, running.searchIndexes, running.isolate, running.upkeep], log));
  const schema = await SchemaWatch.start({ database, migrations, log, onNewer: () => void endWork() });
  watchServices(running);
  return {
    port: listening.port,
    services: running,
    close: async () => {
      running.database.announceClose();
      const stopped = listening.stop(patienceMs);
      await running.events.close();
      await stopped;
      await schema.close();
      await endWork();
      await running.reads.flush();
      await running.apiMetrics.close();
      await running.nodes.close();
      await running.database.close();
    },
  };
}

/** What works by itself, one after the other. */
async function endInTurn(works: readonly { close(): Promise<void> }[], log: Logger): Promise<void> {
  for (const work of works) await work.close().catch((error: unknown) => log.warn({ err: error }, "what works by itself did not end well"));
}

/** A document goes out even while the database is away: in the look of a project that says nothing. */
async function firstLookOf(services: Services | undefined, hostName: string): Promise<FirstLook | undefined> {
  const project = await services?.projects.ofHost(hostName).catch(() => undefined);
  return project && { theme: offeredThemes(project.settings)[0], locale: project.settings.defaultLocale };
}
