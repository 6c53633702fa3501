import { fileURLToPath } from "node:url";
import pino from "pino";
import { readConfig, type ServerConfig } from "./config.ts";
import { createLogger } from "./createLogger.ts";
import { createServer, type RunningServer } from "./createServer.ts";
import { describeFailure } from "./describeFailure.ts";
import { describeStart } from "./describeStart.ts";
import { prepareDatabase, SeedRefused } from "./prepareDatabase.ts";

const folderBeside = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const log = createLogger(pino.destination(2), process.stderr.isTTY ? "warn" : "info");

function fail(error: unknown): never {
  if (!(error instanceof SeedRefused)) process.stderr.write(`Platon cannot start. ${describeFailure(error)}\n`);
  process.exit(1);
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // The second time somebody is in a hurry.
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, "stopping");
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
}

async function start(config: ServerConfig): Promise<void> {
  const server = await createServer({
    config,
    log,
    folders: { client: folderBeside("client"), sandbox: folderBeside("sandbox") },
    prepareDatabase: () => prepareDatabase(config, log),
  });
  stopOnSignal(server);
  process.stdout.write(await describeStart(server, config));
}

process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
try {
  await start(readConfig(process.env, process.cwd()));
} catch (error) {
  fail(error);
}
