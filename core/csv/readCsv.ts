import { byteOrderMark } from "./cellOfCsv.ts";

/**
 * The fields of a csv file, line by line, split at whichever of `;`, `,` and tab its first line has first; undefined where a
 * quote is not closed. Lines without anything are left out.
 * @example readCsv('key;text\r\n"a;b";c\r\n') // [["key", "text"], ["a;b", "c"]]
 */
export function readCsv(file: string): string[][] | undefined {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file;
  const between = separatorOf(text);
  const lines: string[][] = [];
  let fields: string[] = [];
  let field = "";
  let isQuoted = false;
  const endField = (): void => {
    fields.push(field);
    field = "";
  };
  const endLine = (): void => {
    endField();
    if (fields.some((one) => one !== "")) lines.push(fields);
    fields = [];
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (text.charAt(at + 1) === '"') field += text.charAt(++at);
      else isQuoted = false;
    } else if (letter === '"' && field === "") isQuoted = true;
    else if (letter === between) endField();
    else if (letter === "\n") endLine();
    else if (letter !== "\r" || text.charAt(at + 1) !== "\n") field += letter;
  }
  if (isQuoted) return undefined;
  endLine();
  return lines;
}

const separatorOf = (text: string): string => /[;,\t]/.exec((text.split("\n", 1)[0] ?? "").replaceAll(/"[^"]*"/g, ""))?.[0] ?? ";";
