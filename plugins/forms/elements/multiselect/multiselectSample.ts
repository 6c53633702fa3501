import { chooseFirst } from "../../testing/chooseFirst.ts";
import type { ElementSample } from "../../testing/ElementSample.ts";

export const sample: ElementSample = {
  element: { data: [{ id: "a", name: "Қизил" }, { id: "b", name: "Яшил" }] },
  value: ["b"],
  shown: "Яшил",
  read: (control) => Array.from(control.querySelectorAll("li"), (chip) => chip.textContent).join(", ") || control.textContent,
  change: chooseFirst,
  sent: ["b", "a"],
};
