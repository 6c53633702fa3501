export interface FileNameParts {
  readonly stem: string;
  /** Without the point; empty when there is none. */
  readonly extension: string;
}

/**
 * A file's name as it may be shown: its last part only, composed (NFC), without control characters, characters that turn
 * the direction of reading (`gpj.exe` shown as `exe.jpg`), or halves of a pair. A name of which nothing is left is `file`.
 * @example splitFileName("../report.csv") // { stem: "report", extension: "csv" }
 */
export function splitFileName(given: string): FileNameParts {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, "")
    .normalize("NFC")
    .replace(/[<>:"|?*]/g, "_")
    .replace(/\s+/g, " ")
    .replace(/^[ .]+|[ .]+$/g, "");
  const [, stem = clean, extension = ""] = /^(.*)\.([A-Za-z0-9]{1,16})$/su.exec(clean) ?? [];
  return { stem: stem === "" ? "file" : stem, extension };
}
