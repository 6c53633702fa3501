import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { ConstraintViolation, DatabaseUnavailable } from "../../../database/databaseErrors.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { schemaOf, type DdlStatement } from "../../datasets/index.ts";
import { refuseText } from "../text/problems/refuseText.ts";
import type { ChangeProgress } from "./ChangeProgress.ts";
import type { ChangeContext } from "./ChangeContext.ts";

/** SQLSTATE classes of values that do not fit: 22 data exception, 42804 datatype mismatch, 42846 cannot coerce. */
const unfit = /^(22|42804|42846)/;

/**
 * Runs DDL in the project's schema.
 * @throws CallFailure `config_invalid` when rows that are there do not fit the new table; `table_in_use`, which passes, when
 *   others use a table for longer than a second
 */
export async function runDdl(
  tx: Kysely<PlatonSchema>, { project, locale }: ChangeContext, statements: readonly DdlStatement[], progress?: ChangeProgress,
): Promise<void> {
  if (statements.length === 0) return;
  await sql`create schema if not exists ${sql.id(schemaOf(project.id))}`.execute(tx);
  // Whoever waits for a table holds up all who come after: better to give up soon and be asked again.
  await sql`set local lock_timeout = '1s'`.execute(tx);
  for (const statement of statements) {
    try {
      await progress?.next(tx);
      await statement.execute(tx);
    } catch (error) {
      if (isLocked(error)) throw new CallFailure("table_in_use", { cause: error });
      const code = error instanceof Error ? String((error as { code?: unknown }).code) : "";
      if (!(error instanceof ConstraintViolation) && !unfit.test(code)) throw error;
      const table = error instanceof ConstraintViolation ? error.table?.split(".").at(-1) : undefined;
      const file = table === undefined ? "datasets" : `datasets/${table}.json`;
      const why = error instanceof Error ? error.message : String(error);
      throw refuseText([{ file, path: "$", reason: "rowsInTheWay", params: { why } }], locale);
    }
  }
  await sql`set local lock_timeout to default`.execute(tx);
}

/** SQLSTATE 55P03: another transaction has held the table for longer than this one waits. */
const isLocked = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && (error.cause as { code?: unknown } | undefined)?.code === "55P03";
