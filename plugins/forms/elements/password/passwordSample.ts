import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

/** What the server says where there is one. */
export const sample: ElementSample = {
  value: "",
  shown: "",
  change: async (stage) => await stage.type(sampleField, "калит-сўз-7"),
  sent: "калит-сўз-7",
  demanded: "Парол 6та дан кам бўлмаслиги керак",
};
