import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";

export const healthRoutes: Routes<"GET health" | "GET ready"> = {
  /** Says nothing of the database: restarting this process would not bring it back. */
  "GET health": () => Promise.resolve({ status: "ok" }),
  "GET ready": ({ services }) => {
    const { state } = services.database.health();
    if (state !== "ready") throw new CallFailure("starting");
    return Promise.resolve({ status: "ready" });
  },
};
