import { parseValue } from "#core/filters/index.ts";

/** "last 7 days", as filters and views keep it: the words, not the dates that they mean today. */
export interface CountedSpan {
  readonly way: (typeof spanWays)[number];
  readonly unit: (typeof spanUnits)[number];
  readonly count: number;
}

export const spanWays = ["last", "next"] as const;
export const spanUnits = ["day", "week", "month", "year"] as const;

const written = /^(last|next) (\d+) (day|week|month|year)s?$/;

export function readSpan(text: string | undefined): CountedSpan | undefined {
  const [, way, count, unit] = written.exec(text ?? "") ?? [];
  return way === undefined || unit === undefined ? undefined : { way: way as CountedSpan["way"], unit: unit as CountedSpan["unit"], count: Number(count) };
}

export const writeSpan = ({ way, unit, count }: CountedSpan): string => `${way} ${count} ${unit}${count === 1 ? "" : "s"}`;

/** Whether the server takes it: no span is longer than people mean. */
export const isFilterSpan = (text: string): boolean => "value" in parseValue(text, { type: "date", op: "relative", ruleValues: false });
