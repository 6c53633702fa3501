import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { uuidv7 } from "#core/uuid/uuidv7.ts";

type Rows = AsyncIterable<Readonly<Record<string, unknown>>> | Iterable<Readonly<Record<string, unknown>>>;

/** What a seed script may use. */
export interface SeedContext {
  /**
   * The id of a row, the same at every seeding: rows of one dataset with rising numbers have rising ids.
   * @example idOf("cities", 601294)
   */
  idOf(dataset: string, number: number): string;
  /** Ids of the text's users by name. */
  readonly users: Readonly<Record<string, string>>;
}

/** `seed/<dataset>.mjs`, which exports `rows(context)`. The project's folder is its operator's, and so is its code. */
export interface SeedScript {
  readonly dataset: string;
  rows(context: SeedContext): Rows;
}

export async function loadSeedScripts(projectDir: string): Promise<SeedScript[]> {
  const folder = join(projectDir, "seed");
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(".mjs")).sort();
  const scripts = await Promise.all(names.map(async (name) => {
    const { rows } = (await import(pathToFileURL(join(folder, name)).href)) as { rows?: SeedScript["rows"] };
    return rows && { dataset: basename(name, ".mjs"), rows };
  }));
  // A module without rows is one that others share.
  return scripts.filter((script) => script !== undefined);
}

/** 1 January 2026: ids of seeded rows sort before those that people make. */
const seedTime = Date.UTC(2026, 0, 1);

export function seedId(dataset: string, number: number): string {
  const digest = createHash("sha256").update(`${dataset}/${number}`).digest();
  return uuidv7(seedTime + number, digest.subarray(0, 10));
}
