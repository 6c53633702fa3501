import { writeSync } from "node:fs";
import { sql } from "kysely";
import { openDatabase } from "../../../server/database/openDatabase.ts";

// A child process that inserts rows, many at once, and prints each one's number as soon as it is acknowledged.

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const database = await openDatabase({ dataDir: process.argv[2] ?? "", log });
await sql`create table if not exists saves (n int primary key, text text)`.execute(database.sql);
const { rows } = await sql<{ next: number }>`select coalesce(max(n), 0) + 1 as next from saves`.execute(database.sql);
let next = rows[0]?.next ?? 1;

async function insertForEver(): Promise<never> {
  for (;;) {
    const n = next++;
    const text = "ў".repeat(n % 900);
    if (n % 2 === 0) await sql`insert into saves values (${n}, ${text})`.execute(database.sql);
    else await database.transaction((tx) => sql`insert into saves values (${n}, ${text})`.execute(tx));
    writeSync(1, `${n}\n`);
  }
}

await Promise.all(Array.from({ length: 200 }, insertForEver));
