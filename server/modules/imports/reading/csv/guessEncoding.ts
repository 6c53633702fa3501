import { analyse } from "chardet";

/** Encodings that a csv file may be in; a person may choose another one of them than was guessed. */
export const csvEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1251", "koi8-r", "windows-1252"] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

const marks: readonly (readonly [CsvEncoding, readonly number[]])[] = [["utf-8", [0xef, 0xbb, 0xbf]], ["utf-16le", [0xff, 0xfe]], ["utf-16be", [0xfe, 0xff]]];

/** By the mark at the beginning, by what only UTF-8 and UTF-16 look like, else by the letters; in doubt what Windows writes here. */
export function guessEncoding(head: Uint8Array): CsvEncoding {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => head[index] === byte));
  if (marked) return marked[0];
  const zeros = [0, 1].map((odd) => head.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) > head.length / 8) return odd > even ? "utf-16le" : "utf-16be";
  // Cyrillic letters of UTF-16 have a 4 in every second byte.
  const fours = [0, 1].map((side) => head.filter((byte, index) => byte === 4 && index % 2 === side).length);
  if (Math.max(...fours) > head.length / 8) return (fours[1] ?? 0) > (fours[0] ?? 0) ? "utf-16le" : "utf-16be";
  if (isUtf8(head)) return "utf-8";
  const known = analyse(head).map(({ name }) => name.toLowerCase().replace("iso-8859-1", "windows-1252"));
  const best = known.find((name) => name === "windows-1251" || name === "koi8-r" || name === "windows-1252");
  return (best as CsvEncoding | undefined) ?? "windows-1251";
}

/** A letter may be cut at the end of what was looked at. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
