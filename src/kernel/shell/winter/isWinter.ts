const begins = "12-01";

/**
 * Whether it snows: from 1 December until the day that the project names, that day included.
 * @param today local date
 * @param until `MM-DD`
 */
export function isWinter(today: Date, until: string): boolean {
  const two = (part: number): string => String(part).padStart(2, "0");
  const day = `${two(today.getMonth() + 1)}-${two(today.getDate())}`;
  return until >= begins ? day >= begins && day <= until : day >= begins || day <= until;
}
