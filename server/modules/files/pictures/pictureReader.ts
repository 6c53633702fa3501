import sharp, { type Sharp } from "sharp";
import { megapixelLimit } from "./megapixelLimit.ts";

const pixelLimit = megapixelLimit * 1_000_000;

// A file that is two things at once is never read as any other than these.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPng", "VipsForeignLoadJpeg", "VipsForeignLoadNsgif", "VipsForeignLoadWebp", "VipsForeignLoadTiff", "VipsForeignLoadHeif"],
});
// Memory is bounded by the queue, not by what was drawn before.
sharp.cache(false);
sharp.concurrency(1);

/** Whether a picture declares more pixels than anybody can draw; what cannot be read declares nothing. */
export async function isBomb(path: string): Promise<boolean> {
  const declared = await sharp(path, { limitInputPixels: false }).metadata().catch(() => undefined);
  return declared !== undefined && declared.width * declared.height > pixelLimit;
}

/** Upright, without what its camera wrote into it (place, time, owner), at most so many pixels wide and high. */
export const shrink = (path: string, side: number): Sharp =>
  sharp(path, { limitInputPixels: pixelLimit, failOn: "error", sequentialRead: true, pages: 1 })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 });
