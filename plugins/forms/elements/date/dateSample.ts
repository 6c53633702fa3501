import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  value: "2026-12-31",
  shown: "31.12.2026",
  change: async (stage) => await stage.type(sampleField, "5.3.26"),
  sent: "2026-03-05",
};
