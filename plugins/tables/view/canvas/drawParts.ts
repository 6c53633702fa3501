import { iconOutline, outlineSize } from "#sdk/ui/icons/iconOutlines.ts";
import { fitText } from "./fitText.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Left and right of what a cell holds. */
export const padding = 10;

export function pill(ctx: CanvasRenderingContext2D, box: Box, colour: string): void {
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, Math.min(box.height, box.width) / 2);
  ctx.fillStyle = colour;
  ctx.fill();
}

export interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** @returns false while the icon's outline is on its way */
export function strokeIcon(ctx: CanvasRenderingContext2D, icon: string, { x, y, size, colour }: Stroke): boolean {
  const outline = iconOutline(icon);
  if (!(outline instanceof Path2D)) return outline !== "later";
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / outlineSize, size / outlineSize);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.stroke(outline);
  ctx.restore();
  return true;
}

/** A text on the cell's middle, as much of it as there is room for. @returns how wide it is */
export function drawText(ctx: CanvasRenderingContext2D, text: string, { x, y, height, width }: Box): number {
  if (width <= 0 || text === "") return 0;
  const fitting = fitText(ctx, text, width);
  ctx.textBaseline = "middle";
  ctx.fillText(fitting, x, y + height / 2 + 0.5);
  return ctx.measureText(fitting).width;
}
