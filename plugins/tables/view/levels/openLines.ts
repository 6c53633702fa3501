import { rowOf, type LineSource } from "../../model/lines.ts";

/** Lines around the place where a row stood in which it is looked for. */
const around = 200;

/** Lines by the ids of their rows. */
export type Places = ReadonlyMap<string, number>;

export interface OpenLines {
  /** Where the open rows stand that are there. */
  readonly there: Places;
  /** Rows that stood somewhere and are nowhere any more. */
  readonly gone: readonly string[];
}

/**
 * Where open rows stand by now.
 * @param before where they were seen last
 */
export function openLines(source: LineSource, opened: ReadonlySet<string>, before: Places): OpenLines {
  const there = new Map<string, number>();
  const gone: string[] = [];
  for (const id of opened) {
    const near = before.get(id);
    if (near === undefined) continue;
    const found = lineOf(source, id, near);
    if (typeof found === "number") there.set(id, found);
    else if (found === "gone") gone.push(id);
  }
  return { there, gone };
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
