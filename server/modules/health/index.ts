import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { readHealth } from "./readHealth.ts";

export { countTasks } from "./countTasks.ts";
export { nodeFacts } from "./nodeFacts.ts";
export { NodeReports } from "./NodeReports.ts";
export { readSizes } from "./readSizes.ts";

export const healthRoutes: Routes<"GET health" | "GET ready" | "GET health/report"> = {
  /** Says nothing of the database: restarting this process would not bring it back. */
  "GET health": () => Promise.resolve({ status: "ok" }),
  "GET ready": ({ services }) => {
    const { state } = services.database.health();
    if (state !== "ready") throw new CallFailure("starting");
    return Promise.resolve({ status: "ready" });
  },
  "GET health/report": (context) => readHealth(context),
};
