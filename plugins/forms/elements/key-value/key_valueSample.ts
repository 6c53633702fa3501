import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  value: { ранг: "қизил", ўлчам: "40" },
  shown: "ранг=қизил ўлчам=40",
  read: (control) => {
    const texts = [...(control.closest("[role=group]")?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])].map(({ value }) => value);
    return texts.flatMap((text, at) => (at % 2 === 0 ? [`${text}=${texts[at + 1]}`] : [])).join(" ");
  },
  change: async (stage) => await stage.type(sampleField, "тус"),
  sent: { тус: "қизил", ўлчам: "40" },
};
