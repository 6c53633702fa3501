/** Hours that Tashkent is ahead of UTC: the vendor's server writes its time. */
const ahead = 5;

/**
 * Milliseconds of a moment as the vendor's server writes it; undefined for what is none.
 * @example readVendorTime("2026-01-31 05:00:00") // 2026-01-31T00:00:00Z
 */
export function readVendorTime(text: string): number | undefined {
  const parts = /^(\d{4})[-.](\d\d)[-.](\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  return Date.UTC(year, month - 1, day, hour - ahead, minute, second);
}
