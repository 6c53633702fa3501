import { act } from "react";
import type { FileUpload, FilesCapability, RemoteFile } from "#sdk/capabilities/files.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";
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

const fileOf = (id: string): RemoteFile => ({ id, name: id, size: 1, extension: id.split(".").at(-1) ?? "", createdAt: "01.02.2026 10:00:00" });

/** A server that takes every file and calls it by its name. */
export const takingFiles: Pick<FilesCapability, "send" | "describe" | "thumbnail"> = {
  send: ({ name, size }): FileUpload => ({
    progress: createWritable({ sent: size, size, speed: 0 }),
    file: Promise.resolve(fileOf(name)),
    cancel: () => undefined,
    stop: () => undefined,
  }),
  describe: async (id) => await Promise.resolve(fileOf(id)),
  thumbnail: async (id) => await Promise.resolve(`data:,${id}`),
};
