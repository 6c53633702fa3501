import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  prepare: async () => await import("./ListControl.tsx"),
  value: ["олма", "нок"],
  shown: "олма нок",
  read: (control) => [...(control.closest("[role=group]")?.querySelectorAll("input") ?? [])].map(({ value }) => value).join(" "),
  change: async (stage) => await stage.type(sampleField, "узум"),
  sent: ["узум", "нок"],
};
