import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  element: { scale: 2 },
  value: "1234.50",
  shown: "1 234.50",
  change: async (stage) => await stage.type(sampleField, "7,25"),
  sent: "7.25",
};
