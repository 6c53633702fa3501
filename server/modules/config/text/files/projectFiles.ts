import type { ProjectFile } from "#contract/config.ts";
import type { TextProblem } from "../problems/reasons.ts";

/** The files of one text, which lead to each other by name and to nothing else. */
export interface FileSet {
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: readonly TextProblem[];
}

const codeFile = /\.(tsx?|jsx?|css|html|docx)$/;

/** What is no text stands in a text as base64, and in a folder as its bytes. */
export const isBinaryFile = (path: string): boolean => path.endsWith(".docx");

export const isCodeFile = (path: string): boolean => codeFile.test(path);

export function fileSet(files: readonly ProjectFile[]): FileSet {
  const texts = new Map<string, string>();
  const problems: TextProblem[] = [];
  for (const { path, text } of files) {
    if (!isPlainPath(path)) problems.push({ file: path, path: "$", reason: "badPath" });
    else if (texts.has(path)) problems.push({ file: path, path: "$", reason: "twice", params: { name: path } });
    else texts.set(path, plainText(text));
  }
  return { texts, problems };
}

/**
 * What a file says, whichever editor and system saved it: without a byte order mark, with "\n" between its lines, its
 * letters composed as the database keeps them. Applied again, the same file changes nothing.
 */
export const plainText = (text: string): string => text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n").normalize("NFC");

/** Words below the project's folder: nothing that leaves it, nothing that another system reads differently. */
function isPlainPath(path: string): boolean {
  return path.split("/").every((part) => /^[\p{L}\p{N}_$@-][\p{L}\p{N}_$@. -]*$/u.test(part) && !part.endsWith("."));
}

/** The path of `name` as a file in `folder` says it; undefined when it leaves the project. */
export function resolveBeside(file: string, name: string): string | undefined {
  const plain = name.startsWith("./") ? name.slice(2) : name;
  if (!isPlainPath(plain)) return undefined;
  const slash = file.lastIndexOf("/");
  return slash < 0 ? plain : `${file.slice(0, slash)}/${plain}`;
}
