import { pictureGap, pictureSize } from "../body/cellRoom.ts";
import { drawText, padding, strokeIcon, type Box } from "./drawParts.ts";

export interface FilesMark {
  readonly kind: "files";
  /** Address of the small picture, if there is one; icon until it is there. */
  readonly files: readonly { readonly icon: string; readonly src?: string }[];
  readonly label: string;
  readonly colour: string;
  readonly textColour: string;
  readonly weak: string;
  readonly font: string;
}

type Picture = HTMLImageElement | ImageBitmap;

/** @returns the picture of an address, undefined while it is on its way or does not come */
type FindPicture = (src: string) => Picture | undefined;

/** Small pictures, then what is said behind them. @returns false while the outline of an icon is on its way */
export function drawFiles(ctx: CanvasRenderingContext2D, mark: FilesMark, box: Box, find: FindPicture): boolean {
  const end = box.x + box.width - padding;
  const size = Math.min(pictureSize, box.height - 4);
  const y = box.y + (box.height - size) / 2;
  let x = box.x + padding;
  let isWhole = true;
  for (const { icon, src } of mark.files) {
    if (x + size > end) break;
    const picture = src === undefined ? undefined : find(src);
    if (picture) drawPicture(ctx, picture, { x, y, width: size, height: size });
    else isWhole = drawSign(ctx, icon, { box: { x, y, width: size, height: size }, mark }) && isWhole;
    x += size + pictureGap;
  }
  ctx.font = mark.font;
  ctx.fillStyle = mark.textColour;
  drawText(ctx, mark.label, { ...box, x: x + 2, width: end - x - 2 });
  return isWhole;
}

/** The middle of the picture fills the square. */
function drawPicture(ctx: CanvasRenderingContext2D, picture: Picture, { x, y, width: size }: Box): void {
  const side = Math.min(picture.width, picture.height);
  if (side === 0) return;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, size, size, 4);
  ctx.clip();
  ctx.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, x, y, size, size);
  ctx.restore();
}

function drawSign(ctx: CanvasRenderingContext2D, icon: string, { box: { x, y, width: size }, mark }: { box: Box; mark: FilesMark }): boolean {
  ctx.beginPath();
  ctx.roundRect(x, y, size, size, 4);
  ctx.fillStyle = mark.weak;
  ctx.fill();
  const inner = Math.round(size * 0.62);
  return strokeIcon(ctx, icon, { x: x + (size - inner) / 2, y: y + (size - inner) / 2, size: inner, colour: mark.colour });
}
