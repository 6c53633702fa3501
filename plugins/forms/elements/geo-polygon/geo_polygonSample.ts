import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";
import { prepareMaps } from "../../testing/prepareMaps.ts";

export const sample: ElementSample = {
  prepare: prepareMaps,
  value: { type: "Polygon", coordinates: [[[69, 41], [70, 41], [70, 42], [69, 41]]] },
  shown: "41, 69\n41, 70\n42, 70",
  change: async (stage) => await stage.type(sampleField, "39, 66\n39; 67\n40 67"),
  sent: { type: "Polygon", coordinates: [[[66, 39], [67, 39], [67, 40], [66, 39]]] },
};
