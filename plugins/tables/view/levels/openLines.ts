import { rowOf, type LineSource } from "../../model/lines.ts";

/** Lines around the place where a row stood in which it is looked for. */
const around = 200;

export interface OpenLines {
  /** Where the open rows stand that are there, by their lines. */
  readonly lines: ReadonlyMap<number, string>;
  /** Rows that stood somewhere and are nowhere any more. */
  readonly gone: readonly string[];
}

/**
 * Where open rows stand by now.
 * @param before where they stood
 */
export function openLines(source: LineSource, opened: ReadonlySet<string>, before: ReadonlyMap<number, string>): OpenLines {
  const placed = new Map([...before].map(([line, id]) => [id, line]));
  const lines = new Map<number, string>();
  const gone: string[] = [];
  for (const id of opened) {
    const near = placed.get(id);
    if (near === undefined) continue;
    const found = lineOf(source, id, near);
    if (typeof found === "number") lines.set(found, id);
    else if (found === "gone") gone.push(id);
  }
  return { lines, gone };
}

function lineOf(source: LineSource, id: string, near: number): number | "gone" | "unknown" {
  const height = source.height ?? 0;
  const idAt = (at: number): string | undefined => rowOf(source.line(at))?.$id;
  if (near < height && idAt(near) === id) return near;
  let isWhole = true;
  for (let at = Math.max(0, near - around); at < Math.min(height, near + around); at += 1) {
    const line = source.line(at);
    if (rowOf(line)?.$id === id) return at;
    if (line.kind === "row" && line.row === undefined) isWhole = false;
  }
  // Where all that could be looked at is there, and it is not: of larger tables nobody knows.
  return isWhole && height <= 2 * around && !source.isGrouped ? "gone" : "unknown";
}
