import type { ReceivedElement } from "../receiver/ReceivedNode.ts";

/** Numbers of one segment; two flags of an arc may be written as one with the number behind them. */
const numbersOf: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 5, z: 1 };
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/**
 * At most how many points of a line there are, each of which may get a marker.
 * @example countVertices(path) // 3, of "M0 0 L1 1 2 2"
 */
export function countVertices({ tag, attributes }: ReceivedElement): number {
  if (tag === "line") return 2;
  if (tag !== "path") return Math.ceil(countNumbers(attributes.get("points") ?? "") / 2);
  let count = 0;
  for (const [, letter = "", numbers = ""] of (attributes.get("d") ?? "").matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    count += Math.max(1, Math.ceil(countNumbers(numbers) / (numbersOf[letter.toLowerCase()] ?? 1)));
  }
  return count;
}

const countNumbers = (text: string): number => [...text.matchAll(number)].length;
