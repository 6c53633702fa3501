import { splitFileName } from "#core/format/splitFileName.ts";

/** Endings of documents, pictures and data; whatever a system might run is none of them. */
const texts = "txt csv tsv json geojson xml yaml md log ics vcf rtf backup";
const documents = "pdf doc docx odt xls xlsx ods ppt pptx odp zip";
const media = "png jpg jpeg gif webp mp3 mp4";
const harmless = new Set(`${texts} ${documents} ${media}`.split(" "));
const longest = 120;

/**
 * A file's name as the browser may show it: plain, at most 120 characters; `.txt` is added to an ending that a system
 * might run.
 * @example downloadName("../report.csv") // "report.csv"
 * @example downloadName("setup.exe") // "setup.exe.txt"
 */
export function downloadName(given: string): string {
  const { stem, extension } = splitFileName(given);
  const short = [...stem].slice(0, longest).join("");
  if (extension === "") return `${short}.txt`;
  return harmless.has(extension.toLowerCase()) ? `${short}.${extension}` : `${short}.${extension}.txt`;
}
