import { splitFileName } from "#core/format/splitFileName.ts";

/** Pixels of a shrunken image at most (spec §9). */
const most = { width: 1200, height: 1000 };

/** What a picture is drawn as. */
type PictureType = "image/jpeg" | "image/png" | "image/webp";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The parts that only a browser has. */
export interface Drawing extends Size {
  /**
   * The image in this size, upright, a jpeg on white; undefined when the browser made none, or one in which nothing can
   * be seen.
   */
  draw(size: Size, type: PictureType): Promise<Blob | undefined>;
  close(): void;
}

/**
 * An image of at most 1200 × 1000 pixels as jpeg, under its name with the new ending (spec §5, D56). Undefined where that
 * does not succeed or makes it no smaller: then the original is sent.
 * @param open decodes an image; throws where the browser cannot
 */
export async function shrinkImage(file: File, open: (file: File) => Promise<Drawing>): Promise<File | undefined> {
  const drawing = await open(file).catch(() => undefined);
  if (!drawing) return undefined;
  try {
    const blob = await drawing.draw(shrunkSize(drawing, most), "image/jpeg").catch(() => undefined);
    if (!blob || blob.size === 0 || blob.type !== "image/jpeg" || blob.size >= file.size) return undefined;
    return new File([blob], `${splitFileName(file.name).stem}.jpg`, { type: blob.type, lastModified: file.lastModified });
  } finally {
    drawing.close();
  }
}

/** In the same proportions, never larger than before and never without a pixel. */
export function shrunkSize({ width, height }: Size, room: Size): Size {
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
