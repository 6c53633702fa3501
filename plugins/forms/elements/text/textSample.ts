import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  value: "Тошкент",
  shown: "Тошкент",
  change: async (stage) => await stage.type(sampleField, "Хива"),
  sent: "Хива",
};
