import { splitFileName } from "#core/format/splitFileName.ts";

const longestBytes = 200;

export interface FileName {
  readonly name: string;
  /** Lower case, without the point; empty when there is none. */
  readonly extension: string;
}

/** A file's name as it may be shown, stored and sent: plain, and at most 200 bytes of UTF-8, the extension kept. */
export function cleanFileName(given: string): FileName {
  const { stem, extension } = splitFileName(given);
  const name = cut(stem, longestBytes - extension.length - 1).trimEnd();
  return { name: extension === "" ? name : `${name}.${extension}`, extension: extension.toLowerCase() };
}

/** Whole characters only. */
function cut(text: string, bytes: number): string {
  let size = 0;
  let end = 0;
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > bytes) break;
    end += character.length;
  }
  return text.slice(0, end);
}
