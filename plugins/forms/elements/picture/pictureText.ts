import { isSmallPicture, pictureBounds } from "#core/checks/checkPicture.ts";
import { shrunkSize, type Drawing } from "../file/shrinkImage.ts";

/** Sides in which a picture is tried, and what as: few colours are smallest, and unharmed, as PNG. */
const sides = [512, 384, 256, 192, 128, 96, 64] as const;
const types = ["image/png", "image/webp"] as const;

/**
 * A picture as text: as it is where it can be kept so, else drawn in the first size in which it can. Undefined for what is no picture to
 * this browser.
 * @param open decodes a picture; throws where the browser cannot
 */
export async function pictureText(file: File, open: (file: File) => Promise<Drawing>): Promise<string | undefined> {
  const own = file.size <= pictureBounds.bytes ? await textOf(file) : "";
  if (isSmallPicture(own)) return own;
  const drawing = await open(file).catch(() => undefined);
  if (!drawing) return undefined;
  try {
    return await drawnText(drawing);
  } finally {
    drawing.close();
  }
}

async function drawnText(drawing: Drawing): Promise<string | undefined> {
  for (const side of sides) {
    for (const type of types) {
      const blob = await drawing.draw(shrunkSize(drawing, { width: side, height: side }), type).catch(() => undefined);
      // A browser that writes no WebP makes a PNG of it.
      const text = blob && blob.size <= pictureBounds.bytes ? await textOf(blob) : "";
      if (isSmallPicture(text)) return text;
    }
  }
  return undefined;
}

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("the file cannot be read", { cause: reader.error }));
    reader.readAsDataURL(blob);
  });
