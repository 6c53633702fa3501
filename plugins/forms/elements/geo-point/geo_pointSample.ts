import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";
import { prepareMaps } from "../../testing/prepareMaps.ts";

export const sample: ElementSample = {
  prepare: prepareMaps,
  value: { lat: 41.31, lng: 69.24 },
  shown: "41.31, 69.24",
  change: async (stage) => await stage.type(sampleField, "39,65; 66,96"),
  sent: { lat: 39.65, lng: 66.96 },
};
