import type { PickOptions } from "#sdk/capabilities/files.ts";
import { assertActivated } from "./assertActivated.ts";

/**
 * The browser's own dialog. The control never stands in the document: what is chosen is seen by nobody else.
 * @throws PlatonError `not_activated`
 */
export async function askForFiles({ extensions = [], isMultiple = false }: PickOptions): Promise<File[]> {
  await assertActivated();
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = isMultiple;
  input.accept = extensions.map((extension) => `.${extension}`).join(",");
  return await new Promise<File[]>((resolve) => {
    input.addEventListener("change", () => resolve([...(input.files ?? [])]));
    input.addEventListener("cancel", () => resolve([]));
    input.click();
  });
}
