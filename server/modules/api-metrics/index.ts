export { ApiMetrics } from "./ApiMetrics.ts";
export { pruneApiMetrics } from "./pruneApiMetrics.ts";
