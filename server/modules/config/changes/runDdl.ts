import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { ConstraintViolation } from "../../../database/databaseErrors.ts";
import { schemaOf, type DdlStatement } from "../../datasets/index.ts";
import { refuseText } from "../text/problems/refuseText.ts";
import type { ChangeContext } from "./ChangeContext.ts";

/** SQLSTATE classes of values that do not fit: 22 data exception, 42804 datatype mismatch, 42846 cannot coerce. */
const unfit = /^(22|42804|42846)/;

/**
 * Runs DDL in the project's schema.
 * @throws CallFailure `config_invalid` when rows that are there do not fit the new table
 */
export async function runDdl(
  tx: Kysely<PlatonSchema>, { project, locale }: ChangeContext, statements: readonly DdlStatement[],
): Promise<void> {
  if (statements.length === 0) return;
  await sql`create schema if not exists ${sql.id(schemaOf(project.id))}`.execute(tx);
  for (const statement of statements) {
    try {
      await statement.execute(tx);
    } catch (error) {
      const code = error instanceof Error ? String((error as { code?: unknown }).code) : "";
      if (!(error instanceof ConstraintViolation) && !unfit.test(code)) throw error;
      const table = error instanceof ConstraintViolation ? error.table?.split(".").at(-1) : undefined;
      const file = table === undefined ? "datasets" : `datasets/${table}.json`;
      const why = error instanceof Error ? error.message : String(error);
      throw refuseText([{ file, path: "$", reason: "rowsInTheWay", params: { why } }], locale);
    }
  }
}
