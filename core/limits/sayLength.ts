const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/**
 * A limit of length for people, in the largest unit of which it is a whole number.
 * @example sayLength(524_288) // "512 KB"
 * @example sayLength(2_048_000) // "2000 KB"
 * @example sayLength(2_001) // "2001"
 */
export function sayLength(length: number): string {
  if (length % megabyte === 0) return `${length / megabyte} MB`;
  return length % kilobyte === 0 ? `${length / kilobyte} KB` : String(length);
}
