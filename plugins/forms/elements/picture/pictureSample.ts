import { act } from "react";
import { sampleField, type ElementSample } from "../../testing/ElementSample.ts";
import { giveFiles } from "../../testing/giveFiles.ts";

/** A pixel of PNG. */
export const onePixel = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
/** The same wider. */
export const twoPixels = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAEUlEQVR42mNkYPhfz8DAwAAACAIBAX0nvYwAAAAASUVORK5CYII=";

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.split(",")[1] ?? ""), (letter) => letter.charCodeAt(0));
export const fileOf = (text: string, name = "logo.png", type = "image/png"): File => new File([bytesOf(text)], name, { type });

const pictureIn = (control: HTMLElement | null | undefined): string => control?.closest("label, div")?.parentElement?.querySelector("img")?.src ?? "";

export const sample: ElementSample = {
  prepare: async () => await import("./PictureControl.tsx"),
  value: onePixel,
  shown: onePixel,
  read: pictureIn,
  change: async (stage) => {
    await giveFiles(stage, sampleField, [fileOf(twoPixels)]);
    // The file is read by the browser, in its own time.
    while (pictureIn(stage.input(sampleField)) !== twoPixels) await act(async () => await new Promise((resolve) => setTimeout(resolve)));
  },
  sent: twoPixels,
};
