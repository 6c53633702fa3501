import { chooseFirst } from "../../testing/chooseFirst.ts";
import type { ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  element: { data: [{ id: "a", name: "Қизил" }, { id: "b", name: "Яшил" }] },
  value: "b",
  shown: "Яшил",
  read: (control) => control.textContent,
  change: chooseFirst,
  sent: "a",
};
