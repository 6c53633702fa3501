import { GridCellKind, type CustomCell, type CustomRenderer } from "@glideapps/glide-data-grid";
import { iconRoom, iconSize } from "../body/iconRoom.ts";
import { drawChips, type ChipsMark } from "./drawChips.ts";
import { drawFiles, type FilesMark } from "./drawFiles.ts";
import { padding, pill, strokeIcon, type Box } from "./drawParts.ts";
import { drawStars, type StarsMark } from "./drawStars.ts";
import { fitText } from "./fitText.ts";

/** A cell that is more than text: a status in a pill, a bar with its percentage, a text behind an icon, chips, stars, files. */
export type Mark =
  | ChipsMark
  | StarsMark
  | FilesMark
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

const badgeHeight = 22;
const barWidth = 44;

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
  return strokeIcon(ctx, mark.icon, { x, y: middle - iconSize / 2, size: iconSize, colour: look.colour });
}

function drawSkeleton(ctx: CanvasRenderingContext2D, mark: Mark & { kind: "skeleton" }, box: Box): void {
  const width = Math.max(16, (box.width - 2 * padding) * mark.share);
  const x = mark.align === "right" ? box.x + box.width - padding - width : box.x + padding;
  pill(ctx, { x, y: box.y + box.height / 2 - 4, width, height: 8 }, mark.colour);
}

export const markRenderer: CustomRenderer<MarkedCell> = {
  kind: GridCellKind.Custom,
  isMatch: (cell): cell is MarkedCell => cell.kind === GridCellKind.Custom,
  draw: ({ ctx, rect, theme, col, row, imageLoader, requestAnimationFrame: drawAgain }, { data }) => {
    ctx.save();
    ctx.textAlign = "left";
    const look = { font: theme.baseFontFull, colour: theme.textDark };
    if (!drawMark(ctx, data, { box: rect, look, find: (src) => imageLoader.loadOrGetImage(src, col, row) })) drawAgain();
    ctx.restore();
  },
};

interface Drawing {
  readonly box: Box;
  readonly look: TextLook;
  readonly find: Parameters<typeof drawFiles>[3];
}

/** @returns false while something of it is on its way, and nobody will tell when it is there */
function drawMark(ctx: CanvasRenderingContext2D, mark: Mark, { box, look, find }: Drawing): boolean {
  switch (mark.kind) {
    case "icon":
      return drawIcon(ctx, mark, { box, look });
    case "files":
      return drawFiles(ctx, mark, box, find);
    case "badge":
      drawBadge(ctx, mark, box);
      return true;
    case "bar":
      drawBar(ctx, mark, box);
      return true;
    case "chips":
      drawChips(ctx, mark, box);
      return true;
    case "stars":
      drawStars(ctx, mark, box);
      return true;
    case "skeleton":
      drawSkeleton(ctx, mark, box);
      return true;
  }
}
