import type { Plain } from "#sandbox/protocol/index.ts";
import { originOf } from "./SizeWatch.ts";

/** Fields of events that are told, where an event has them. */
const fields = [
  "key",
  "code",
  "repeat",
  "isComposing",
  "button",
  "buttons",
  "ctrlKey",
  "shiftKey",
  "altKey",
  "metaKey",
  "detail",
  "inputType",
  "data",
  "pointerId",
  "pointerType",
  "isPrimary",
  "pressure",
  "deltaX",
  "deltaY",
  "deltaMode",
  "movementX",
  "movementY",
  "animationName",
  "propertyName",
] as const;

/** What a realm hears of an event; places are counted from its box, as sizes are. */
export function readEventFields(event: Event, element: Element): Record<string, Plain> {
  const data: Record<string, Plain> = {};
  for (const name of fields) {
    const value = (event as unknown as Record<string, unknown>)[name];
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") data[name] = value;
  }
  if (event instanceof MouseEvent) {
    const { left, top } = originOf(element);
    const [x, y] = [event.clientX - left, event.clientY - top];
    Object.assign(data, { clientX: x, clientY: y, pageX: x, pageY: y, offsetX: event.offsetX, offsetY: event.offsetY });
  }
  if (event.type === "scroll") Object.assign(data, { scrollLeft: element.scrollLeft, scrollTop: element.scrollTop });
  return data;
}
