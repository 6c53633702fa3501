import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { placesAsKept } from "./placeLines.ts";

/** A table of the same columns, with the same keys. */
const table = `create table bare_places (
  id uuid primary key default gen_random_uuid(), code text not null unique, title text not null, region text, kind text, population int, area numeric(38, 2), share numeric(38, 4),
  founded date, seen_at timestamptz, is_open boolean, phone text, note text)`;
const columns = "code, title, region, kind, population, area, share, founded, seen_at, is_open, phone, note";
const form = "with (format csv, delimiter ';')";

/** Seconds that the database itself takes for the rows. @param url of PostgreSQL; the embedded one in a folder of its own without */
export async function bareCopy(count: number, url: string | undefined): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "platon-copy-"));
  try {
    return await (url === undefined ? copyEmbedded(folder, count) : copyPostgres(folder, { count, url }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyEmbedded(folder: string, count: number): Promise<number> {
  const database = await PGlite.create(join(folder, "database"));
  await database.exec(table);
  const blob = new Blob([placesAsKept(count)]);
  const start = performance.now();
  await database.query(`copy bare_places (${columns}) from '/dev/blob' ${form}`, [], { blob });
  const seconds = (performance.now() - start) / 1_000;
  await database.close();
  return seconds;
}

/** From a file that the server reads itself. */
async function copyPostgres(folder: string, { count, url }: { readonly count: number; readonly url: string }): Promise<number> {
  const file = join(folder, "places.csv");
  writeFileSync(file, placesAsKept(count));
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(table);
    const start = performance.now();
    await client.query(`copy bare_places (${columns}) from '${file}' ${form}`);
    return (performance.now() - start) / 1_000;
  } finally {
    await client.query("drop table if exists bare_places");
    await client.end();
  }
}
