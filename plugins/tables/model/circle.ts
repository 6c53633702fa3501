import { parseValue } from "#core/filters/index.ts";

/** What is no further than so many kilometres from a place: latitude, longitude, kilometres, as they are typed. */
export type CircleTexts = readonly [lat: string, lng: string, kilometres: string];

const whole: CircleTexts = ["0", "0", "1"];

/** The area of the filter's grammar; undefined for what is no place on the earth, or no distance on it. */
export function circleOf(texts: readonly string[]): unknown {
  if (texts.length !== whole.length || texts.some((text) => text.trim() === "")) return undefined;
  const [lat, lng, kilometres] = texts.map(Number);
  const area = { near: [lng, lat], metres: (kilometres ?? 0) * 1000 };
  return "value" in parseValue(area, { type: "point", op: "within", ruleValues: false }) ? area : undefined;
}

/** Whether one of the three texts can stand there, whatever the others are. */
export const isOfCircle = (text: string, side: number): boolean => circleOf(whole.with(side, text)) !== undefined;
