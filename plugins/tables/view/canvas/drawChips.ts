import { chipGap, chipPadding } from "../body/cellRoom.ts";
import { drawText, padding, pill, type Box } from "./drawParts.ts";
import { fitText } from "./fitText.ts";

export interface ChipsMark {
  readonly kind: "chips";
  readonly parts: readonly string[];
  /** How many more there are than `parts`. */
  readonly label: string;
  readonly colour: string;
  readonly weak: string;
  readonly font: string;
}

const height = 22;
/** A chip is not drawn narrower: it would say nothing. */
const narrowest = 28;

/** Chips from the left as far as there is room, and how many have none. */
export function drawChips(ctx: CanvasRenderingContext2D, { parts, label, colour, weak, font }: ChipsMark, box: Box): void {
  ctx.font = font;
  const end = box.x + box.width - padding;
  const untold = Number(label.slice(1)) || 0;
  let x = box.x + padding;
  for (const [index, part] of parts.entries()) {
    const left = parts.length - index - 1 + untold;
    const room = end - x - (left > 0 ? ctx.measureText(`+${left}`).width + chipGap : 0);
    if (room < narrowest && index > 0) return void drawMore(ctx, left + 1, { ...box, x, width: end - x }, colour);
    const text = fitText(ctx, part, Math.max(room, narrowest) - 2 * chipPadding);
    const width = ctx.measureText(text).width + 2 * chipPadding;
    pill(ctx, { x, y: box.y + (box.height - height) / 2, width, height }, weak);
    ctx.fillStyle = colour;
    drawText(ctx, text, { ...box, x: x + chipPadding, width });
    x += width + chipGap;
  }
  if (untold > 0) drawMore(ctx, untold, { ...box, x, width: end - x }, colour);
}

function drawMore(ctx: CanvasRenderingContext2D, count: number, box: Box, colour: string): void {
  ctx.fillStyle = colour;
  drawText(ctx, `+${count}`, box);
}
