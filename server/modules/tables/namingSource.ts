import { relationSource } from "../../access/Relation.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { isMissing, resolveSource, sourceMissing } from "../config/index.ts";

/**
 * Reads of a table, whose source the database may have lost.
 * @throws CallFailure `source_missing` with the table's title; administrators are told which source it is
 */
export async function namingSource<T>(context: CallContext, name: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isMissing(error)) throw error;
    const config = await context.services.configuration.owning(context.project, name);
    const table = config.tables.get(name);
    throw table ? sourceMissing(context, config, { name, title: table.title, source: relationSource(resolveSource(table.source, config)) }, error) : error;
  }
}
