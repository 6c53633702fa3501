/** What is wrong with what: `error` is what `apply` refuses, `warning` is probably not meant, `note` is to be known. */
export type Level = "error" | "warning" | "note";

/** A place in a project's text, as checks know it: a file and a path of JSON, `$.columns[2].title`. */
export interface Remark {
  readonly rule: string;
  readonly level: Level;
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

/** The same for people and programs that open files: line and column count from 1. */
export interface Finding extends Remark {
  readonly line: number;
  readonly column: number;
}
