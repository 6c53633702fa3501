import { GridCellKind, type CustomCell, type CustomRenderer } from "@glideapps/glide-data-grid";
import { iconOutline, outlineSize } from "#sdk/ui/icons/iconOutlines.ts";
import { iconRoom, iconSize } from "../body/iconRoom.ts";
import { fitText } from "./fitText.ts";

/** A cell that is more than text: a status in a pill, a bar with its percentage, or a text behind an icon. */
export type Mark =
  | { readonly kind: "badge"; readonly text: string; readonly colour: string; readonly weak: string; readonly font: string }
  | {
      readonly kind: "bar";
      readonly text: string;
      readonly colour: string;
      readonly track: string;
      readonly textColour: string;
      readonly share: number;
      readonly font: string;
    }
  | { readonly kind: "icon"; readonly icon: string; readonly text: string; readonly align: "left" | "center" | "right" }
  | { readonly kind: "skeleton"; readonly colour: string; readonly share: number; readonly align: "left" | "center" | "right" };

export type MarkedCell = CustomCell<Mark>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const padding = 10;
const badgeHeight = 22;
const barWidth = 44;

function pill(ctx: CanvasRenderingContext2D, box: Box, colour: string): void {
  ctx.beginPath();
  ctx.roundRect(box.x, box.y, box.width, box.height, Math.min(box.height, box.width) / 2);
  ctx.fillStyle = colour;
  ctx.fill();
}

function drawBadge(ctx: CanvasRenderingContext2D, mark: Mark & { kind: "badge" }, box: Box): void {
  ctx.font = mark.font;
  const text = fitText(ctx, mark.text, box.width - 2 * padding - 28);
  const middle = box.y + box.height / 2;
  const width = ctx.measureText(text).width + 28;
  pill(ctx, { x: box.x + padding, y: middle - badgeHeight / 2, width, height: badgeHeight }, mark.weak);
  pill(ctx, { x: box.x + padding + 8, y: middle - 3, width: 6, height: 6 }, mark.colour);
  ctx.textBaseline = "middle";
  ctx.fillText(text, box.x + padding + 20, middle + 0.5);
}

function drawBar(ctx: CanvasRenderingContext2D, mark: Mark & { kind: "bar" }, box: Box): void {
  const middle = box.y + box.height / 2;
  const x = box.x + padding;
  const width = Math.min(barWidth, Math.max(0, box.width - 2 * padding - 44));
  pill(ctx, { x, y: middle - 2, width, height: 4 }, mark.track);
  if (mark.share > 0) pill(ctx, { x, y: middle - 2, width: Math.max(4, width * mark.share), height: 4 }, mark.colour);
  ctx.font = mark.font;
  ctx.textBaseline = "middle";
  ctx.fillStyle = mark.textColour;
  ctx.fillText(mark.text, x + width + 8, middle + 0.5);
}

interface TextLook {
  readonly font: string;
  readonly colour: string;
}

/** @returns false while the icon's outline is on its way */
function drawIcon(ctx: CanvasRenderingContext2D, mark: Mark & { kind: "icon" }, { box, look }: { box: Box; look: TextLook }): boolean {
  ctx.font = look.font;
  const room = box.width - 2 * padding;
  const text = fitText(ctx, mark.text, room - iconRoom);
  const free = Math.max(0, room - iconRoom - ctx.measureText(text).width);
  const x = box.x + padding + (mark.align === "right" ? free : mark.align === "center" ? free / 2 : 0);
  const middle = box.y + box.height / 2;
  ctx.textBaseline = "middle";
  ctx.fillStyle = look.colour;
  ctx.fillText(text, x + iconRoom, middle + 0.5);
  const outline = iconOutline(mark.icon);
  if (outline instanceof Path2D) strokeOutline(ctx, outline, { x, y: middle - iconSize / 2, colour: look.colour });
  return outline !== "later";
}

function strokeOutline(ctx: CanvasRenderingContext2D, outline: Path2D, { x, y, colour }: { x: number; y: number; colour: string }): void {
  ctx.translate(x, y);
  ctx.scale(iconSize / outlineSize, iconSize / outlineSize);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2;
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.stroke(outline);
}

function drawSkeleton(ctx: CanvasRenderingContext2D, mark: Mark & { kind: "skeleton" }, box: Box): void {
  const width = Math.max(16, (box.width - 2 * padding) * mark.share);
  const x = mark.align === "right" ? box.x + box.width - padding - width : box.x + padding;
  pill(ctx, { x, y: box.y + box.height / 2 - 4, width, height: 8 }, mark.colour);
}

export const markRenderer: CustomRenderer<MarkedCell> = {
  kind: GridCellKind.Custom,
  isMatch: (cell): cell is MarkedCell => cell.kind === GridCellKind.Custom,
  draw: ({ ctx, rect, theme, requestAnimationFrame: drawAgain }, { data }) => {
    ctx.save();
    ctx.textAlign = "left";
    if (data.kind === "badge") drawBadge(ctx, data, rect);
    else if (data.kind === "bar") drawBar(ctx, data, rect);
    else if (data.kind === "icon") {
      const look = { font: theme.baseFontFull, colour: theme.textDark };
      if (!drawIcon(ctx, data, { box: rect, look })) drawAgain();
    }
    else drawSkeleton(ctx, data, rect);
    ctx.restore();
  },
};
