import { starGap, starSize } from "../body/cellRoom.ts";
import { padding, type Box } from "./drawParts.ts";

export interface StarsMark {
  readonly kind: "stars";
  readonly stars: number;
  /** 0 to 1. */
  readonly share: number;
  readonly colour: string;
  readonly track: string;
}

/** Filled up to the share, a star in part where it says so. */
export function drawStars(ctx: CanvasRenderingContext2D, { stars, share, colour, track }: StarsMark, box: Box): void {
  const left = box.x + padding;
  const step = starSize + starGap;
  const filled = stars * share;
  for (let index = 0; index < stars; index += 1) {
    const place = { x: left + index * step, y: box.y + (box.height - starSize) / 2 };
    fillStar(ctx, place, track);
    const part = Math.min(Math.max(filled - index, 0), 1);
    if (part === 0) continue;
    ctx.save();
    ctx.beginPath();
    ctx.rect(place.x, place.y, starSize * part, starSize);
    ctx.clip();
    fillStar(ctx, place, colour);
    ctx.restore();
  }
}

function fillStar(ctx: CanvasRenderingContext2D, { x, y }: { x: number; y: number }, colour: string): void {
  const middle = starSize / 2;
  ctx.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const radius = point % 2 === 0 ? middle : middle * 0.42;
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    ctx.lineTo(x + middle + radius * Math.cos(angle), y + middle + radius * Math.sin(angle));
  }
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
}
