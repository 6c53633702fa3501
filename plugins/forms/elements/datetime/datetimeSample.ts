import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

/** The project's clock is five hours ahead of UTC. */
export const sample: ElementSample = {
  value: "2026-12-31T18:59:00.000Z",
  shown: "31.12.2026 23:59",
  change: async (stage) => await stage.type(sampleField, "5.3.26 905"),
  sent: "2026-03-05T04:05:00.000Z",
};
