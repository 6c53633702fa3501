import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { CompiledQuery } from "kysely";
import type { Database } from "../../server/database/Database.ts";

interface RecordedAnswer {
  /** The first one reads the rows. */
  readonly queries: readonly CompiledQuery[];
  readonly result: string;
}

export interface HandWritten {
  readonly url: string;
  close(): void;
}

/** What one would write by hand for this one list: no token, no permissions, no checks, no log. */
export async function startHandWritten(database: Database, { queries, result }: RecordedAnswer): Promise<HandWritten> {
  const example = JSON.parse(result) as { data: { rows: Record<string, unknown>[] } };
  const names = Object.keys(example.data.rows[0] ?? {}).slice(2);
  // Numeric columns come from the database as text.
  const numbers = new Set(names.filter((name) => example.data.rows.some((row) => typeof row[name] === "number")));
  const server = createServer(async (request, response) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of request) pieces.push(piece as Uint8Array);
    const { pageSize } = JSON.parse(Buffer.concat(pieces).toString()) as { pageSize: number };
    const answers = [];
    for (const query of queries) answers.push((await database.sql.executeQuery<Record<string, unknown>>(query)).rows);
    const rows = (answers[0] ?? []).slice(0, pageSize).map((row) => {
      const shown: Record<string, unknown> = { $id: row["$id"], $version: row["$version"] };
      for (const [index, name] of names.entries()) shown[name] = present(numbers.has(name), row[`v${index}`]);
      return shown;
    });
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.end(JSON.stringify({ ...example, data: { ...example.data, rows } }));
  });
  return { url: await listenOn(server), close: () => void server.close() };
}

const present = (isNumber: boolean, value: unknown): unknown => (isNumber && value !== null ? Number(value) : value);

async function listenOn(server: Server): Promise<string> {
  await once(server.listen(0, "localhost"), "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
