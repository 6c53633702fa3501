import type { Logger } from "pino";
import type { HealthReport } from "#contract/health.ts";
import type { ApiMetrics } from "./modules/api-metrics/index.ts";
import type { Counters } from "./counters/Counters.ts";
import type { Database } from "./database/Database.ts";
import type { ReadLog } from "./modules/audit/ReadLog.ts";
import type { ErrorReports } from "./modules/error-reports/ErrorReports.ts";
import type { EventHub } from "./modules/events/EventHub.ts";
import type { FileStore } from "./modules/files/FileStore.ts";
import type { ConfigReader } from "./modules/config/compiled/ProjectConfig.ts";
import type { NodeReports } from "./modules/health/NodeReports.ts";
import type { SearchIndexes } from "./modules/datasets/SearchIndexes.ts";
import type { KeptFigures } from "./modules/metrics/KeptFigures.ts";
import type { Mailer } from "./modules/mail/Mailer.ts";
import type { PluginStates } from "./modules/plugins/PluginStates.ts";
import type { ProjectDirectory } from "./modules/projects/ProjectDirectory.ts";
import type { Callers } from "./modules/sessions/Callers.ts";
import type { Signatures } from "./modules/signatures/Signatures.ts";
import type { TokenKeys } from "./modules/sessions/TokenKeys.ts";
import type { Tasks } from "./modules/tasks/Tasks.ts";
import type { Answers } from "./modules/tables/counting/Answers.ts";
import type { ServerConfig } from "./config.ts";
import type { KeptReadings } from "./KeptReadings.ts";
import type { Isolate } from "./isolate/index.ts";
import type { Upkeep } from "./Upkeep.ts";

/** What the server is made of: built once by createServer, handed to every handler by its context. */
export interface Services {
  readonly config: ServerConfig;
  readonly log: Logger;
  readonly counters: Counters;
  readonly database: Database;
  readonly projects: ProjectDirectory;
  readonly configuration: ConfigReader;
  readonly plugins: PluginStates;
  readonly events: EventHub;
  readonly searchIndexes: SearchIndexes;
  readonly answers: Answers;
  readonly figures: KeptFigures;
  readonly apiMetrics: ApiMetrics;
  readonly nodes: NodeReports;
  readonly healthReports: KeptReadings<HealthReport>;
  readonly reads: ReadLog;
  readonly files: FileStore;
  readonly tasks: Tasks;
  readonly upkeep: Upkeep;
  readonly isolate: Isolate;
  readonly callers: Callers;
  readonly tokenKeys: TokenKeys;
  /** Undefined where the operator has set up no mail. */
  readonly mailer: Mailer | undefined;
  /** Undefined where nobody can sign in by key: the operator has configured nothing that checks a signature. */
  readonly signatures: Signatures | undefined;
  /** Undefined where the operator does not want to hear of errors. */
  readonly errorReports: ErrorReports | undefined;
  /** The present time; a test may set it. */
  readonly now: () => Date;
}
