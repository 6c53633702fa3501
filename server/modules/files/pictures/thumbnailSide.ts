/** Pixels of width and height: so few that nobody fills the disk by asking. */
export const thumbnailSides = [64, 128, 256, 512, 1024] as const;

export type ThumbnailSide = (typeof thumbnailSides)[number];

/** The smallest one that is not smaller than what is asked for, else the largest; undefined when nothing is asked for. */
export function thumbnailSide({ w, h }: { readonly w?: string | undefined; readonly h?: string | undefined }): ThumbnailSide | undefined {
  const asked = Math.max(Number(w ?? 0), Number(h ?? 0));
  return asked > 0 ? (thumbnailSides.find((side) => side >= asked) ?? thumbnailSides.at(-1)) : undefined;
}
