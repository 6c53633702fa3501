export const most = 5;

/** Three of five: `★★★☆☆`. */
export const starsText = (count: number): string => "★".repeat(count) + "☆".repeat(most - count);

/** Stars of a city by the number of its people: all of them from `full` on, and one for every tenth part less. */
export function starsOf(people: unknown, full: number): number {
  if (typeof people !== "number" || people <= 0) return 1;
  return Math.min(most, Math.max(1, most + Math.floor(Math.log10(people / full))));
}
