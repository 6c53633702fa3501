import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  value: "Тошкент\nшаҳри",
  shown: "Тошкент\nшаҳри",
  change: async (stage) => await stage.type(sampleField, "Хива\nшаҳри"),
  sent: "Хива\nшаҳри",
};
