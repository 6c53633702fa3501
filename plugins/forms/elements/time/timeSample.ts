import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  value: "23:59:00",
  shown: "23:59",
  change: async (stage) => await stage.type(sampleField, "9.05"),
  sent: "09:05:00",
};
