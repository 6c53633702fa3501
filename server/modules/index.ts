import type { Routes } from "../http/Routes.ts";
import { actionRoutes } from "./actions/index.ts";
import { apiTokenRoutes } from "./api-tokens/index.ts";
import { auditRoutes } from "./audit/index.ts";
import { call24Routes } from "./call24/index.ts";
import { componentRoutes } from "./components/index.ts";
import { configRoutes } from "./config/index.ts";
import { cronRoutes } from "./cron/index.ts";
import { databaseRoutes } from "./database/index.ts";
import { documentRoutes } from "./documents/index.ts";
import { endpointRoutes } from "./endpoints/index.ts";
import { errorReportRoutes } from "./error-reports/index.ts";
import { eventRoutes } from "./events/index.ts";
import { exportRoutes } from "./exports/index.ts";
import { fileRoutes } from "./files/index.ts";
import { formRoutes } from "./forms/index.ts";
import { healthRoutes } from "./health/index.ts";
import { importRoutes } from "./imports/index.ts";
import { infoRoutes } from "./info/index.ts";
import { instructionRoutes } from "./instructions/index.ts";
import { menuRoutes } from "./menus/index.ts";
import { metricRoutes } from "./metrics/index.ts";
import { oauth2Routes } from "./oauth2/index.ts";
import { oneTimeCodeRoutes } from "./one-time-codes/index.ts";
import { openapiRoutes } from "./openapi/index.ts";
import { organizationRoutes } from "./organizations/index.ts";
import { pageRoutes } from "./pages/index.ts";
import { passkeyRoutes } from "./passkeys/index.ts";
import { peopleRoutes } from "./people/index.ts";
import { pluginRoutes } from "./plugins/index.ts";
import { sessionRoutes } from "./sessions/index.ts";
import { signatureRoutes } from "./signatures/index.ts";
import { recordSight, tableRoutes } from "./tables/index.ts";
import { taskRoutes } from "./tasks/index.ts";
import { translationRoutes } from "./translations/index.ts";
import { userRoutes } from "./users/index.ts";
import { whyRoutes } from "./why/index.ts";

/** Every call of the contract: a new endpoint does not compile until it has its handler here. */
export const routes = {
  ...actionRoutes,
  ...apiTokenRoutes,
  ...auditRoutes,
  ...call24Routes,
  ...componentRoutes,
  ...configRoutes,
  ...cronRoutes,
  ...databaseRoutes,
  ...documentRoutes,
  ...endpointRoutes,
  ...errorReportRoutes,
  ...eventRoutes(recordSight),
  ...exportRoutes,
  ...fileRoutes,
  ...formRoutes,
  ...healthRoutes,
  ...importRoutes,
  ...infoRoutes,
  ...instructionRoutes,
  ...menuRoutes,
  ...metricRoutes,
  ...oauth2Routes,
  ...oneTimeCodeRoutes,
  ...openapiRoutes,
  ...organizationRoutes,
  ...pageRoutes,
  ...passkeyRoutes,
  ...peopleRoutes,
  ...pluginRoutes,
  ...sessionRoutes,
  ...signatureRoutes,
  ...tableRoutes,
  ...taskRoutes,
  ...translationRoutes,
  ...userRoutes,
  ...whyRoutes,
} satisfies Routes;
