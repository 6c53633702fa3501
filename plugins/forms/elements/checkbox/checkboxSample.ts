import { act } from "react";
import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  value: false,
  shown: "false",
  read: (control) => String((control as HTMLInputElement).checked),
  change: async (stage) => await act(async () => stage.input(sampleField).click()),
  sent: true,
  demanded: "Танлаш керак",
};
