import { sql, type RawBuilder, type SqlBool } from "kysely";
import { isAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { anyOf, scopesOver } from "../fileScopes.ts";
import { keepsLibrary } from "../library.ts";

/**
 * What of the project's files is looked at: all that the caller may read, those of theirs that no record holds, or
 * everybody's that no record holds and that go by themselves.
 */
export type FileView = "all" | "own" | "orphans";

/**
 * Which rows of `platon.files as f` the caller is told of, in the statement that reads them: permissions, row rules and
 * fields of every table and form through which a file's record is reached, as reading the file itself asks (FI20, FI21).
 * @throws CallFailure forbidden, of files that no record holds, to all but administrators
 */
export async function seenFiles(context: CallContext, view: FileView): Promise<RawBuilder<SqlBool>> {
  const { caller, project, services } = context;
  const living = sql<SqlBool>`f.project_id = ${project.id} and f.state = 'ready'`;
  const library = sql<SqlBool>`(f.record_id is null and f.expires_at is null)`;
  const passing = sql<SqlBool>`(f.record_id is null and f.expires_at > ${services.now().toISOString()}::timestamptz)`;
  const own = sql<SqlBool>`((${library} or ${passing}) and f.uploaded_by = ${caller?.userId ?? null}::uuid)`;
  if (view === "own") return sql<SqlBool>`${living} and ${own}`;
  const kept = keepsLibrary(caller) ? [library] : [];
  if (view === "all") return sql<SqlBool>`${living} and (${sql.join([own, ...kept, ...(await heldFiles(context))], sql` or `)})`;
  if (!isAdministrator(caller)) throw new CallFailure("forbidden");
  return sql<SqlBool>`${living} and ${passing}`;
}

/** One condition for each field of records that has files, if there is a way for the caller to see it. */
async function heldFiles(context: CallContext): Promise<RawBuilder<SqlBool>[]> {
  const holders = await context.services.database.sql
    .selectFrom("platon.files")
    .select(["source", "field"])
    .distinct()
    .where("project_id", "=", context.project.id)
    .where("record_id", "is not", null)
    .execute();
  const conditions = await Promise.all(holders.map(({ source, field }) => heldBy(context, source ?? "", field ?? "")));
  return conditions.flat();
}

async function heldBy(context: CallContext, source: string, field: string): Promise<RawBuilder<SqlBool>[]> {
  const scopes = await scopesOver(context, { source, field, recordId: "" }, "read");
  const [first] = scopes;
  if (!first) return [];
  const records = sql`select 1 from ${first.from()} where t.id = f.record_id and ${anyOf(scopes)}`;
  return [sql<SqlBool>`(f.source = ${source} and f.field = ${field} and exists (${records}))`];
}
