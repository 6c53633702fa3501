import { isAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import type { ProjectConfig } from "./ProjectConfig.ts";
import { translator } from "./translator.ts";

/** What the database says of a table, a view, a schema or a column that somebody took away behind the configuration's back. */
const missing: ReadonlySet<unknown> = new Set(["42P01", "3F000", "42703"]);

/** Whether the database has lost what a statement is about. */
export const isMissing = (error: unknown): error is Error => error instanceof Error && "code" in error && missing.has(error.code);

/**
 * `source_missing` with the title of what is shown from the source; administrators are told which source it is.
 * @param shown of the table or the form: its name, its title and the key of its source
 */
export function sourceMissing(
  context: CallContext, config: ProjectConfig, { name, title, source }: { readonly name: string; readonly title: string; readonly source: string }, cause: Error,
): CallFailure {
  context.services.log.error({ err: cause, project: config.projectId, shown: name, source }, "the source of a table or a form is gone");
  const params = { table: translator(config, context)(title) };
  return new CallFailure("source_missing", { params, cause, ...(isAdministrator(context.caller) && { data: { source, why: cause.message } }) });
}
