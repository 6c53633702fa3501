import { cleanFileName } from "../files/index.ts";

/** Letters of a title that a name keeps: systems take 255 bytes, and Cyrillic takes two for a letter. */
const longest = 80;

/** @example fileNameOf("Хат", ["5/2026"], "pdf") // "Хат 5-2026.pdf" */
export function fileNameOf(title: string, numbers: readonly string[], extension: string): string {
  const number = numbers.length === 1 ? ` ${(numbers[0] ?? "").replaceAll("/", "-")}` : "";
  return cleanFileName(`${[...title].slice(0, longest).join("")}${number}.${extension}`).name;
}
