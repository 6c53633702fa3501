import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { Database } from "../../../server/database/Database.ts";
import { TestDatabases } from "./TestDatabases.ts";

const program = "insertUntilKilled";
const databases = await TestDatabases.prepare({ [program]: `tests/integration/database/${program}.ts` });
afterAll(() => databases.dispose());

const one = async (database: Database): Promise<unknown> => (await sql`select 1 as one`.execute(database.sql)).rows;

/** Runs the child until it has acknowledged `count` rows, kills it, and gives all numbers that it acknowledged. */
async function killAfter(folder: string, count: number): Promise<number[]> {
  const child = spawn(process.execPath, [databases.program(program), folder], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (data: Buffer) => {
    output += data.toString();
    if (output.split("\n").length > count) child.kill("SIGKILL");
  });
  await new Promise((resolve) => child.once("close", resolve));
  // The last line may be cut off by the kill.
  return output.split("\n").slice(0, -1).map(Number);
}

describe("one owner", () => {
  it("DB40, DB43 another process is refused while it is open, and gets it at once after close", async () => {
    const folder = await databases.emptyFolder();
    const database = await databases.openFolder(folder);
    await expect(databases.openFolder(folder)).rejects.toMatchObject({ name: "DirectoryInUse", directory: folder });
    const child = spawn(process.execPath, [databases.program(program), folder], { stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    child.stderr.on("data", (data: Buffer) => void (complaint += data.toString()));
    expect(await new Promise((resolve) => child.once("close", resolve))).not.toBe(0);
    expect(complaint).toContain(`The database in ${folder} is in use by another process`);
    await database.close();
    expect((await killAfter(folder, 10)).length).toBeGreaterThanOrEqual(10);
  });
});

describe("durability", () => {
  it("DB41 every row that was acknowledged before kill -9 is there, time and again", async () => {
    const folder = await databases.emptyFolder();
    const acknowledged: number[] = [];
    for (const count of [1, 300, 1_000]) acknowledged.push(...(await killAfter(folder, count)));
    const database = await databases.openFolder(folder);
    const { rows } = await sql<{ n: number; ok: boolean }>`
      select n, text = repeat('ў', n % 900) as ok from saves`.execute(database.sql);
    const kept = new Set(rows.flatMap(({ n, ok }) => (ok ? [n] : [])));
    expect(acknowledged.length).toBeGreaterThan(1_300);
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
    await database.close();
  });

  it("DB42 it refuses to open with a parameter that would lose rows", async () => {
    const folder = await databases.emptyFolder();
    await (await databases.openFolder(folder)).close();
    for (const parameter of ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "wal_sync_method=fdatasync"]) {
      const opening = databases.openFolder(folder, { parameters: [parameter] });
      await expect(opening, parameter).rejects.toMatchObject({ name: "NotDurable" });
    }
    const database = await databases.openFolder(folder);
    expect(await one(database)).toEqual([{ one: 1 }]);
    await database.close();
  });

  it("DB47 a first start that was interrupted is begun anew", async () => {
    const folder = databases.newFolder();
    mkdirSync(join(folder, "database.init", "base"), { recursive: true });
    writeFileSync(join(folder, "database.init", "PG_VERSION"), "");
    const database = await databases.openFolder(folder);
    expect(await one(database)).toEqual([{ one: 1 }]);
    expect(existsSync(join(folder, "database.init"))).toBe(false);
    await database.close();
  });
});
