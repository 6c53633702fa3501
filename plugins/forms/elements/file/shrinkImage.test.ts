import { expect, it } from "vitest";
import { isOneColour } from "./openDrawing.ts";
import { shrinkImage, shrunkSize, type Drawing } from "./shrinkImage.ts";

const large = new File([new Uint8Array(5_000)], "Ўқитувчи.v2.PNG", { type: "image/png", lastModified: 7 });
const jpeg = (bytes: number, type = "image/jpeg"): Blob => new Blob([new Uint8Array(bytes)], { type });
const giving = (blob: Blob | undefined): ((file: File) => Promise<Drawing>) => async () =>
  await Promise.resolve({ width: 4000, height: 2000, draw: async () => await Promise.resolve(blob), close: () => undefined });

it("F533 an image over maxSize goes as a jpeg of at most 1200 × 1000 pixels, under its name with the new ending", async () => {
  expect([[4000, 2000], [1000, 4000], [1200, 1000], [640, 480], [100_000, 1]].map(([width = 0, height = 0]) => Object.values(shrunkSize({ width, height }, { width: 1200, height: 1000 })))).toEqual([
    [1200, 600], [250, 1000], [1200, 1000], [640, 480], [1200, 1],
  ]);
  const shrunk = await shrinkImage(large, giving(jpeg(100)));
  expect([shrunk?.name, shrunk?.type, shrunk?.size, shrunk?.lastModified]).toEqual(["Ўқитувчи.v2.jpg", "image/jpeg", 100, 7]);
});

it("F534 where no jpeg comes of an image, or an empty, blank or larger one, the image goes as it is", async () => {
  for (const blob of [undefined, jpeg(0), jpeg(5_000), jpeg(100, "image/png")]) expect(await shrinkImage(large, giving(blob))).toBeUndefined();
  const failing = async (): Promise<never> => await Promise.reject(new Error("no memory"));
  expect(await shrinkImage(large, failing)).toBeUndefined();
  expect(await shrinkImage(large, async () => ({ ...(await giving(undefined)(large)), draw: failing }))).toBeUndefined();
  expect([[0, 0, 0, 255, 0, 0, 0, 255], [255, 255, 255, 255, 255, 254, 255, 255]].map((pixels) => isOneColour(new Uint8ClampedArray(pixels)))).toEqual([true, false]);
});
