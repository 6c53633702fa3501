export { ApiMetrics } from "./ApiMetrics.ts";
export { histogramBounds } from "./CallHistograms.ts";
export { pruneApiMetrics } from "./pruneApiMetrics.ts";
