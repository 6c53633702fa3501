import type { Drawing } from "./shrinkImage.ts";

/**
 * Decodes an image by the browser's own element, which turns it upright as its orientation says. It is drawn at once in the
 * wanted size: a canvas of the original's size is black on phones beyond some millions of pixels.
 */
export async function openDrawing(file: File): Promise<Drawing> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  const close = (): void => URL.revokeObjectURL(address);
  image.src = address;
  try {
    await image.decode();
  } catch (failure) {
    close();
    throw failure;
  }
  return { width: image.naturalWidth, height: image.naturalHeight, draw: async (size, type) => await draw(image, size, type), close };
}

async function draw(image: HTMLImageElement, { width, height }: { width: number; height: number }, type: string): Promise<Blob | undefined> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  // A jpeg has nothing to see through.
  if (type === "image/jpeg") {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  if (isOneColour(context.getImageData(0, 0, width, height).data)) return undefined;
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 1))) ?? undefined;
}

/** As a browser draws what it has no memory for. */
export function isOneColour(pixels: Uint8ClampedArray): boolean {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength >> 2);
  return words.every((word) => word === words[0]);
}
