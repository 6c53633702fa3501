import type { Routes } from "../../http/Routes.ts";
import { explainSight } from "./explainSight.ts";

export const whyRoutes: Routes<"GET config/why"> = {
  "GET config/why": (context, { query }) => explainSight(context, query),
};
