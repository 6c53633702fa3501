import type { Logger } from "pino";
import type { ServerConfig } from "./config.ts";
import type { Counters } from "./counters/Counters.ts";
import type { Database } from "./database/Database.ts";
import { Isolate } from "./isolate/index.ts";
import { ApiMetrics } from "./modules/api-metrics/index.ts";
import { ReadLog } from "./modules/audit/index.ts";
import { createConfigReader } from "./modules/config/index.ts";
import { SearchIndexes } from "./modules/datasets/index.ts";
import { ErrorReports } from "./modules/error-reports/index.ts";
import { openEventHub } from "./modules/events/index.ts";
import { FileStore } from "./modules/files/index.ts";
import { nodeFacts, NodeReports } from "./modules/health/index.ts";
import { Mailer } from "./modules/mail/index.ts";
import { KeptFigures } from "./modules/metrics/index.ts";
import { createPluginStates } from "./modules/plugins/index.ts";
import { createProjectDirectory } from "./modules/projects/index.ts";
import { createCallers, TokenKeys } from "./modules/sessions/index.ts";
import { openSignatures } from "./modules/signatures/index.ts";
import { Tasks } from "./modules/tasks/index.ts";
import { SharedAnswers } from "./modules/tables/index.ts";
import { KeptReadings } from "./KeptReadings.ts";
import type { Services } from "./Services.ts";
import { Upkeep } from "./Upkeep.ts";

/** However many administrators look, it costs one of them. */
const healthKeptMs = 5_000;

interface Foundation {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly log: Logger;
  readonly counters: Counters;
  readonly now: () => Date;
}

/** Builds what handlers work with, on a database whose schema is up to date. */
export async function createServices({ config, counters, database, log, now }: Foundation): Promise<Services> {
  const events = await openEventHub({ database, log });
  const configuration = createConfigReader({ database, events });
  const searchIndexes = await SearchIndexes.open({ database, log });
  events.onEvent(({ event }) => {
    if (event.kind === "config") void searchIndexes.bring();
  });
  void searchIndexes.bring();
  const files = new FileStore(config.filesDir);
  return {
    config,
    log,
    counters,
    database,
    projects: await createProjectDirectory({ database, events, raisedLimits: config.raisedLimits, log }),
    configuration,
    plugins: createPluginStates({ database, events, configuration }),
    events,
    searchIndexes,
    answers: new SharedAnswers(events),
    figures: new KeptFigures(now),
    apiMetrics: new ApiMetrics({ database, log, now }),
    nodes: new NodeReports({ database, log, now, facts: nodeFacts({ counters, database }) }),
    healthReports: new KeptReadings(healthKeptMs),
    reads: new ReadLog({ write: (rows) => database.sql.insertInto("platon.audit").values(rows).execute(), log, now }),
    files,
    tasks: await Tasks.open({ database, events, log, now, mostAtOnce: config.projectCaps.tasksAtOnce }),
    upkeep: new Upkeep({ database, files, log, now }),
    isolate: new Isolate(),
    callers: createCallers({ database, events, log, now }),
    signatures: await openSignatures(config.signatures, now),
    tokenKeys: await TokenKeys.load(database, now),
    mailer: config.mail && new Mailer(config.mail),
    errorReports: config.errorReportUrl === undefined ? undefined : new ErrorReports({ url: config.errorReportUrl, log, now }),
    now,
  };
}
