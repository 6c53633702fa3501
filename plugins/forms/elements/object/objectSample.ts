import { element } from "../../testing/formConfigs.ts";
import type { ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  prepare: async () => await import("./ObjectControl.tsx"),
  element: { children: [element("street"), element("house", { type: "int" })] },
  value: { street: "Навоий", house: 5, note: "қолади" },
  shown: "Навоий 5",
  read: (control) => [...control.querySelectorAll("input")].map(({ value }) => value).join(" "),
  change: async (stage) => await stage.type("street", "Бобур"),
  sent: { street: "Бобур", house: 5, note: "қолади" },
};
