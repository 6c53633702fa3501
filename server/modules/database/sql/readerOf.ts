import type { SqlState } from "#contract/database.ts";
import { hasPermission } from "#core/permissions/hasPermission.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { schemaOf } from "../../datasets/index.ts";
import { whyNoReader } from "./whyNoReader.ts";

/** A login role that reads a project's own tables and may do nothing else. */
export interface Reader {
  readonly url: string;
  readonly role: string;
}

/**
 * Who reads for the caller's project by SQL, or why nobody does. Raw rows are more than configuration: administrators need the
 * permission too.
 */
export async function readerOf({ caller, project, services }: CallContext): Promise<Reader | Exclude<SqlState, { state: "ready" }>> {
  const { database, config } = services;
  if (database.kind === "embedded") return { state: "embedded" };
  const url = config.sqlReaders.get(project.id);
  if (url === undefined) return { state: "noRole" };
  if (caller === undefined || !hasPermission(caller.permissions, "platon.sql")) return { state: "noPermission" };
  const role = decodeURIComponent(new URL(url).username);
  const why = await whyNoReader(database, { role, schema: schemaOf(project.id) });
  return why === undefined ? { url, role } : { state: "unsafe", why };
}
