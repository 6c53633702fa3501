/** A shadow ends so softly that as much of it hides nothing, in pixels. */
const softEdge = 8;

/** Farther than a window is wide. */
export const unbounded = 10_000;

export const pixelsIn = (text: string): number => [...text.matchAll(/(-?[\d.]+)px/g)].reduce((sum, [, value]) => sum + Math.abs(Number(value)), 0);

/** How far an element paints around itself so that something is hidden, in pixels; rather too much. */
export function reachOf(style: CSSStyleDeclaration): number {
  if (style.filter.includes("url(")) return unbounded;
  const shadows = [style.boxShadow, style.textShadow].flatMap((list) => list.split(/,(?![^(]*\))/)).filter((one) => !one.includes("inset"));
  const outline = style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
  const soft = Math.max(0, Math.max(...[...shadows, style.filter].map(pixelsIn)) - softEdge);
  return Math.max(soft, outline, pixelsIn(textInkOf(style)), borderInkOf(style), strokeOf(style));
}

function textInkOf(style: CSSStyleDeclaration): string {
  const line = style.textDecorationLine === "none" ? "" : `${style.textDecorationThickness} ${style.textUnderlineOffset}`;
  return `${line} ${style.getPropertyValue("-webkit-text-stroke-width")}`;
}

/** An outset may be a number of border widths. */
const borderInkOf = ({ borderImageSource, borderImageOutset }: CSSStyleDeclaration): number =>
  borderImageSource === "none" || borderImageSource === "" || /^[0 px]*$/.test(borderImageOutset) ? 0 : unbounded;

/** Of a drawing; what is not cut at its edge may be anywhere. */
const strokeOf = (style: CSSStyleDeclaration): number => (style.stroke === "none" || style.stroke === "" ? 0 : pixelsIn(style.strokeWidth));
