import { textCellRenderer, type TextCell } from "@glideapps/glide-data-grid";
import type { FoundPart } from "#core/filters/index.ts";
import { fitText } from "./fitText.ts";

interface Fitted {
  readonly width: number;
  readonly font: string;
  readonly cell: TextCell;
}

/** What was measured of a cell: a scroll draws the same one in every frame. */
const known = new WeakMap<TextCell, Fitted>();
/** Of the padding behind it a whole text may use all but this. */
const least = 2;

type Draw = typeof textCellRenderer.draw;

function fittedCell({ ctx, theme, rect, cell }: Parameters<Draw>[0]): TextCell {
  const { width } = rect;
  const font = theme.baseFontFull;
  const before = known.get(cell);
  if (before?.width === width && before.font === font) return before.cell;
  const text = firstLine(cell.displayData).slice(0, width);
  const padding = theme.cellHorizontalPadding;
  const isWhole = ctx.measureText(text).width <= width - padding - least;
  const fitted = isWhole ? text : fitText(ctx, text, width - 2 * padding);
  const shown = placed(fitted);
  const drawn = shown === cell.displayData ? cell : { ...cell, displayData: shown };
  known.set(cell, { width, font, cell: drawn });
  return drawn;
}

/** Its first letter is Hebrew or Arabic. */
const rightToLeft = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufefc]/u;
const [leftToRightMark, rightToLeftIsolate, endOfIsolate] = ["\u200e", "\u2067", "\u2069"];

/**
 * A text that reads from right to left keeps its order, and its cell's place: the grid would draw it from the right edge
 * of its column, which may be out of sight, or out of its cell where it stands at the left.
 */
const placed = (text: string): string => (rightToLeft.test(text) ? `${leftToRightMark}${rightToLeftIsolate}${text}${endOfIsolate}` : text);

const firstLine = (text: string): string => (text.includes("\n") ? (text.split(/\r?\n/, 1)[0] ?? "") : text);

/** A text in which something was searched for. */
export interface FoundCell extends TextCell {
  readonly found?: { readonly parts: readonly FoundPart[]; readonly colour: string };
}

const foundHeight = 18;

/** Behind what was found in a text, as far as the text is drawn. */
function drawFound({ ctx, theme, rect, cell }: Parameters<Draw>[0], drawn: string): void {
  const { found } = cell as FoundCell;
  // What reads from right to left is not where its letters stand in the text.
  if (!found || drawn.startsWith(leftToRightMark)) return;
  const whole = drawn.endsWith("…") && !cell.displayData.startsWith(drawn) ? drawn.length - 1 : drawn.length;
  const widthOf = (to: number): number => ctx.measureText(drawn.slice(0, to)).width;
  const free = rect.width - 2 * theme.cellHorizontalPadding - widthOf(drawn.length);
  const start = rect.x + theme.cellHorizontalPadding + (cell.contentAlign === "right" ? free : cell.contentAlign === "center" ? free / 2 : 0);
  ctx.save();
  ctx.fillStyle = found.colour;
  for (const [from, to] of found.parts) {
    if (from < whole) ctx.fillRect(start + widthOf(from), rect.y + (rect.height - foundHeight) / 2, widthOf(Math.min(to, whole)) - widthOf(from), foundHeight);
  }
  ctx.restore();
}

/** The grid's own text, which ends with an ellipsis where it has no room: a cut one would pass for another value. */
export const textRenderer = {
  ...textCellRenderer,
  draw: ((args, given) => {
    const cell = fittedCell(args);
    drawFound(args, cell.displayData);
    textCellRenderer.draw(cell === args.cell ? args : { ...args, cell }, given);
  }) satisfies Draw,
};
