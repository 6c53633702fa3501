import pg from "pg";
import type { SqlAnswer } from "#contract/database.ts";
import { readAsReader } from "../../../database/postgres/readAsReader.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { recordAudit } from "../../audit/index.ts";
import { schemaOf } from "../../datasets/index.ts";
import { grantReading } from "./grantReading.ts";
import { readerOf } from "./readerOf.ts";

/** At once, of a node. */
const runningAtMost = 2;
let running = 0;

/**
 * Reads the project's own tables by SQL: as the project's login role for that, by one statement that reads, for 10 seconds.
 * The text stands in the audit record, whatever comes of it.
 *
 * @throws CallFailure `forbidden` without permission `platon.sql` or where there is no such role; `sql_refused` with what
 *   PostgreSQL says and where; `too_many_requests`
 */
export async function runSql(context: CallContext, given: string): Promise<SqlAnswer> {
  const { project, services } = context;
  const reader = await readerOf(context);
  if ("state" in reader) throw new CallFailure("forbidden");
  if (running >= runningAtMost) throw new CallFailure("too_many_requests", { params: { seconds: 5 } });
  running += 1;
  try {
    await recordAudit(services.database.sql, context, { event: "custom", object: "database:sql", details: { action: "sql", text: given } });
    const config = await services.configuration.of(project.id);
    await services.database.transaction((tx) => grantReading(tx, config, { role: reader.role, projectId: project.id }));
    const begun = performance.now();
    const answer = await readAsReader({ url: reader.url, schema: schemaOf(project.id), text: given.replace(/[\s;]+$/, "") });
    return { ...answer, columns: [...answer.columns], rows: answer.rows.map((row) => [...row]), ms: Math.round(performance.now() - begun) };
  } catch (error) {
    throw refused(error, given);
  } finally {
    running -= 1;
  }
}

/** What PostgreSQL says, and where in the text. */
function refused(error: unknown, text: string): unknown {
  if (error instanceof CallFailure) return error;
  if (!(error instanceof Error)) return error;
  const { position, hint, code } = error instanceof pg.DatabaseError ? error : { position: undefined, hint: undefined, code: undefined };
  const at = position === undefined ? undefined : placeOf(text, Number(position));
  return new CallFailure("sql_refused", { params: { why: error.message }, data: { ...at, ...(hint !== undefined && { hint }), ...(code !== undefined && { sqlState: code }) }, cause: error });
}

/** PostgreSQL counts letters from 1. */
function placeOf(text: string, position: number): { position: number; line: number; column: number } {
  const lines = [...text].slice(0, position - 1).join("").split("\n");
  return { position, line: lines.length, column: [...(lines.at(-1) ?? "")].length + 1 };
}
