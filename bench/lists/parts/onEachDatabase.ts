import type { Figure } from "../../harness/Figure.ts";
import type { DatabaseKind } from "./listsData.ts";

/** The figures of both databases, one database after the other. */
export async function onEachDatabase(measureOn: (kind: DatabaseKind) => Promise<readonly Figure[]>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of ["embedded", "postgres"] as const) figures.push(...(await measureOn(kind)));
  return figures;
}
