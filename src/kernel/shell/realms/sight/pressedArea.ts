import { areaOf, common, heightOf, widthOf, type Area } from "./Area.ts";

const controls = "button, a, input, select, textarea, label, [role], [tabindex]";

/** What is larger is judged by what is around the pointer: a grid, a long text. In pixels. */
const small = { width: 240, height: 64 };
const around = { width: 24, height: 12 };

/**
 * What a press in a part is about: the control, or of a large one the place that is pressed; for keys, what `clip` leaves
 * of a large one.
 * @returns undefined where too little is to be seen
 */
export function pressedArea(event: Event, part: Element, clip: Area): Area | undefined {
  const target = event.target as Element;
  const control = target.closest(controls);
  const area = areaOf(control && control !== part && part.contains(control) ? control : target);
  if (widthOf(area) <= small.width && heightOf(area) <= small.height) return area;
  const seen = common(area, clip);
  const point = pointOf(event);
  if (point) return common(area, { left: point.x - around.width, right: point.x + around.width, top: point.y - around.height, bottom: point.y + around.height });
  return widthOf(seen) >= Math.min(widthOf(area), 2 * around.width) && heightOf(seen) >= Math.min(heightOf(area), 2 * around.height) ? seen : undefined;
}

/** A press by a key has a place as well, which is none of the user's. */
function pointOf(event: Event): { readonly x: number; readonly y: number } | undefined {
  if (!(event instanceof MouseEvent) || (event.type === "click" && event.detail === 0)) return undefined;
  return { x: event.clientX, y: event.clientY };
}

export const isByPointer = (event: Event): boolean => pointOf(event) !== undefined;
