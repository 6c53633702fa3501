import type { RowFile } from "#contract/file.ts";
import { isRecordId } from "../../access/isRecordId.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { isFileKind, kindInfo } from "./fileKinds.ts";
import { issueFileTicket } from "./fileTicket.ts";

/** A field of a row, and the ids in it. */
export interface NamedFiles {
  readonly recordId: string;
  readonly field: string;
  readonly ids: readonly string[];
}

/**
 * What a list shows of files that its rows name, and were found to hold: all rows of a page at once. A guest's addresses need no
 * ticket, because the table is public.
 * @returns by the id of the file
 */
export async function readRowFiles(context: CallContext, source: string, named: readonly NamedFiles[]): Promise<ReadonlyMap<string, RowFile>> {
  const places = new Map(named.flatMap(({ recordId, field, ids }) => ids.map((id) => [id, `${recordId} ${field}`] as const)));
  const ids = [...places.keys()].filter(isRecordId);
  if (ids.length === 0) return new Map();
  const rows = await context.services.database.sql
    .selectFrom("platon.files")
    .select(["id", "name", "size", "extension", "kind", "record_id", "field"])
    .where("id", "in", ids)
    .where("project_id", "=", context.project.id)
    .where("source", "=", source)
    .where("state", "=", "ready")
    .execute();
  // An id that another record has in its field shows nothing here.
  const held = rows.filter(({ id, record_id: recordId, field }) => places.get(id) === `${recordId} ${field}`);
  const shown = held.map(async ({ id, name, size, extension, kind }): Promise<[string, RowFile]> => {
    const hasThumbnail = isFileKind(kind) && kindInfo(kind).isShrinkable === true;
    const ticket = context.caller === undefined ? null : await issueFileTicket(context, id, { isSteady: true });
    return [id, { name, size, extension, hasThumbnail, ticket }];
  });
  return new Map(await Promise.all(shown));
}
