import { isAdministrator } from "../../access/objectPolicy.ts";
import { relationSource } from "../../access/Relation.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { resolveSource, translator } from "../config/index.ts";

/** What the database says of a table, a view, a schema or a column that somebody took away behind the configuration's back. */
const missing: ReadonlySet<unknown> = new Set(["42P01", "3F000", "42703"]);

/**
 * Reads of a table, whose source the database may have lost.
 * @throws CallFailure `source_missing` with the table's title; administrators are told which source it is
 */
export async function namingSource<T>(context: CallContext, name: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || !missing.has(error.code)) throw error;
    throw await sourceMissing(context, name, error);
  }
}

async function sourceMissing(context: CallContext, name: string, cause: Error): Promise<unknown> {
  const config = await context.services.configuration.owning(context.project.id, name);
  const table = config.tables.get(name);
  if (!table) return cause;
  const source = relationSource(resolveSource(table.source, config));
  context.services.log.error({ err: cause, project: config.projectId, table: name, source }, "the source of a table is gone");
  const params = { table: translator(config, context)(table.title) };
  return new CallFailure("source_missing", { params, cause, ...(isAdministrator(context.caller) && { data: { source, why: cause.message } }) });
}
