import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  value: 12,
  shown: "12",
  change: async (stage) => await stage.type(sampleField, "13"),
  sent: 13,
};
