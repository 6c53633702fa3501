import { act } from "react";
import type { FormStage } from "./FormStage.tsx";

/** Chooses files in an element, as the system's picker does. */
export async function giveFiles(stage: FormStage, field: string, files: readonly File[]): Promise<void> {
  const input = stage.input(field);
  await act(async () => {
    Object.defineProperty(input, "files", { configurable: true, value: files });
    input.dispatchEvent(new Event("change", { bubbles: true }));
    // What is sent comes with the first of its kind.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** The names that stand in an element of files, in their order. */
export const namesOfFiles = (control: HTMLElement): string =>
  Array.from(control.closest("[data-files]")?.querySelectorAll("[data-name]") ?? [], ({ textContent }) => textContent).join(", ");
