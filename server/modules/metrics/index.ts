import type { Routes } from "../../http/Routes.ts";
import { readMetric } from "./readMetric.ts";

export { KeptFigures } from "./KeptFigures.ts";
export { readMetric } from "./readMetric.ts";

export const metricRoutes: Routes<"GET metrics/{name}"> = {
  "GET metrics/{name}": (context, { params, query }) => readMetric(context, params.name, query),
};
